import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { FamilyDay } from '../family/family-day.tsx';
import { PlanMeals } from '../plan-changes/plan-meals.tsx';
import { CertificateLine } from '../planner/certificate-line.tsx';
import { PlanWarnings } from '../planner/plan-warnings.tsx';
import { PlanExportMenu } from '../sharing/plan-export-menu.tsx';
import { PlanSheet } from '../sharing/plan-sheet.tsx';
import { createdAtText } from './created-at.ts';
import { PlanMenu } from './plan-menu.tsx';
import { PlanName } from './plan-name.tsx';
import { PlanTotal } from './plan-total.tsx';
import classes from './saved-plan.module.css';
import type { PlanActions } from './use-plan-actions.ts';

/** One plan like a page of a cookbook: what it was for, when it was made, what it comes to, its meals. */
export function SavedPlan({ plan, planActions }: { plan: Plan; planActions: PlanActions }) {
  const nameId = `plan-${plan._id}`;
  const name = plan.name ?? texts.dashboard.unnamedPlan;
  const { actual, target, people } = plan.certificate;

  return (
    <article aria-labelledby={nameId} aria-busy={planActions.isBusy}>
      <div className={classes.header}>
        <div className={classes.heading}>
          <PlanName plan={plan} id={nameId} />
          <div className={classes.actions}>
            <PlanExportMenu plan={plan} name={name} />
            <PlanMenu plan={plan} planActions={planActions} />
          </div>
        </div>
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
      {people ? <FamilyDay people={people} /> : <PlanTotal day={actual} targetKcal={target.calories} />}
      <PlanWarnings warnings={plan.warnings} />
      <PlanMeals planId={plan._id} plan={plan} showNutrition />
      <PlanSheet plan={plan} name={name} />
    </article>
  );
}
