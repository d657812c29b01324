import * as billing from './stand-in-billing.ts';
import { createPlan, listPlans } from './stand-in-plans.ts';
import {
  findSubscription,
  newStandInId,
  Refusal,
  type StandInState,
  type Subscription,
  seconds,
} from './stand-in-state.ts';

export type Call = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
/** How many invoices one answer holds unless more are asked for; the newest. */
const INVOICES = 10;

export type Answer = { body: object; changes?: billing.Change[] };

/** The part of the API that the product uses, over the stand-in's state. */
export function answerCall(state: StandInState, call: Call): Answer {
  const [, version, kind = '', id = '', action = ''] = call.path.split('/');
  const route = version === 'v1' ? `${call.method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}` : '';
  switch (route) {
    case 'GET plans':
      return { body: listPlans(state, call.query) };
    case 'POST plans':
      return { body: createPlan(state, call.body) };
    case 'GET plans/id': {
      const plan = state.plans.get(id);
      if (!plan) throw new Refusal(400, 'The id provided does not exist');
      return { body: { entity: 'plan', ...plan } };
    }
    case 'POST subscriptions':
      return { body: shown(create(state, call.body)) };
    case 'GET subscriptions/id':
      return { body: shown(findSubscription(state, id)) };
    case 'POST subscriptions/id/cancel': {
      const atCycleEnd = [true, 1, '1'].includes(call.body.cancel_at_cycle_end as never);
      const changes = billing.cancel(state, id, atCycleEnd);
      return { body: shown(findSubscription(state, id)), changes };
    }
    case 'GET payments/id': {
      const payment = state.payments.get(id);
      if (!payment) throw new Refusal(400, 'The id provided does not exist');
      return { body: payment };
    }
    case 'POST payments/id/refund': {
      const amount = call.body.amount === undefined ? undefined : Number(call.body.amount);
      const before = state.payments.get(id)?.amount_refunded ?? 0;
      const payment = billing.refund(state, id, amount);
      return { body: { id: newStandInId('rfnd'), payment_id: id, amount: payment.amount_refunded - before } };
    }
    case 'GET invoices':
      return { body: invoices(state, call.query) };
    default:
      throw new Refusal(404, 'The requested URL was not found on the server.');
  }
}

/** A subscription as the API shows it. */
export function shown(subscription: Subscription): object {
  return { ...subscription, cancelsAtEnd: undefined };
}

function create(state: StandInState, body: Record<string, unknown>): Subscription {
  const { plan_id: planId, total_count: totalCount, start_at: startAt, expire_by: expireBy, notes } = body;
  if (typeof planId !== 'string' || !state.plans.has(planId)) throw new Refusal(400, 'The id provided does not exist');
  if (typeof totalCount !== 'number') throw new Refusal(400, 'The total count field is required.');
  if (typeof startAt === 'number' && startAt <= seconds(state.now())) {
    throw new Refusal(400, 'start_at cannot be lesser than the current time.');
  }
  const id = newStandInId('sub');
  const subscription: Subscription = {
    id,
    entity: 'subscription',
    plan_id: planId,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    start_at: typeof startAt === 'number' ? startAt : null,
    paid_count: 0,
    total_count: totalCount,
    short_url: `https://rzp.example/i/${id}`,
    notes: (notes ?? {}) as Record<string, string>,
    created_at: seconds(state.now()),
    expire_by: typeof expireBy === 'number' ? expireBy : null,
    cancelsAtEnd: false,
  };
  state.subscriptions.set(id, subscription);
  return subscription;
}

function invoices(state: StandInState, query: URLSearchParams): object {
  const subscriptionId = query.get('subscription_id');
  const count = Number(query.get('count') ?? INVOICES);
  const paid = [...state.payments.values()].filter(
    // The charge of a mandate alone is not an invoice of the subscription, nor is one that was not made yet.
    ({ amount, status, ...payment }) =>
      payment.subscriptionId === subscriptionId && amount > 100 && status !== 'authorized',
  );
  const items = paid.slice(-count).map(({ id, amount, created_at }) => ({
    payment_id: id,
    subscription_id: subscriptionId,
    status: 'paid',
    amount,
    amount_paid: amount,
    paid_at: created_at,
    short_url: `https://rzp.example/i/${id}`,
  }));
  return { entity: 'collection', count: items.length, items };
}
