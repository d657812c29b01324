import type { FamilyCall } from '@platewise/contract/family-schema';
import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import type { DishStep } from '@platewise/contract/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCode, errorSentence, waitSecondsOf } from '../../api-error.ts';
import { askUntilFree } from '../../ask-until-free.ts';
import { plannerOfPage } from '../../boot-planner.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { type OpenKeys, openKeys } from '../../open-keys.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { isUnsent } from '../offline/judge-failure.ts';
import { lockedMeals } from '../plan-changes/locked-meals.ts';
import { isUnreachable } from '../planning-offline/is-unreachable.ts';
import type { LostGeneration } from '../planning-offline/lost-generation.ts';
import { usePlanOnDevice } from '../planning-offline/use-plan-on-device.ts';
import { useStoreDevicePlan } from '../planning-offline/use-store-device-plan.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { generationFailureText } from './generation-failure.ts';
import { readSteps } from './read-steps.ts';
import { useCurrentPlan } from './use-current-plan.ts';
import { useDemo } from './use-demo.ts';

type Generation = {
  request: GenerationRequest;
  /** Set where several people share the plan: then this is what is asked for. */
  family: FamilyCall | undefined;
  key: string;
  signal: AbortSignal;
  /** ms since 1970. */
  askedAt: number;
  hadNetwork: boolean;
};

/** ms after which a server that was hung up on has settled the tokens. */
const SETTLED_AFTER_MS = 2000;

/**
 * Asks for a plan and carries out what follows (core 4): idle, pending, then success or failure; reset makes it idle, and
 * so does cancel, which gives the plan up.
 */
export function useGeneratePlan() {
  const { status, user } = useAuth();
  const subscription = useSubscription();
  const demo = useDemo();
  const { plan, setPlan } = useCurrentPlan();
  const planOnDevice = usePlanOnDevice();
  const storeDevicePlan = useStoreDevicePlan();
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [coming, setComing] = useState<readonly DishStep[]>([]);
  const running = useRef<AbortController>(null);
  const [keys] = useState<OpenKeys>(openKeys);
  const isSignedIn = status === 'signed-in';

  const onServer = useMutation({
    // One key until an answer came; a retry sends it again, so it takes no second token (decisions 3).
    mutationFn: (generation: Generation) => askUntilFree(() => ask(generation), generation),
    onSuccess: async (result, generation) => {
      if (generation.signal.aborted) return;
      await finish(result, generation);
      if (generation.request.userId) await refresh();
    },
    onError: (error, generation) => {
      if (generation.signal.aborted) return;
      keys.answered(generation.key, error);
      if (isUnreachable(error)) {
        return generation.family
          ? setRefusal(texts.family.needsServer)
          : onDevice.mutate({ ...generation, insteadOf: asLost(generation, error) });
      }
      if (generation.request.userId) void subscription.refresh();
      // Removed in another tab: the list that this one shows is old.
      if (errorCode(error) === 'FAVORITE_NOT_FOUND') void utils.favorites.list.invalidate();
    },
  });

  // Takes over while the first one is still pending, so that nothing flickers between the two.
  const onDevice = useMutation({
    mutationFn: ({ request, signal }: Generation & { insteadOf: LostGeneration }) =>
      planOnDevice(request, { served: plan?.result.meals.map(({ name }) => name) ?? [], signal }),
    retry: false,
    onSuccess: async (result, generation) => {
      await finish(result, generation);
      const { request, insteadOf } = generation;
      if (!request.userId) return;
      // The plan is shown meanwhile: the server may take its time.
      void storeDevicePlan({ request, result, insteadOf }).catch((error: unknown) =>
        notifyError(errorSentence(error, texts.planner.saveFailed)),
      );
    },
  });

  function ask({ request, family, key, signal }: Generation): Promise<GenerationResult> {
    const once = { ...idempotencyContext(key), signal };
    if (family) return utils.client.familyPlans.generate.mutate({ ...family, userId: request.userId }, once);
    // Only a model takes so long that its dishes are worth telling one by one; visitors are not served by it.
    const isToldStepwise = request.userId !== undefined && plannerOfPage() === 'openai';
    if (!isToldStepwise) return utils.client.meals.generate.mutate(request, once);
    setComing([]);
    return readSteps(utils.client.meals.generateStepwise.mutate(request, once), (dish) =>
      setComing((before) => [...before, dish]),
    );
  }

  async function refresh(): Promise<void> {
    void subscription.refresh();
    await Promise.all([utils.plans.page.invalidate(), utils.meals.list.invalidate()]);
  }

  async function finish(
    result: GenerationResult,
    { request, key, insteadOf }: Generation & { insteadOf?: LostGeneration },
  ): Promise<void> {
    keys.answered(key);
    lockFavorite(result);
    setPlan({ request, result, isSaved: false, insteadOf });
    notifySuccess(texts.planner.generated);
    if (!request.userId) await demo.finish(key, request, result);
  }

  function generate(request: GenerationRequest, family?: FamilyCall) {
    reset();
    if (isSignedIn && !user) return setRefusal(texts.planner.notAuthenticated);
    running.current = new AbortController();
    const asked = { request: user ? { ...request, userId: user.id } : request, family };
    const asking = { signal: running.current.signal, askedAt: Date.now(), hadNetwork: navigator.onLine };
    onServer.mutate({ ...asked, ...asking, key: keys.of(asked) });
  }

  function cancel() {
    running.current?.abort();
    if (onServer.variables) keys.answered(onServer.variables.key);
    reset();
    notifySuccess(user ? texts.planner.cancelled : texts.planner.cancelledDemo);
    // The plan may have been stored in that very moment: then it is on the dashboard, and its tokens are gone.
    if (user) setTimeout(() => void refresh(), SETTLED_AFTER_MS);
  }

  function reset() {
    setRefusal(null);
    setComing([]);
    onServer.reset();
    onDevice.reset();
  }

  const current = onDevice.isIdle ? onServer : onDevice;
  const failure = current.isError ? generationFailureText(current.error, isSignedIn ? subscription : null) : null;
  return {
    generate,
    reset,
    cancel,
    isPending: current.isPending,
    pendingMeals: current.variables?.request.mealCount ?? 0,
    coming,
    failure: refusal ?? failure,
    waitSeconds: errorCode(current.error) === 'PLANNER_BUSY' ? waitSecondsOf(current.error) : undefined,
    isDemo: status === 'signed-out' || status === 'failed',
    isDemoLimitReached: !isSignedIn && demo.isLimitReached,
    isBlocked: status === 'loading' || (!isSignedIn && demo.isLimitReached),
  };
}

function asLost({ key, askedAt, hadNetwork }: Generation, error: unknown): LostGeneration {
  return { key, sentAt: isUnsent(error, hadNetwork) ? null : askedAt };
}

/** The favorite of a plan is locked to begin with, so that it stays through later changes as well. */
function lockFavorite({ planId, favoriteMealId }: GenerationResult) {
  if (planId && favoriteMealId) lockedMeals.toggle(planId, favoriteMealId);
}
