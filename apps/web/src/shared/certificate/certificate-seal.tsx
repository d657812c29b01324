import { Text } from '@mantine/core';
import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import disclosure from '../ui/layout/disclosure.module.css';
import { certificateWords } from './certificate-words.ts';

/** What the line of a certificate says, which opens the account of it. */
export function CertificateSeal({ certificate }: { certificate: Certificate }) {
  return (
    <>
      <IconCircleCheck size={18} stroke={1.5} color="var(--primary-text)" aria-hidden />
      <span>{certificateWords(certificate)}</span>
      <IconChevronDown className={disclosure.chevron} size={18} stroke={1.5} aria-hidden />
    </>
  );
}

/** What a certificate does not say, in line with its words. */
export function NotMedicalAdvice() {
  return (
    <Text size="xs" ml="lg" c="dimmed">
      {texts.planner.notMedicalAdvice}
    </Text>
  );
}
