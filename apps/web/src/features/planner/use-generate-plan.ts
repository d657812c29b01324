import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { isUnreachable } from '../planning-offline/is-unreachable.ts';
import { usePlanOnDevice } from '../planning-offline/use-plan-on-device.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { generationFailureText } from './generation-failure.ts';
import { useCurrentPlan } from './use-current-plan.ts';
import { useDemo } from './use-demo.ts';

type Generation = { request: GenerationRequest; key: string };

/** Asks for a plan and carries out what follows (core 4): idle, pending, then success or failure; reset makes it idle. */
export function useGeneratePlan() {
  const { status, user } = useAuth();
  const subscription = useSubscription();
  const demo = useDemo();
  const { plan, setPlan } = useCurrentPlan();
  const planOnDevice = usePlanOnDevice();
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSignedIn = status === 'signed-in';

  const onServer = useMutation({
    // One key for each click; the one retry sends it again, so it takes no second token (decisions 3).
    mutationFn: ({ request, key }: Generation) => utils.client.meals.generate.mutate(request, idempotencyContext(key)),
    onSuccess: async (result, generation) => {
      await finish(result, generation);
      if (!generation.request.userId) return;
      void subscription.refresh();
      await Promise.all([utils.plans.page.invalidate(), utils.meals.list.invalidate()]);
    },
    onError: (error, generation) => {
      if (isUnreachable(error)) return onDevice.mutate(generation);
      if (generation.request.userId) void subscription.refresh();
    },
  });

  // Takes over while the first one is still pending, so that nothing flickers between the two.
  const onDevice = useMutation({
    mutationFn: ({ request }: Generation) => planOnDevice(request, plan?.result.meals.map(({ name }) => name) ?? []),
    retry: false,
    onSuccess: finish,
  });

  async function finish(result: GenerationResult, { request, key }: Generation): Promise<void> {
    setPlan({ request, result, isSaved: false });
    notifySuccess(texts.planner.generated);
    if (!request.userId) await demo.finish(key, request, result);
  }

  function generate(request: GenerationRequest) {
    reset();
    if (isSignedIn && !user) return setRefusal(texts.planner.notAuthenticated);
    onServer.mutate({ request: user ? { ...request, userId: user.id } : request, key: randomId() });
  }

  function reset() {
    setRefusal(null);
    onServer.reset();
    onDevice.reset();
  }

  const current = onDevice.isIdle ? onServer : onDevice;
  const failure = current.isError ? generationFailureText(current.error, isSignedIn ? subscription : null) : null;
  return {
    generate,
    reset,
    isPending: current.isPending,
    pendingMeals: current.variables?.request.mealCount ?? 0,
    failure: refusal ?? failure,
    isDemo: status === 'signed-out' || status === 'failed',
    isDemoLimitReached: !isSignedIn && demo.isLimitReached,
    isBlocked: status === 'loading' || (!isSignedIn && demo.isLimitReached),
  };
}
