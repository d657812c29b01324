import { texts } from '@platewise/contract/texts';
import { IconCircleCheck } from '@tabler/icons-react';
import { CertificateTable } from '../../../shared/certificate/certificate-table.tsx';
import { certificateWords } from '../../../shared/certificate/certificate-words.ts';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import classes from './picture.module.css';
import proof from './proof-picture.module.css';

/** The example's certificate: its line, the day's figures, and what it cannot know. */
export function ProofPicture() {
  return (
    <div className={classes.sheet}>
      <p className={proof.line}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {certificateWords(EXAMPLE_CERTIFICATE)}
      </p>
      <CertificateTable certificate={EXAMPLE_CERTIFICATE} />
      <p className={classes.small}>{texts.certificate.limits}</p>
    </div>
  );
}
