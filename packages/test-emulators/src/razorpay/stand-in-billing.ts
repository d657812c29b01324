import {
  findSubscription,
  newStandInId,
  type Payment,
  type Plan,
  Refusal,
  type StandInState,
  type Subscription,
  seconds,
} from './stand-in-state.ts';

/** What changed, for the webhook events about it. */
export type Change = {
  event: string;
  subscription?: Subscription;
  payment?: Payment;
  refund?: { id: string; payment_id: string; amount: number; status: 'processed' | 'failed' };
  dispute?: { id: string; payment_id: string; amount: number; status: string };
};

const ENDED = new Set(['cancelled', 'completed', 'expired']);

/**
 * What a customer does in the checkout. A subscription that starts at once stays `created` until its first charge is
 * made, although its payment is signed (Razorpay docs, Subscriptions States, "Immediate Start Date"); one that starts
 * later becomes `authenticated`. `subscription.authenticated` is sent in both cases, with the first payment.
 */
export function authorize(state: StandInState, id: string): { payment: Payment; changes: Change[] } {
  const subscription = findSubscription(state, id);
  if (subscription.status !== 'created') throw new Refusal(400, `Subscription is in ${subscription.status} status`);
  const authenticated: Change = {
    event: 'subscription.authenticated',
    subscription: { ...subscription, status: 'authenticated' },
  };
  if (startsLater(state, subscription)) {
    subscription.status = 'authenticated';
    return { payment: newPayment(state, id, 100, 'refunded'), changes: [authenticated] };
  }
  const payment = newPayment(state, id, findPlan(state, subscription).item.amount, 'authorized');
  return { payment, changes: [authenticated] };
}

/** The first charge of a subscription that was authorized and starts at once. Nothing where there is none to make. */
export function chargeFirst(state: StandInState, id: string): Change[] {
  const subscription = findSubscription(state, id);
  const authorized = [...state.payments.values()].find(
    ({ subscriptionId, status }) => subscriptionId === id && status === 'authorized',
  );
  if (!authorized || subscription.status !== 'created') return [];
  return [{ event: 'subscription.activated', subscription }, ...charge(state, subscription, authorized)];
}

/** What the account's owner does in the dashboard: another plan from the next charge on, without another state. */
export function changePlan(state: StandInState, id: string, planId: string): Change[] {
  const subscription = findSubscription(state, id);
  // Only these two can be updated (Razorpay docs, Update a Subscription).
  if (!['authenticated', 'active'].includes(subscription.status)) {
    throw new Refusal(400, 'Subscription cannot be updated in its current status');
  }
  subscription.plan_id = planId;
  return [{ event: 'subscription.updated', subscription }];
}

/** Pauses an active subscription in the dashboard. */
export function pause(state: StandInState, id: string): Change[] {
  const subscription = findSubscription(state, id);
  if (subscription.status !== 'active') throw new Refusal(400, 'Only an active subscription can be paused');
  subscription.status = 'paused';
  return [{ event: 'subscription.paused', subscription }];
}

/** Lets a paused subscription go on. */
export function resume(state: StandInState, id: string): Change[] {
  const subscription = findSubscription(state, id);
  if (subscription.status !== 'paused') throw new Refusal(400, 'Only a paused subscription can be resumed');
  subscription.status = 'active';
  return [{ event: 'subscription.resumed', subscription }];
}

/** A refund that the bank sent back: the payment is as it was before. */
export function failRefund(state: StandInState, paymentId: string): Change[] {
  const payment = state.payments.get(paymentId);
  if (!payment) throw new Refusal(400, 'The id provided does not exist');
  const amount = payment.amount_refunded;
  payment.amount_refunded = 0;
  payment.status = 'captured';
  return [
    {
      event: 'refund.failed',
      payment,
      refund: { id: newStandInId('rfnd'), payment_id: paymentId, amount, status: 'failed' },
    },
  ];
}

/** What a customer's bank does about a payment that they dispute. */
export function dispute(state: StandInState, paymentId: string, status: string): Change[] {
  const payment = state.payments.get(paymentId);
  if (!payment) throw new Refusal(400, 'The id provided does not exist');
  const { amount } = payment;
  return [
    {
      event: `payment.dispute.${status}`,
      payment,
      dispute: { id: newStandInId('disp'), payment_id: paymentId, amount, status },
    },
  ];
}

/** What the provider does when a period is over, or a charge is due: the charge succeeds or fails. */
export function renew(state: StandInState, id: string, isPaid: boolean): Change[] {
  const subscription = findSubscription(state, id);
  if (ENDED.has(subscription.status)) return [];
  if (subscription.cancelsAtEnd) return end(state, subscription);
  if (isPaid) return charge(state, subscription);
  subscription.status = 'pending';
  return [{ event: 'subscription.pending', subscription }];
}

/** What the provider does when charges went on failing. */
export function halt(state: StandInState, id: string): Change[] {
  const subscription = findSubscription(state, id);
  subscription.status = 'halted';
  return [{ event: 'subscription.halted', subscription }];
}

/** Ends a subscription at once, or notes that it ends with its period. */
export function cancel(state: StandInState, id: string, atCycleEnd: boolean): Change[] {
  const subscription = findSubscription(state, id);
  if (ENDED.has(subscription.status)) {
    throw new Refusal(400, `Subscription is not cancellable in ${subscription.status} status.`);
  }
  if (!atCycleEnd) return end(state, subscription);
  if (subscription.status !== 'active') {
    throw new Refusal(400, 'Subscription cannot be cancelled since no billing cycle is going on');
  }
  subscription.cancelsAtEnd = true;
  return [];
}

/** Pays back a part of a payment, or the rest. */
export function refund(state: StandInState, id: string, amount: number | undefined): Payment {
  const payment = state.payments.get(id);
  if (!payment) throw new Refusal(400, 'The id provided does not exist');
  const rest = payment.amount - payment.amount_refunded;
  if (rest === 0) throw new Refusal(400, 'The payment has been fully refunded already');
  if ((amount ?? rest) > rest) throw new Refusal(400, 'The refund amount is greater than the amount captured');
  payment.amount_refunded += amount ?? rest;
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  return payment;
}

function charge(state: StandInState, subscription: Subscription, authorized?: Payment): Change[] {
  const plan = findPlan(state, subscription);
  const start = new Date((subscription.current_end ?? seconds(state.now())) * 1000);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (plan.period === 'yearly' ? 12 : 1));
  subscription.status = 'active';
  subscription.paid_count += 1;
  subscription.current_start = seconds(start);
  subscription.current_end = seconds(end);
  const payment = authorized ?? newPayment(state, subscription.id, plan.item.amount, 'captured');
  payment.status = 'captured';
  return [{ event: 'subscription.charged', subscription, payment }];
}

function startsLater(state: StandInState, { start_at: startAt }: Subscription): boolean {
  return startAt !== null && startAt > seconds(state.now());
}

function findPlan(state: StandInState, { plan_id: planId }: Subscription): Plan {
  const plan = state.plans.get(planId);
  if (!plan) throw new Refusal(400, 'The id provided does not exist');
  return plan;
}

function end(state: StandInState, subscription: Subscription): Change[] {
  subscription.status = 'cancelled';
  subscription.ended_at = seconds(state.now());
  return [{ event: 'subscription.cancelled', subscription }];
}

function newPayment(state: StandInState, subscriptionId: string, amount: number, status: Payment['status']): Payment {
  const payment: Payment = {
    id: newStandInId('pay'),
    entity: 'payment',
    amount,
    amount_refunded: status === 'refunded' ? amount : 0,
    currency: 'INR',
    status,
    created_at: seconds(state.now()),
    subscriptionId,
  };
  state.payments.set(payment.id, payment);
  return payment;
}
