import { Box, Collapse, UnstyledButton } from '@mantine/core';
import type { Certificate } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CertificateAccount } from './certificate-account.tsx';
import classes from './certificate-line.module.css';
import { certificateWords } from './certificate-words.ts';

/** The plan's proof: one quiet line with a check, which opens into the full account. */
export function CertificateLine({ certificate }: { certificate: Certificate }) {
  const [isOpen, setIsOpen] = useState(false);
  const accountId = useId();

  return (
    <Box mb="var(--space-20)">
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={accountId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconCircleCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
        <span>{certificateWords(certificate)}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} data-open={isOpen} />
      </UnstyledButton>
      <p className={classes.advice}>{texts.planner.notMedicalAdvice}</p>
      <Collapse id={accountId} expanded={isOpen}>
        <CertificateAccount certificate={certificate} />
      </Collapse>
    </Box>
  );
}
