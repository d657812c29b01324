import type { DishStep } from '@platewise/contract/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import { useEffect } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { AskUnread } from '../exclusions/ask-unread.tsx';
import { SignInLink } from '../shell/sign-in-link.tsx';
import { PendingPlan } from './pending-plan.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import type { CurrentPlan } from './use-current-plan.ts';

// Nothing of a plan is needed before there is one: its code is fetched while the plan is made.
const GeneratedMeals = lazyPart(async () => (await import('./generated-meals.tsx')).GeneratedMeals, {
  pending: ({ plan }) => <PlanSkeleton meals={plan.result.meals.length} />,
});

type Generation = {
  isPending: boolean;
  pendingMeals: number;
  coming: readonly DishStep[];
  failure: string | null;
  /** Set where the failure asks about words that cannot be read: plans without them. */
  acceptNotAssessed: (() => void) | undefined;
  needsSignIn: boolean;
  /** Seconds for which asking again is of no use. */
  waitSeconds: number | undefined;
  reset: () => void;
  cancel: () => void;
};

type PlanPaneProps = {
  generation: Generation;
  plan: CurrentPlan | null;
  /** How many meals the plan has that is put back; null where none is. */
  keptMeals: number | null;
};

/** The states of the plan: being made, failed, there, being put back, not asked for yet. */
export function PlanPane({ generation, plan, keptMeals }: PlanPaneProps) {
  const { isPending } = generation;
  const isComing = isPending || keptMeals !== null;
  useEffect(() => {
    if (isComing) GeneratedMeals.preload();
  }, [isComing]);

  if (isPending) {
    const { pendingMeals, coming, cancel } = generation;
    return <PendingPlan meals={pendingMeals} coming={coming} onCancel={cancel} />;
  }
  if (generation.failure && generation.acceptNotAssessed) {
    const { failure, acceptNotAssessed, reset } = generation;
    return <AskUnread question={failure} onAccept={acceptNotAssessed} onCorrect={reset} />;
  }
  if (generation.failure) {
    return (
      <ErrorState
        title={texts.planner.failedTitle}
        message={generation.failure}
        retryLabel={texts.planner.tryAgain}
        waitSeconds={generation.waitSeconds}
        onRetry={generation.reset}
        action={generation.needsSignIn && <SignInLink />}
      />
    );
  }
  if (plan) return <GeneratedMeals plan={plan} />;
  if (keptMeals !== null) return <PlanSkeleton meals={keptMeals} />;
  return (
    <EmptyState
      title={texts.planner.emptyTitle}
      text={texts.planner.emptyText}
      illustration={<PlateMark size={144} />}
    />
  );
}
