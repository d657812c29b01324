import { texts } from '@platewise/contract/texts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import { GeneratedMeals } from './generated-meals.tsx';
import type { CurrentPlan } from './use-current-plan.ts';

type Generation = { isPending: boolean; pendingMeals: number; failure: string | null; reset: () => void };

/** The four states of the plan: being made, failed, there, not asked for yet. */
export function PlanPane({ generation, plan }: { generation: Generation; plan: CurrentPlan | null }) {
  if (generation.isPending) {
    return <MealSkeletons count={generation.pendingMeals} label={texts.planner.generating} />;
  }
  if (generation.failure) {
    return (
      <ErrorState
        title={texts.planner.failedTitle}
        message={generation.failure}
        retryLabel={texts.planner.tryAgain}
        onRetry={generation.reset}
      />
    );
  }
  if (plan) return <GeneratedMeals plan={plan} />;
  return (
    <EmptyState
      title={texts.planner.emptyTitle}
      text={texts.planner.emptyText}
      illustration={<PlateMark size={144} />}
    />
  );
}
