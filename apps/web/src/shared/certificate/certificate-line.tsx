import { Box, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import disclosure from '../ui/layout/disclosure.module.css';
import typography from '../ui/typography/typography.module.css';
import { CertificateAccount, type CertificateAccountProps } from './certificate-account.tsx';
import { CertificateSeal, NotMedicalAdvice } from './certificate-seal.tsx';

/** The plan's proof: one quiet line with a check, which opens into the full account. */
export function CertificateLine(proof: CertificateAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const accountId = useId();

  return (
    <Box mb="var(--space-20)">
      <UnstyledButton
        className={`${disclosure.line} ${typography.figures}`}
        fz="sm"
        aria-expanded={isOpen}
        aria-controls={accountId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CertificateSeal certificate={proof.certificate} />
      </UnstyledButton>
      <NotMedicalAdvice />
      <Box id={accountId} hidden={!isOpen}>
        {isOpen && <CertificateAccount {...proof} />}
      </Box>
    </Box>
  );
}
