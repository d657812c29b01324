import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import { createRazorpayPayments } from '@platewise/providers/payments/razorpay/razorpay-payments';
import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import type { Message } from '@platewise/test-emulators/razorpay/stand-in-events';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Caller } from '../app-router.ts';
import { handleWebhookEvent } from '../subscription/provider/handle-webhook-event.ts';
import type { TestApi } from './create-test-api.ts';
import { OWNER } from './people.ts';

/** Payments through the real adapter, with a stand-in at the other end. */
export type WithStandIn = {
  standIn: RazorpayStandIn;
  payments: PaymentsPort;
  /** The owner, whose payments go through the stand-in. */
  api: Caller;
  context: TestApi['context'];
  clock: TestApi['clock'];
  /** Begins to buy a plan, pays at the stand-in, and gives what the checkout would hand over. */
  buy: (planId: Parameters<Caller['subscription']['create']>[0]['planId']) => Promise<{
    subscriptionId: string;
    paymentId: string;
    signature: string;
  }>;
  /** Hands a message over, as the server does. */
  take: (message: Pick<Message, 'body' | 'headers'>) => ReturnType<typeof handleWebhookEvent>;
};

/** One stand-in for the tests of a file, next to its database. */
export function useStandIn(testApi: () => TestApi): () => WithStandIn {
  let standIn: RazorpayStandIn | undefined;
  beforeAll(async () => {
    standIn = await startRazorpay({ ...STAND_IN_ACCOUNT, now: () => testApi().clock.now() });
  });
  beforeEach(() => {
    if (!standIn) return;
    for (const list of [standIn.faults, standIn.calls, standIn.messages]) list.length = 0;
    standIn.chargesLater = false;
    standIn.state.subscriptions.clear();
    standIn.state.payments.clear();
  });
  afterAll(() => standIn?.close());
  return () => {
    if (!standIn) throw new Error('The stand-in is there inside tests only.');
    return withStandIn(standIn, testApi());
  };
}

function withStandIn(standIn: RazorpayStandIn, { as, context: plain, clock }: TestApi): WithStandIn {
  const payments = createRazorpayPayments({
    ...STAND_IN_ACCOUNT,
    plans: STAND_IN_PLANS,
    baseUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    now: clock.now,
  });
  const context = { ...plain, payments };
  const api = as(OWNER, { payments });
  return {
    standIn,
    payments,
    api,
    context,
    clock,
    buy: async (planId) => {
      const { subscriptionId } = await api.subscription.create({ planId });
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(subscriptionId);
      return { subscriptionId, paymentId, signature };
    },
    take: ({ body, headers }) =>
      handleWebhookEvent(context, {
        body: Buffer.from(body),
        signature: headers['x-razorpay-signature'],
        id: headers['x-razorpay-event-id'],
      }),
  };
}
