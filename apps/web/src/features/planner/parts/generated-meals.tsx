import { Button, Group, Title } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { addToCalendar } from '@platewise/contract/texts/calendar/add-to-calendar';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { CertificateLine } from '../../../shared/certificate/certificate-line.tsx';
import { PlanWarnings } from '../../../shared/certificate/plan-warnings.tsx';
import { FamilyDay } from '../../../shared/family/family-day.tsx';
import { PlanMeals } from '../../../shared/plan/plan-meals.tsx';
import { PLAN_OPERATIONS } from '../../../shared/plan/plan-operations.ts';
import { type CurrentPlan, shownPlan, useCurrentPlan } from '../../../shared/plan/use-current-plan.ts';
import { useMakeList } from '../../../shared/plan/use-make-list.ts';
import { devicePlanKey } from '../../../shared/planning/device-plan-key.ts';
import { type DevicePlan, useStoreDevicePlan } from '../../../shared/planning/use-store-device-plan.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useMutationQueue } from '../../../shared/sync/mutations/use-mutation-queue.ts';
import { PendingName } from '../../../shared/sync/pending-name.tsx';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import { useOperationQueue } from '../../../shared/sync/queue/use-operations.ts';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { SavedName } from './saved-name.tsx';

/** The plan that was made: its proof, its notes, its meals. */
export const GeneratedMeals = memo(function GeneratedMeals({ plan }: { plan: CurrentPlan }) {
  const [showNutrition, setShowNutrition] = useState(false);
  // The button answers at once; five cards with all their figures follow.
  const withNutrition = useDeferredValue(showNutrition);
  const [wasSaved] = useState(plan.isSaved);
  const { save, isSaving } = useSavePlan();
  const list = useMakeList();
  const { planId, meals, certificate, warnings } = plan.result;
  const shown = useMemo(() => shownPlan(plan), [plan]);

  return (
    <>
      <Group gap="var(--space-12) var(--space-24)" justify="space-between" mb="sm">
        <Title order={2}>{texts.planner.generatedMeals}</Title>
        <Group gap="xs">
          <Button variant="default" aria-pressed={showNutrition} onClick={() => setShowNutrition(!showNutrition)}>
            {showNutrition ? texts.planner.hideNutrition : texts.planner.showNutrition}
          </Button>
          {planId && (
            <Button
              variant="default"
              loading={list.isBusy}
              onClick={() => list.make({ _id: planId, name: plan.name ?? null })}
            >
              {list.label}
            </Button>
          )}
          {planId && <PlanToCalendar plan={{ _id: planId, meals }} name={plan.name ?? texts.dashboard.unnamedPlan} />}
          {!plan.isSaved && (
            <Button variant="light" loading={isSaving} onClick={() => void save()}>
              {texts.planner.save}
            </Button>
          )}
        </Group>
      </Group>
      {plan.isSaved && planId && (
        <SavedName plan={{ _id: planId, name: plan.name ?? texts.planner.defaultPlanName }} takesFocus={!wasSaved} />
      )}
      {plan.isSaved && !planId && <PendingName name={plan.name ?? ''} takesFocus={!wasSaved} />}
      <CertificateLine certificate={certificate} meals={meals} planId={planId ?? null} />
      {certificate.people && <FamilyDay people={certificate.people} />}
      <PlanWarnings warnings={warnings} />
      <PlanMeals planId={planId ?? null} plan={shown} showNutrition={withNutrition} />
    </>
  );
});

const NAME = texts.planner.defaultPlanName;

/**
 * 'Save Meal Plan': gives the stored plan its name (decisions 5), unless it was given one meanwhile. Without the server
 * the name waits, in the plan where that is pending itself. Visitors are led to sign in.
 */
function useSavePlan() {
  const { status } = useAuth();
  const { plan, markSaved } = useCurrentPlan();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const queue = useOperationQueue();
  const { mutateOrThrow } = useMutationQueue(PLAN_OPERATIONS);
  const storeDevicePlan = useStoreDevicePlan();

  const naming = useMutation({
    mutationFn: async (made: CurrentPlan) => {
      const planId = made.result.planId ?? (isMadeHere(made) ? await storeDevicePlan(made) : null);
      const name = planId === null ? await namePending(made) : await nameStored(planId);
      markSaved(planId === null ? made.result : { ...made.result, planId }, name);
    },
    onSuccess: async () => {
      notifySuccess(texts.planner.saved);
      await utils.plans.page.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, texts.planner.saveFailed)),
  });

  async function nameStored(planId: string): Promise<string> {
    const input = { planId, name: NAME, onlyUnnamed: true };
    const renamed = await mutateOrThrow('plans.rename', input, { shown: { name: NAME } });
    return renamed.isQueued ? NAME : (renamed.result.name ?? NAME);
  }

  async function namePending({ result }: CurrentPlan): Promise<string> {
    const key = devicePlanKey(result);
    const operation = queue.getSnapshot().find(({ id }) => id === key);
    if (operation?.kind !== 'plans.save') return NAME;
    const named = { ...operation, input: { ...operation.input, name: NAME } };
    // One that has left may have arrived without its name: that follows it.
    if (!(await queue.revise(named))) return nameStored(pendingId(operation));
    if (operation.refusal) await queue.retry(named);
    return NAME;
  }

  async function save(): Promise<void> {
    if (status !== 'signed-in') {
      notifyError(texts.planner.signInToSave);
      return navigate({ to: '/signin', search: { redirect: '/meal' } });
    }
    if (!plan || plan.result.meals.length === 0) return notifyError(texts.planner.nothingToSave);
    naming.mutate(plan);
  }

  return { save, isSaving: naming.isPending };
}

function isMadeHere(plan: CurrentPlan): plan is CurrentPlan & DevicePlan {
  return plan.request !== undefined && plan.result.seed !== undefined;
}

/** Puts a plan that the account has, or one of its meals, on a day of the calendar. */
function PlanToCalendar({ plan, name }: { plan: Pick<Plan, '_id' | 'meals'>; name: string }) {
  const { ToCalendar } = useHandedIn();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {addToCalendar.toCalendar}
      </Button>
      <ToCalendar what={{ plan, name }} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
