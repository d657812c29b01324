import { Title } from '@mantine/core';
import { preview as words } from '@platewise/contract/locales/en/site/preview';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EXAMPLE_MEALS, EXAMPLE_WARNINGS } from '../../content/example-plan.ts';
import { PlanWarnings } from '../planner/plan-warnings.tsx';
import { AskedFor } from './asked-for.tsx';
import { ExampleCertificate } from './example-certificate.tsx';
import { ExampleMealCard } from './example-meal-card.tsx';
import classes from './preview-page.module.css';

/** /preview : a real plan to look at before signing up. */
export function PreviewPage() {
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <AskedFor />
      <section className={classes.plan} aria-labelledby="plan">
        <Title order={2} id="plan">
          {words.planTitle}
        </Title>
        <ExampleCertificate />
        <PlanWarnings warnings={EXAMPLE_WARNINGS} />
        <div className={classes.meals}>
          {EXAMPLE_MEALS.map((meal) => (
            <ExampleMealCard key={meal.name} meal={meal} />
          ))}
        </div>
      </section>
      <section className={classes.closing} aria-labelledby="own">
        <Title order={2} id="own">
          {words.closingTitle}
        </Title>
        <p>{words.closingText}</p>
        <div className={classes.actions}>
          <ButtonLink to="/signup" size="lg">
            {words.signUp}
          </ButtonLink>
          <ButtonLink to="/meal" size="lg" variant="default">
            {words.tryFirst}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
