import { Group, Text, Title } from '@mantine/core';
import type { Certificate, LimitCertificate } from '@platewise/contract/generation/generation-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { sentenceOfStays } from '../exclusions/sentence-of-stays.ts';
import { FamilyAccount } from '../family/family-account.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { lazyPart } from '../ui/parts/lazy-part.tsx';
import classes from './certificate-account.module.css';
import { CertificateTable } from './certificate-table.tsx';
import { assessedExclusions, notAssessedSentence } from './certificate-words.ts';

const words = texts.certificate;

// Asked of the server only where somebody reads the account.
const NutrientCheck = lazyPart(async () => (await import('./nutrient-check.tsx')).NutrientCheck);

const ConditionsAccount = lazyPart(async () => (await import('./conditions-account.tsx')).ConditionsAccount);

export type CertificateAccountProps = {
  certificate: Certificate;
  /** The meals of the plan, where the server can be asked what they hold of each nutrient. */
  meals?: readonly Meal[];
  /** Of a plan that is saved and may be changed here. */
  planId?: string | null;
};

/** The full account: the figures against the target, what was checked, what each word was understood as, what could not be assessed. */
export function CertificateAccount({ certificate, meals, planId = null }: CertificateAccountProps) {
  return (
    <section className={classes.account} aria-label={words.title}>
      <div className={classes.rules}>
        {certificate.people ? (
          <FamilyAccount people={certificate.people} />
        ) : (
          <>
            <CertificateTable certificate={certificate} />
            <CheckedRules certificate={certificate} />
          </>
        )}
      </div>
      <div className={classes.rules}>
        <WishedLimits certificate={certificate} />
        {certificate.conditions && <ConditionsAccount conditions={certificate.conditions} />}
        <LeftOut certificate={certificate} />
        {meals && !certificate.people && <NutrientCheck meals={meals} planId={planId} />}
      </div>
      <p className={classes.limits}>{words.limits}</p>
    </section>
  );
}

function CheckedRules({ certificate: { diet, checkedIngredients } }: { certificate: Certificate }) {
  return (
    <>
      <Title order={3}>{words.dietTitle}</Title>
      <p>{diet === 'none' ? words.dietNone : words.dietChecked({ diet: texts.options.diet[diet] })}</p>
      <Title order={3}>{words.checkedTitle}</Title>
      <p>{words.checkedAccount({ count: checkedIngredients })}</p>
    </>
  );
}

/** The most of a nutrient that the notes wish for, and what the meals hold of it. */
function WishedLimits({ certificate: { sodium, fiber } }: { certificate: Certificate }) {
  return (
    <>
      {sodium && <WishedLimit name={texts.nutrients.names.sodium} limit={sodium} />}
      {fiber && <WishedLimit name={texts.nutrients.names.fiber} limit={fiber} />}
    </>
  );
}

function WishedLimit({ name, limit: { text, source } }: { name: string; limit: LimitCertificate }) {
  return (
    <>
      <Title order={3}>{name}</Title>
      <p>
        {text} {source}
      </p>
    </>
  );
}

function LeftOut({ certificate }: { certificate: Certificate }) {
  const excluded = assessedExclusions(certificate);
  const { notAssessed, checkedIngredients } = certificate;

  return (
    <>
      <Title order={3}>{words.excludedTitle}</Title>
      {excluded.length === 0 && <p>{notAssessed.length === 0 ? words.nothingExcluded : words.nothingAssessed}</p>}
      {excluded.map(({ term, understoodAs, foodsRemoved }) => (
        <p key={term}>
          {words.exclusionChecked({ term, count: checkedIngredients })}{' '}
          {words.understoodAs({ term, meaning: understoodAs })}{' '}
          {foodsRemoved === 0 ? words.noFoodsRemoved : words.foodsRemoved({ count: foodsRemoved })}
        </p>
      ))}
      <StaysIn terms={[...new Set(excluded.flatMap(({ staysIn = [] }) => staysIn))]} />
      {notAssessed.length > 0 && (
        <>
          <Title order={3}>{words.notAssessedTitle}</Title>
          <p>{notAssessedSentence(certificate)}</p>
        </>
      )}
    </>
  );
}

/** What goes by the name of a nut and stays in, each with the way to leave it out of the next plan. */
function StaysIn({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <Group gap="xs">
      <Text inherit flex="1 1 100%">
        {sentenceOfStays(terms)}
      </Text>
      {terms.map((term) => (
        <ButtonLink key={term} to="/meal" search={{ leaveOut: term }} variant="default" size="sm">
          {texts.certificate.leaveOut({ term })}
        </ButtonLink>
      ))}
    </Group>
  );
}
