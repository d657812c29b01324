import type { GenerationResult } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useStoreDevicePlan } from '../planning-offline/use-store-device-plan.ts';
import { type CurrentPlan, useCurrentPlan } from './use-current-plan.ts';

/**
 * 'Save Meal Plan': gives the stored plan its name (decisions 5). One that was made on this device is stored with it, or
 * waits here while the server cannot be reached. Visitors are led to sign in.
 */
export function useSavePlan() {
  const { status } = useAuth();
  const { plan, setPlan, markSaved } = useCurrentPlan();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const storeDevicePlan = useStoreDevicePlan();

  const naming = useMutation({
    mutationFn: async (made: CurrentPlan) => {
      const { planId } = made.result;
      if (!planId) return storePlan(made);
      const { name } = await utils.client.plans.rename.mutate({ planId, name: texts.planner.defaultPlanName });
      markSaved({ planId, name: name ?? texts.planner.defaultPlanName });
    },
    onSuccess: async () => {
      notifySuccess(texts.planner.saved);
      await utils.plans.page.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, texts.planner.saveFailed)),
  });

  async function storePlan(made: CurrentPlan): Promise<void> {
    const name = texts.planner.defaultPlanName;
    const { stored } = await storeDevicePlan(made, name);
    setPlan({ ...made, result: stored ?? withWaitingNote(made.result), isSaved: true, name });
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

/** Its first note says where the plan is. */
function withWaitingNote(result: GenerationResult): GenerationResult {
  const [, ...others] = result.warnings;
  return { ...result, warnings: [texts.offline.planWaits, ...others] };
}
