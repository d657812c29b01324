import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { EXAMPLE_CERTIFICATE } from '../../content/example-certificate.ts';
import { CertificateAccount } from '../planner/certificate-account.tsx';
import { certificateWords } from '../planner/certificate-words.ts';
import classes from './example-certificate.module.css';

/** The certificate as each plan carries it, already opened; it works before any script has run. */
export function ExampleCertificate() {
  return (
    <details className={classes.certificate} open>
      <summary className={classes.line}>
        <IconCircleCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
        <span>{certificateWords(EXAMPLE_CERTIFICATE)}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <p className={classes.advice}>{texts.planner.notMedicalAdvice}</p>
      <CertificateAccount certificate={EXAMPLE_CERTIFICATE} />
    </details>
  );
}
