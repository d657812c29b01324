import {
  findSubscription,
  newStandInId,
  type Payment,
  Refusal,
  type StandInState,
  type Subscription,
  seconds,
} from './stand-in-state.ts';

/** What changed, for the messages about it. */
export type Change = { event: string; subscription: Subscription; payment?: Payment };

const ENDED = new Set(['cancelled', 'completed', 'expired']);

/** What a customer does in the checkout: the mandate, and the first charge unless it comes later. */
export function payFirst(state: StandInState, id: string): { payment: Payment; changes: Change[] } {
  const subscription = findSubscription(state, id);
  if (subscription.status !== 'created') throw new Refusal(400, `Subscription is in ${subscription.status} status`);
  const isLater = subscription.start_at !== null && subscription.start_at > seconds(state.now());
  if (!isLater) {
    const changes = charge(state, subscription);
    return {
      payment: changes[0]?.payment as Payment,
      changes: [{ event: 'subscription.activated', subscription }, ...changes],
    };
  }
  subscription.status = 'authenticated';
  const payment = newPayment(state, id, 100, 'refunded');
  return { payment, changes: [{ event: 'subscription.authenticated', subscription }] };
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

function charge(state: StandInState, subscription: Subscription): Change[] {
  const plan = state.plans.get(subscription.plan_id);
  if (!plan) throw new Refusal(400, 'The id provided does not exist');
  const start = new Date((subscription.current_end ?? seconds(state.now())) * 1000);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (plan.period === 'yearly' ? 12 : 1));
  subscription.status = 'active';
  subscription.paid_count += 1;
  subscription.current_start = seconds(start);
  subscription.current_end = seconds(end);
  const payment = newPayment(state, subscription.id, plan.item.amount, 'captured');
  return [{ event: 'subscription.charged', subscription, payment }];
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
