import { texts } from '@platewise/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { DayTotal } from './day-total.tsx';
import { DemoLimit } from './demo-limit.tsx';
import { lastDemoPlan } from './last-demo-plan.ts';
import { PlanPane } from './plan-pane.tsx';
import { PlannerForm } from './planner-form.tsx';
import classes from './planner-page.module.css';
import { INITIAL_PLANNER_VALUES, readCalorieTarget } from './planner-values.ts';
import { useCurrentPlan } from './use-current-plan.ts';
import { useGeneratePlan } from './use-generate-plan.ts';

/** The workbench: the form on the left, the plan on the right, the day's total always in sight. */
export function PlannerPage() {
  const [values, setValues] = useState(INITIAL_PLANNER_VALUES);
  const current = useCurrentPlan();
  const generation = useGeneratePlan();
  const results = useRef<HTMLElement>(null);
  const { isPending, failure } = generation;
  const [demoPlan] = useState(lastDemoPlan);
  const plan = current.plan ?? (generation.isDemoLimitReached ? demoPlan : null);

  useEffect(() => {
    if ((isPending || failure) && results.current) showResults(results.current);
  }, [isPending, failure]);

  // The pressed button goes with the failure: the focus stays in the plan's place.
  function tryAgain() {
    generation.reset();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHeading title={texts.planner.title} subtitle={texts.planner.subtitle} />
      <div className={classes.workbench}>
        <div className={classes.form}>
          <PlannerForm
            buttonLabel={generation.isDemo ? texts.planner.tryDemo : texts.planner.generate}
            isPending={isPending}
            isBlocked={generation.isBlocked}
            onGenerate={generation.generate}
            onChange={setValues}
          />
          {generation.isDemoLimitReached && <DemoLimit />}
        </div>
        <div className={classes.plan}>
          <section ref={results} tabIndex={-1} className={classes.results}>
            <PlanPane generation={{ ...generation, reset: tryAgain }} plan={plan} />
          </section>
          <DayTotal
            certificate={isPending || generation.failure ? null : (plan?.result.certificate ?? null)}
            targetKcal={readCalorieTarget(values.calorieTarget)}
          />
        </div>
      </div>
    </>
  );
}

// On a narrow screen the plan lies below the form; elsewhere its beginning may have been scrolled beneath the bars.
function showResults(results: HTMLElement) {
  const { top } = results.getBoundingClientRect();
  const coveredPx = Number.parseFloat(getComputedStyle(results).scrollMarginTop);
  if (top >= coveredPx && top < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
