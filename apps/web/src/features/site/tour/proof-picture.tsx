import { Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCircleCheck } from '@tabler/icons-react';
import { CertificateTable } from '../../../shared/certificate/certificate-table.tsx';
import { certificateWords } from '../../../shared/certificate/certificate-words.ts';
import lines from '../../../shared/ui/layout/lines.module.css';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import classes from './picture.module.css';

/** The example's certificate: its line, the day's figures, and what it cannot know. */
export function ProofPicture() {
  return (
    <div className={classes.sheet}>
      <Flex component="p" className={lines.below} gap="xs" mb="md" pb="md" fw={500} lh={1.4}>
        <IconCircleCheck size={20} stroke={1.5} color="var(--primary-text)" aria-hidden />
        {certificateWords(EXAMPLE_CERTIFICATE)}
      </Flex>
      <CertificateTable certificate={EXAMPLE_CERTIFICATE} />
      <Text size="sm" mt="sm" c="dimmed" lh={1.4}>
        {texts.certificate.limits}
      </Text>
    </div>
  );
}
