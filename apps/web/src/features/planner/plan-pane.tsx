import type { DishStep } from '@platewise/contract/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import { lazy, Suspense, useEffect } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import { PendingPlan } from './pending-plan.tsx';
import type { CurrentPlan } from './use-current-plan.ts';

// Nothing of a plan is needed before there is one: its code is fetched while the plan is made.
const loadGeneratedMeals = async () => ({ default: (await import('./generated-meals.tsx')).GeneratedMeals });
const GeneratedMeals = lazy(loadGeneratedMeals);

type Generation = {
  isPending: boolean;
  pendingMeals: number;
  coming: readonly DishStep[];
  failure: string | null;
  /** Seconds for which asking again is of no use. */
  waitSeconds: number | undefined;
  reset: () => void;
  cancel: () => void;
};

/** The four states of the plan: being made, failed, there, not asked for yet. */
export function PlanPane({ generation, plan }: { generation: Generation; plan: CurrentPlan | null }) {
  const { isPending } = generation;
  useEffect(() => {
    if (isPending) void loadGeneratedMeals();
  }, [isPending]);

  if (isPending) {
    const { pendingMeals, coming, cancel } = generation;
    return <PendingPlan meals={pendingMeals} coming={coming} onCancel={cancel} />;
  }
  if (generation.failure) {
    return (
      <ErrorState
        title={texts.planner.failedTitle}
        message={generation.failure}
        retryLabel={texts.planner.tryAgain}
        waitSeconds={generation.waitSeconds}
        onRetry={generation.reset}
      />
    );
  }
  if (plan) {
    return (
      <Suspense fallback={<MealSkeletons count={plan.result.meals.length} label={texts.shell.loading} />}>
        <GeneratedMeals plan={plan} />
      </Suspense>
    );
  }
  return (
    <EmptyState
      title={texts.planner.emptyTitle}
      text={texts.planner.emptyText}
      illustration={<PlateMark size={144} />}
    />
  );
}
