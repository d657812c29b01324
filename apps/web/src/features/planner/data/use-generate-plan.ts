import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { DishStep, GenerationStep } from '@platewise/contract/generation/generation-step-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { FamilyCall } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { errorCode, errorSentence, errorStatus, waitSecondsOf } from '../../../shared/api/api-error.ts';
import { askUntilFree } from '../../../shared/api/ask-until-free.ts';
import { isUnreachable } from '../../../shared/api/is-unreachable.ts';
import { type PendingIdempotencyKeys, pendingIdempotencyKeys } from '../../../shared/api/pending-idempotency-keys.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { saveDemoPlan } from '../../../shared/demo/stored-demo-plans.ts';
import { isNotAssessed } from '../../../shared/exclusions/is-not-assessed.ts';
import { lockedMeals } from '../../../shared/plan/changes/locked-meals.ts';
import { useCurrentPlan } from '../../../shared/plan/use-current-plan.ts';
import { plannerOfPage } from '../../../shared/planning/boot-planner.ts';
import { cachePlanner } from '../../../shared/planning/cache-planner.ts';
import { VISITOR } from '../../../shared/planning/planner-forms.ts';
import type { UnacknowledgedGeneration } from '../../../shared/planning/unacknowledged-generation.ts';
import { usePlanOnDevice } from '../../../shared/planning/use-plan-on-device.ts';
import { useStoreDevicePlan } from '../../../shared/planning/use-store-device-plan.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { isUnsent } from '../../../shared/sync/queue/judge-failure.ts';
import { tasteOfPerson } from '../../../shared/taste/remember-taste.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { countDemoGeneration, demoCount, isDemoLimitReached } from './demo-count.ts';
import { generationFailureText } from './generation-failure.ts';
import { type PendingGeneration, pendingGeneration } from './pending-generation.ts';
import { pendingGenerations } from './pending-generations.ts';

/** `family` is set where several people share the plan: then this is what is asked for. `learnt` may take a moment. */
type Generation = Omit<PendingGeneration, 'taste'> & {
  learnt: Promise<{ taste?: Taste }>;
  signal: AbortSignal;
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
  const [keys] = useState<PendingIdempotencyKeys>(pendingIdempotencyKeys);
  const isSignedIn = status === 'signed-in';

  const onServer = useMutation({
    // One key until an answer came; a retry sends it again, so it takes no second token (decisions 3).
    mutationFn: send,
    onSuccess: async (result, generation) => {
      if (generation.signal.aborted) return;
      await finish(result, generation);
      if (generation.request.userId) await refresh();
    },
    onError: (error, generation) => {
      if (generation.signal.aborted) return;
      const isAnswered = keys.answered(generation.key, error);
      if (isAnswered) forgetPending(generation);
      if (isUnreachable(error)) {
        return generation.family
          ? setRefusal(texts.family.needsServer)
          : onDevice.mutate({ ...generation, insteadOf: asUnacknowledged(generation, error) });
      }
      if (generation.request.userId) void subscription.refresh();
      // Removed in another tab: the list that this one shows is old.
      if (errorCode(error) === 'FAVORITE_NOT_FOUND') void utils.favorites.list.invalidate();
    },
  });

  // Takes over while the first one is still pending, so that nothing flickers between the two.
  const onDevice = useMutation({
    mutationFn: async ({ request, learnt, signal }: Generation & { insteadOf: UnacknowledgedGeneration }) => {
      const { taste } = await learnt;
      return planOnDevice(request, { served: plan?.result.meals.map(({ name }) => name) ?? [], taste, signal });
    },
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

  // Stored before it is sent: a page that is loaded again meanwhile asks under the same key, and gets the same plan.
  async function send({ learnt, signal, hadNetwork: _hadNetwork, ...asked }: Generation): Promise<GenerationResult> {
    const pending = { ...asked, ...(await learnt) };
    signal.throwIfAborted();
    pendingGenerations.write(personOf(pending), pending);
    return askUntilFree(() => ask(pending, signal), { signal });
  }

  function ask({ request, family, taste, key }: PendingGeneration, signal: AbortSignal): Promise<GenerationResult> {
    const once = { ...idempotencyContext(key), signal };
    const learnt = taste ? { taste } : {};
    if (family) return utils.client.familyPlans.generate.mutate({ ...family, ...learnt, userId: request.userId }, once);
    // Only a model takes so long that its dishes are worth telling one by one; visitors are not served by it.
    const isStreamed = request.userId !== undefined && plannerOfPage() === 'openai';
    const call = { ...request, ...learnt };
    if (!isStreamed) return utils.client.meals.generate.mutate(call, once);
    setComing([]);
    return readSteps(utils.client.meals.generateStepwise.mutate(call, once), (dish) =>
      setComing((before) => [...before, dish]),
    );
  }

  async function refresh(): Promise<void> {
    void subscription.refresh();
    await Promise.all([
      utils.plans.page.invalidate(),
      utils.meals.list.invalidate(),
      // Without a profile the calendar plans for what was asked last.
      utils.preferences.get.invalidate(),
      utils.calendar.read.invalidate(),
    ]);
  }

  async function finish(
    result: GenerationResult,
    { request, key, insteadOf }: Generation & { insteadOf?: UnacknowledgedGeneration },
  ): Promise<void> {
    keys.answered(key);
    forgetPending({ request });
    lockFavorite(result);
    setPlan({ request, result, isSaved: false, insteadOf });
    notifySuccess(texts.planner.generated);
    void cachePlanner({ hasPlanned: true });
    if (!request.userId) await demo.finish(key, request, result);
  }

  function generate(request: GenerationRequest, family?: FamilyCall): void {
    reset();
    if (isSignedIn && !user) {
      setRefusal(texts.planner.notAuthenticated);
      return;
    }
    const asked = { request: user ? { ...request, userId: user.id } : request, family };
    const key = keys.of(asked);
    const learnt = keys.tasteOf(key, () => tasteOfPerson(user?.id));
    start({ ...asked, key, learnt, askedAt: Date.now() });
  }

  function start(asked: Omit<Generation, 'signal' | 'hadNetwork'>) {
    running.current = new AbortController();
    onServer.mutate({ ...asked, signal: running.current.signal, hadNetwork: navigator.onLine });
  }

  const here = status === 'signed-out' ? VISITOR : (user?.id ?? null);
  const resume = useEffectEvent((person: string) => {
    const pending = onServer.isIdle && onDevice.isIdle ? pendingGeneration(person) : null;
    if (!pending) return;
    const { taste, ...asked } = pending;
    start({ ...asked, learnt: Promise.resolve(taste ? { taste } : {}) });
  });
  useEffect(() => {
    if (here !== null) resume(here);
  }, [here]);

  function cancel() {
    running.current?.abort();
    if (onServer.variables) {
      keys.answered(onServer.variables.key);
      forgetPending(onServer.variables);
    }
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
  const asked = current.isError && isNotAssessed(current.error) ? current.variables : undefined;
  const failure = current.isError ? generationFailureText(current.error, isSignedIn ? subscription : null) : null;
  return {
    generate,
    reset,
    cancel,
    isPending: current.isPending,
    pendingMeals: current.variables?.request.mealCount ?? 0,
    coming,
    failure: refusal ?? failure,
    acceptNotAssessed:
      asked &&
      (() =>
        generate(
          { ...asked.request, acceptNotAssessed: true },
          asked.family && { ...asked.family, acceptNotAssessed: true },
        )),
    /** The session ended meanwhile. */
    needsSignIn: current.isError && !isSignedIn && isForMember(current.variables, current.error),
    waitSeconds: errorCode(current.error) === 'PLANNER_BUSY' ? waitSecondsOf(current.error) : undefined,
    isDemo: status === 'signed-out' || status === 'failed',
    isDemoLimitReached: !isSignedIn && demo.isLimitReached,
    isBlocked: !isSignedIn && demo.isLimitReached,
  };
}

function isForMember(asked: Pick<Generation, 'request'> | undefined, error: unknown): boolean {
  return asked?.request.userId !== undefined || errorStatus(error) === 401;
}

function personOf({ request }: Pick<Generation, 'request'>): string {
  return request.userId ?? VISITOR;
}

function forgetPending(generation: Pick<Generation, 'request'>): void {
  pendingGenerations.forget(personOf(generation));
}

function asUnacknowledged({ key, askedAt, hadNetwork }: Generation, error: unknown): UnacknowledgedGeneration {
  return { key, sentAt: isUnsent(error, hadNetwork) ? null : askedAt };
}

/** The favorite of a plan is locked to begin with, so that it stays through later changes as well. */
function lockFavorite({ planId, favoriteMealId }: GenerationResult) {
  if (planId && favoriteMealId) lockedMeals.toggle(planId, favoriteMealId);
}

/**
 * Reads a plan that is reported step by step to its end; each dish is reported on.
 * @throws where the answer ends before the plan: asked again with the same key, it is the plan
 */
async function readSteps(
  steps: Promise<AsyncIterable<GenerationStep>>,
  onDish: (dish: DishStep) => void,
): Promise<GenerationResult> {
  for await (const step of await steps) {
    if (step.kind === 'plan') return step.plan;
    onDish(step);
  }
  throw new Error('The answer ended before the plan.');
}

/** The visitor's two generations: counted and stored in this browser; after the second the way leads to /signup (core 4). */
function useDemo() {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  // Nobody has used the demo up when the page is built.
  const wasUsedUp = useSyncExternalStore(neverChanges, isUsedUp, () => false);

  async function finish(key: string, request: GenerationRequest, result: GenerationResult): Promise<void> {
    saveDemoPlan({ key, request, result });
    const newCount = countDemoGeneration();
    setCount(newCount);
    if (!isDemoLimitReached(newCount)) return;
    notifySuccess(texts.planner.demoToast);
    await navigate({ to: '/signup' });
  }

  return { isLimitReached: wasUsedUp || isDemoLimitReached(count), finish };
}

function isUsedUp(): boolean {
  return isDemoLimitReached(demoCount());
}

function neverChanges() {
  return () => undefined;
}
