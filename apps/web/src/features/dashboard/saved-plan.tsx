import { Title } from '@mantine/core';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { PlanMeals } from '../plan-changes/plan-meals.tsx';
import { CertificateLine } from '../planner/certificate-line.tsx';
import { PlanWarnings } from '../planner/plan-warnings.tsx';
import { createdAtText } from './created-at.ts';
import classes from './saved-plan.module.css';

/** One plan like a page of a cookbook: what it was for, when it was made, its meals. */
export function SavedPlan({ plan }: { plan: Plan }) {
  return (
    <article aria-labelledby={`plan-${plan._id}`}>
      <div className={classes.header}>
        <Title order={2} id={`plan-${plan._id}`} className={classes.name}>
          {plan.name ?? texts.dashboard.unnamedPlan}
        </Title>
        <dl className={classes.facts}>
          <div>
            <dt>{texts.dashboard.goal}</dt>
            <dd>{texts.options.goal[plan.goal]}</dd>
          </div>
          <div>
            <dt>{texts.dashboard.diet}</dt>
            <dd>{texts.options.diet[plan.dietaryPreferences]}</dd>
          </div>
          <div>
            <dt>{texts.dashboard.createdAt}</dt>
            <dd>
              <time dateTime={plan.createdAt}>{createdAtText(plan.createdAt)}</time>
            </dd>
          </div>
        </dl>
      </div>
      <CertificateLine certificate={plan.certificate} />
      <PlanWarnings warnings={plan.warnings} />
      <PlanMeals planId={plan._id} plan={plan} showNutrition />
    </article>
  );
}
