import { Alert, Anchor, Flex, Text } from '@mantine/core';
import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FamilyTotal } from '../../../shared/family/family-total.tsx';
import { MACROS } from '../../../shared/meal/card/macro-shares.ts';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { type CurrentPlan, useCurrentPlan } from '../../../shared/plan/use-current-plan.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';
import { readCalorieTarget } from '../../../shared/planning/read-planner-values.ts';
import { Meter } from '../../../shared/ui/meters/meter.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import type { AddressWishes } from '../data/use-address-wishes.ts';
import { useGeneratePlan } from '../data/use-generate-plan.ts';
import { useStoredPlan } from '../data/use-stored-plan.ts';
import { ChosenFavorite } from '../parts/chosen-favorite.tsx';
import { PlanPane } from '../parts/plan-pane.tsx';
import { PlannerForm } from '../parts/planner-form.tsx';
import classes from './planner-page.module.css';

type PlannerPageProps = {
  /** The favorite that the next plan is made around. */
  favoriteId: string | undefined;
  onRemoveFavorite: () => void;
  /** What the address asks for as well, until the form has taken it. */
  wishes: AddressWishes;
  onTaken: () => void;
};

/** The workbench: the form on the left, the plan on the right, the day's total always in sight. */
export function PlannerPage({ favoriteId, onRemoveFavorite, wishes, onTaken }: PlannerPageProps) {
  const [{ mealCount, targetKcal }, setAsked] = useAsked();
  const [sharedKcal, setSharedKcal] = useState<number | null>(null);
  const current = useCurrentPlan();
  const generation = useGeneratePlan();
  const sentFavoriteId = useRef<string>(undefined);
  const results = useRef<HTMLElement>(null);
  const wasCancelled = useRef(false);
  const { isPending, failure } = generation;
  const demoPlan = useLastDemoPlan(generation.isDemoLimitReached);
  const plan = current.plan ?? demoPlan;

  const storedMeals = useStoredPlan(plan);

  useEffect(() => {
    if ((isPending || failure) && results.current) showResults(results.current);
  }, [isPending, failure]);

  // The form has taken the focus back by now: on a narrow screen it lies above what was looked at.
  useEffect(() => {
    if (isPending || !wasCancelled.current) return;
    wasCancelled.current = false;
    showFocus();
  }, [isPending]);

  function cancel() {
    wasCancelled.current = true;
    generation.cancel();
  }

  // The pressed button goes with the failure: the focus stays in the plan's place.
  function tryAgain() {
    generation.reset();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={classes.heading}>
        <PageHeading title={texts.planner.title} subtitle={texts.planner.subtitle} />
      </div>
      <div className={classes.workbench}>
        <div className={classes.form}>
          <ChosenFavorite
            favoriteId={favoriteId}
            mealCount={mealCount}
            onRemove={onRemoveFavorite}
            sentId={sentFavoriteId}
          />
          <PlannerForm
            buttonLabel={generation.isDemo ? texts.planner.tryDemo : texts.planner.generate}
            isPending={isPending}
            isBlocked={generation.isBlocked}
            isForOne={favoriteId !== undefined}
            wishes={wishes}
            onTaken={onTaken}
            onGenerate={(request, family) =>
              generation.generate({ ...request, withFavorite: sentFavoriteId.current }, family)
            }
            onChange={setAsked}
            onSharedKcal={setSharedKcal}
          />
          {generation.isDemoLimitReached && <DemoLimit />}
        </div>
        <div className={classes.plan}>
          <section ref={results} tabIndex={-1} className={classes.results}>
            <PlanPane generation={{ ...generation, reset: tryAgain, cancel }} plan={plan} storedMeals={storedMeals} />
          </section>
          <DayTotal
            certificate={isPending || generation.failure ? null : (plan?.result.certificate ?? null)}
            targetKcal={sharedKcal ?? targetKcal}
          />
        </div>
      </div>
    </>
  );
}

/** What the page shows of its form; what is typed elsewhere in the form renders the form alone. */
function useAsked() {
  const [mealCount, setMealCount] = useState(INITIAL_PLANNER_VALUES.mealCount);
  const [targetKcal, setTargetKcal] = useState(() => readCalorieTarget(INITIAL_PLANNER_VALUES.calorieTarget));
  const setAsked = useCallback((values: PlannerValues) => {
    setMealCount(values.mealCount);
    setTargetKcal(readCalorieTarget(values.calorieTarget));
  }, []);
  return [{ mealCount, targetKcal }, setAsked] as const;
}

// On a narrow screen the plan lies below the form; elsewhere its beginning may have been scrolled beneath the bars.
function showResults(results: HTMLElement) {
  const { top } = results.getBoundingClientRect();
  const coveredPx = Number.parseFloat(getComputedStyle(results).scrollMarginTop);
  if (top >= coveredPx && top < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}

function showFocus() {
  const focused = document.activeElement;
  const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > window.innerHeight) focused?.scrollIntoView({ block: 'center' });
}

type DayTotalProps = {
  /** Null while there is no plan to total. */
  certificate: Certificate | null;
  /** kcal that the form asks for. */
  targetKcal: number;
};

/** The sum of the plan's meals against the day's target, always in sight. */
function DayTotal({ certificate, targetKcal }: DayTotalProps) {
  if (!certificate) {
    return (
      <section className={classes.total} aria-label={texts.planner.dayTotal}>
        <p className={classes.energy}>
          <Text span size="sm" fw={500} lh="inherit">
            {texts.planner.dayTotal}
          </Text>
          <Text span inherit c="dimmed" fw={400}>
            {texts.planner.notYetPlanned({ target: wholeNumberText(targetKcal) })}
          </Text>
        </p>
      </section>
    );
  }
  const { actual, target, people } = certificate;
  if (people) {
    return (
      <section className={classes.total} aria-label={texts.planner.dayTotal}>
        <FamilyTotal people={people} />
      </section>
    );
  }
  return (
    <section className={classes.total} aria-label={texts.planner.dayTotal}>
      <p className={classes.energy}>
        <Text span size="sm" fw={500} lh="inherit">
          {texts.planner.dayTotal}
        </Text>
        <span>
          {texts.planner.ofTarget({
            actual: wholeNumberText(actual.calories),
            target: wholeNumberText(target.calories),
          })}
        </span>
      </p>
      <ul className={classes.macros}>
        {MACROS.map((macro) => (
          <Flex key={macro} component="li" direction="column">
            <Text span inherit c="dimmed">
              {texts.meal[macro]}
            </Text>
            <span>
              {texts.planner.ofTargetGrams({
                actual: wholeNumberText(actual.macros[macro]),
                target: wholeNumberText(target.macros[macro]),
              })}
            </span>
            <Meter value={actual.macros[macro]} max={target.macros[macro]} color={`var(--${macro})`} />
          </Flex>
        ))}
      </ul>
    </section>
  );
}

/** Both demo generations are used (core 2). */
function DemoLimit() {
  return (
    <Alert mt="md" color="saffron" variant="light">
      {texts.planner.demoLimit}{' '}
      <Anchor component={Link} to="/signup" inherit fw={600} underline="always">
        {texts.planner.demoSignUp}
      </Anchor>
    </Alert>
  );
}

/** What a visitor made last, for the page that says that the demo is over. */
function useLastDemoPlan(isOver: boolean): CurrentPlan | null {
  const [plan, setPlan] = useState<CurrentPlan | null>(null);
  useEffect(() => {
    if (isOver) void lastDemoPlan().then(setPlan, () => undefined);
  }, [isOver]);
  return plan;
}

async function lastDemoPlan(): Promise<CurrentPlan | null> {
  const { demoPlans } = await import('../../../shared/demo/demo-plans.ts');
  const plan = demoPlans().at(-1);
  return plan ? { request: plan.request, result: plan.result, isSaved: false } : null;
}
