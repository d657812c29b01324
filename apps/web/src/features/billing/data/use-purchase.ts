import type { StartedSubscription } from '@platewise/contract/billing/billing-schema';
import type { GstState } from '@platewise/contract/billing/gst-states';
import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { texts } from '@platewise/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorCode, errorSentence, isTransient } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { partLoader } from '../../../shared/ui/parts/part-loader.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { type CheckoutOutcome, CheckoutUnavailable } from './checkout.ts';
import { dayText } from './day-text.ts';

const checkoutCode = partLoader(() => import('./razorpay-checkout.ts'));
const words = texts.billing;
const screen = texts.billingScreen;

/** A test payment that is being asked for, and how it is answered. */
export type SandboxRequest = { started: StartedSubscription; answer: (outcome: CheckoutOutcome) => void };

/** A question for the State of the buyer, and how it is answered; null for not now. */
export type StateRequest = { answer: (state: GstState | null) => void };

/**
 * Buys a plan, step by step: the server begins a subscription, the provider's checkout takes the payment, the server
 * confirms it. The plan is shown as paid only when the server has stated so (decisions 4).
 */
export function usePurchase() {
  const { client } = trpc.useUtils();
  const { take, refresh, watch } = useSubscription();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [sandbox, setSandbox] = useState<SandboxRequest | null>(null);
  const [stateRequest, setStateRequest] = useState<StateRequest | null>(null);
  const isRunning = useRef(false);

  /** Resolves when all of it is over, to whether the plan was bought. */
  async function run(start: () => Promise<StartedSubscription | null>, leadsTo: '/dashboard' | null): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await purchase(start, leadsTo);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  async function purchase(
    start: () => Promise<StartedSubscription | null>,
    leadsTo: '/dashboard' | null,
  ): Promise<boolean> {
    const started = await start().catch((error: unknown) => notifyFailure(error, words.createFailed));
    if (!started) return false;
    const outcome = await pay(started).catch((error: unknown) =>
      notifyFailure(error, error instanceof CheckoutUnavailable ? words.initializationFailed : words.startFailed),
    );
    if (!outcome) return false;
    const { subscriptionId } = started;
    if (outcome === 'dismissed') {
      // Only the provider knows: a payment may have been approved in the app of a bank.
      const checked = await client.subscription.check.mutate({ subscriptionId }).catch(() => null);
      if (checked?.payment !== 'received') {
        if (checked) take(checked);
        if (checked?.payment !== 'none') watch();
        notifySuccess(checked?.payment === 'none' ? words.dismissed : words.dismissedUnknown);
        return false;
      }
      return succeed(started, checked, leadsTo);
    }
    const state = await client.subscription.confirm
      .mutate({ subscriptionId, ...outcome })
      .catch((error: unknown) => notifyFailure(error, isTransient(error) ? screen.notConfirmed : words.notVerified));
    if (!state) {
      void refresh();
      watch();
      return false;
    }
    return succeed(started, state, leadsTo);
  }

  /** Begins a subscription; where the seller needs the State of the buyer, that is asked for, and null is no answer. */
  async function begin(planId: PaidPlanId): Promise<StartedSubscription | null> {
    const create = (state?: GstState) =>
      client.subscription.create.mutate({ planId, ...(state && { state }) }, idempotencyContext(randomId()));
    try {
      return await create();
    } catch (error) {
      if (errorCode(error) !== 'STATE_REQUIRED') throw error;
      const state = await askState();
      return state && create(state);
    }
  }

  function askState(): Promise<GstState | null> {
    return new Promise((resolve) => {
      setStateRequest({
        answer: (state) => {
          setStateRequest(null);
          resolve(state);
        },
      });
    });
  }

  async function succeed(started: StartedSubscription, state: SubscriptionState, leadsTo: '/dashboard' | null) {
    take(state);
    notifySuccess(successOf(started, state));
    if (leadsTo) await navigate({ to: leadsTo });
    return true;
  }

  async function pay(started: StartedSubscription): Promise<CheckoutOutcome> {
    const { checkout } = started;
    if (checkout.kind === 'razorpay') {
      checkoutCode.forgetFailure();
      const { razorpayCheckout } = await checkoutCode.load();
      return razorpayCheckout(started, checkout);
    }
    return new Promise((resolve) => {
      setSandbox({
        started,
        answer: (outcome) => {
          setSandbox(null);
          resolve(outcome);
        },
      });
    });
  }

  return {
    isBusy,
    sandbox,
    stateRequest,
    buy: (planId: PaidPlanId) => run(() => begin(planId), '/dashboard'),
    resume: () => run(() => client.subscription.resume.mutate({}, idempotencyContext(randomId())), null),
  };
}

function successOf({ checkout }: StartedSubscription, { billing, subscription }: SubscriptionState): string {
  const { startsAt } = checkout;
  if (startsAt) {
    return screen.resumed({ plan: texts.pricing[subscription].name, date: dayText(new Date(startsAt)) });
  }
  return billing?.isAwaitingConfirmation ? words.awaitingConfirmation : words.paymentSuccessful;
}

function notifyFailure(error: unknown, fallback: string): null {
  const isSignedOut = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'].includes(errorCode(error) ?? '');
  notifyError(isSignedOut ? screen.authenticationFailed : errorSentence(error, fallback));
  return null;
}
