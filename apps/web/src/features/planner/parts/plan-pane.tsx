import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { AskUnread } from '../../../shared/exclusions/ask-unread.tsx';
import { MealSkeletons } from '../../../shared/meal/card/meal-skeletons.tsx';
import type { CurrentPlan } from '../../../shared/plan/use-current-plan.ts';
import { SignInLink } from '../../../shared/session/sign-in-link.tsx';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';

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
  storedMeals: number | null;
};

/** The states of the plan: being made, failed, there, being put back, not asked for yet. */
export function PlanPane({ generation, plan, storedMeals }: PlanPaneProps) {
  const { isPending } = generation;
  const isComing = isPending || storedMeals !== null;
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
  if (storedMeals !== null) return <PlanSkeleton meals={storedMeals} />;
  return (
    <EmptyState
      title={texts.planner.emptyTitle}
      text={texts.planner.emptyText}
      illustration={<PlateMark size={144} />}
    />
  );
}

type PendingPlanProps = {
  meals: number;
  /** What is known of them already. */
  coming: readonly DishStep[];
  onCancel: () => void;
};

/** A plan while it is made, dish by dish where they are informed, and the way to give it up. */
function PendingPlan({ meals, coming, onCancel }: PendingPlanProps) {
  const names = coming.map(({ name }) => name).join(', ');
  return (
    <>
      <Group gap="var(--space-8) var(--space-24)" justify="space-between" mb="md">
        <Text inherit c="dimmed">
          {coming.length > 0
            ? texts.planner.comingCount({ count: coming.length, total: meals })
            : texts.planner.generatingMeals({ count: meals })}
        </Text>
        <Button variant="default" leftSection={<IconX size={18} stroke={1.5} aria-hidden />} onClick={onCancel}>
          {texts.planner.cancel}
        </Button>
      </Group>
      <MealSkeletons
        count={meals}
        label={names ? texts.planner.comingMeals({ names }) : texts.planner.generating}
        coming={coming}
      />
    </>
  );
}

/** A plan that was made and is on its way: heading, certificate and meals have their places. */
function PlanSkeleton({ meals }: { meals: number }) {
  return (
    <>
      <Group gap="var(--space-12) var(--space-24)" justify="space-between" mb="sm">
        <Skeleton height={36} width={220} />
        <Skeleton height={36} width={320} maw="100%" />
      </Group>
      <Skeleton height={44} width="90%" mb={20} />
      <Skeleton height={30} width={260} mb={12} />
      <MealSkeletons count={meals} label={texts.shell.loading} />
    </>
  );
}
