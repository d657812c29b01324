import { Box, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { preview as words } from '@platewise/contract/texts/site/preview';
import { CertificateAccount } from '../../../shared/certificate/certificate-account.tsx';
import { CertificateSeal, NotMedicalAdvice } from '../../../shared/certificate/certificate-seal.tsx';
import { PlanWarnings } from '../../../shared/certificate/plan-warnings.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import disclosure from '../../../shared/ui/layout/disclosure.module.css';
import lines from '../../../shared/ui/layout/lines.module.css';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import { EXAMPLE_MEALS, EXAMPLE_REQUEST, EXAMPLE_WARNINGS } from '../example/example-plan.ts';
import { ExampleMealCard } from './example-meal-card.tsx';
import classes from './preview-page.module.css';

/** /preview : a real plan to look at before signing up. */
export function PreviewPage() {
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <AskedFor />
      <Box component="section" mt="var(--space-48)" aria-labelledby="plan">
        <Title order={2} id="plan">
          {words.planTitle}
        </Title>
        <ExampleCertificate />
        <PlanWarnings warnings={EXAMPLE_WARNINGS} />
        <Stack gap="var(--space-20)" mt="var(--space-20)">
          {EXAMPLE_MEALS.map((meal) => (
            <ExampleMealCard key={meal.name} meal={meal} />
          ))}
        </Stack>
      </Box>
      <Box
        component="section"
        className={lines.above}
        mt="var(--space-64)"
        pt="var(--space-48)"
        pb="var(--space-96)"
        aria-labelledby="own"
      >
        <Title order={2} id="own">
          {words.closingTitle}
        </Title>
        <Text inherit mt="xs" mb="lg" c="dimmed">
          {words.closingText}
        </Text>
        <Group gap="sm" align="stretch">
          <ButtonLink to="/signup" size="lg">
            {words.signUp}
          </ButtonLink>
          <ButtonLink to="/meal" size="lg" variant="default">
            {words.tryFirst}
          </ButtonLink>
        </Group>
      </Box>
    </>
  );
}

const { goal, dietaryPreferences, mealCount, calorieTarget, excludeIngredients } = EXAMPLE_REQUEST;

const ROWS = [
  { term: words.goal, value: texts.options.goal[goal] },
  { term: words.diet, value: texts.options.diet[dietaryPreferences] },
  { term: words.meals, value: String(mealCount) },
  { term: words.target, value: kcalText(calorieTarget) },
  { term: words.without, value: excludeIngredients.join(', ') },
];

/** The request behind the example plan. */
function AskedFor() {
  return (
    <section aria-labelledby="asked">
      <Text id="asked" component="h2" size="sm" mb="xs" ff="text" fw={600} lts={0}>
        {words.askedTitle}
      </Text>
      <Flex component="dl" className={`${typography.figures} ${lines.aboveAndBelow} ${classes.rows}`} wrap="wrap">
        {ROWS.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Flex>
    </section>
  );
}

/** The certificate as each plan carries it, already opened; it works before any script has run. */
function ExampleCertificate() {
  return (
    <Box component="details" mt="md" mb="var(--space-20)" open>
      <summary className={`${disclosure.line} ${typography.figures}`}>
        <CertificateSeal certificate={EXAMPLE_CERTIFICATE} />
      </summary>
      <NotMedicalAdvice />
      <CertificateAccount certificate={EXAMPLE_CERTIFICATE} />
    </Box>
  );
}
