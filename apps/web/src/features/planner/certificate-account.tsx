import { Title } from '@mantine/core';
import type { Certificate } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import classes from './certificate-account.module.css';
import { CertificateTable } from './certificate-table.tsx';
import { assessedExclusions } from './certificate-words.ts';

/** The full account: the figures against the target, what each word was understood as, what could not be assessed. */
export function CertificateAccount({ certificate }: { certificate: Certificate }) {
  const { diet, notAssessed } = certificate;
  const excluded = assessedExclusions(certificate);
  const words = texts.certificate;

  return (
    <section className={classes.account} aria-label={words.title}>
      <CertificateTable certificate={certificate} />
      <div className={classes.rules}>
        <Title order={3}>{words.dietTitle}</Title>
        <p>{diet === 'none' ? words.dietNone : words.dietChecked({ diet: texts.options.diet[diet] })}</p>
        {excluded.length > 0 && <Title order={3}>{words.excludedTitle}</Title>}
        {excluded.map(({ term, understoodAs, foodsRemoved }) => (
          <p key={term}>
            {words.understoodAs({ term, meaning: understoodAs })} {words.foodsRemoved({ count: foodsRemoved })}
          </p>
        ))}
        {notAssessed.length > 0 && <Title order={3}>{words.notAssessedTitle}</Title>}
        {notAssessed.map((term) => (
          <p key={term}>{words.notAssessed({ term })}</p>
        ))}
      </div>
      <p className={classes.limits}>{words.limits}</p>
    </section>
  );
}
