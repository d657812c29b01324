import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
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
  const { setPlan } = useCurrentPlan();
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSignedIn = status === 'signed-in';

  const mutation = useMutation({
    // One key for each click; the one retry sends it again, so it takes no second token (decisions 3).
    mutationFn: ({ request, key }: Generation) => utils.client.meals.generate.mutate(request, idempotencyContext(key)),
    onSuccess: async (result, { request, key }) => {
      setPlan({ request, result, isSaved: false });
      notifySuccess(texts.planner.generated);
      if (!request.userId) return demo.finish(key, request, result);
      void subscription.refresh();
      await Promise.all([utils.plans.page.invalidate(), utils.meals.list.invalidate()]);
    },
    onError: (_error, { request }) => {
      if (request.userId) void subscription.refresh();
    },
  });

  function generate(request: GenerationRequest) {
    setRefusal(null);
    if (isSignedIn && !user) return setRefusal(texts.planner.notAuthenticated);
    mutation.mutate({ request: user ? { ...request, userId: user.id } : request, key: randomId() });
  }

  function reset() {
    setRefusal(null);
    mutation.reset();
  }

  const failure = mutation.isError ? generationFailureText(mutation.error, isSignedIn ? subscription : null) : null;
  return {
    generate,
    reset,
    isPending: mutation.isPending,
    pendingMeals: mutation.variables?.request.mealCount ?? 0,
    failure: refusal ?? failure,
    isDemo: status === 'signed-out' || status === 'failed',
    isDemoLimitReached: !isSignedIn && demo.isLimitReached,
    isBlocked: status === 'loading' || (!isSignedIn && demo.isLimitReached),
  };
}
