import { texts } from '@platewise/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useCurrentPlan } from './use-current-plan.ts';

/** 'Save Meal Plan': gives the stored plan its name (decisions 5); visitors are led to sign in. */
export function useSavePlan() {
  const { status } = useAuth();
  const { plan, setPlan } = useCurrentPlan();
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  const rename = trpc.plans.rename.useMutation({
    onSuccess: async () => {
      if (plan) setPlan({ ...plan, isSaved: true });
      notifySuccess(texts.planner.saved);
      await utils.plans.page.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, texts.planner.saveFailed)),
  });

  async function save(): Promise<void> {
    if (status !== 'signed-in') {
      notifyError(texts.planner.signInToSave);
      return navigate({ to: '/signin', search: { redirect: '/meal' } });
    }
    const planId = plan?.result.planId;
    if (!planId || plan.result.meals.length === 0) return notifyError(texts.planner.nothingToSave);
    rename.mutate({ planId, name: texts.planner.defaultPlanName });
  }

  return { save, isSaving: rename.isPending };
}
