import { newStandInId, type Plan, Refusal, type StandInState } from './stand-in-state.ts';

const PERIODS: readonly unknown[] = ['daily', 'weekly', 'monthly', 'yearly'];
/** How many plans one answer holds: unless more are asked for, and at most (Razorpay docs, Fetch All Plans). */
const [COUNT, COUNT_MAX] = [10, 100];
/** Hundredths of a rupee. */
const AMOUNT_MIN = 100;

/** The account's plans, newest first, a page at a time. */
export function listPlans({ plans }: StandInState, query: URLSearchParams): object {
  const count = Number(query.get('count') ?? COUNT);
  const skip = Number(query.get('skip') ?? 0);
  if (count > COUNT_MAX) throw new Refusal(400, 'The count may not be greater than 100.');
  const newestFirst = [...plans.values()].toReversed();
  const items = newestFirst.slice(skip, skip + count).map((plan) => ({ entity: 'plan', ...plan }));
  return { entity: 'collection', count: items.length, items };
}

/** Makes a plan; it can be neither changed nor removed then. */
export function createPlan(state: StandInState, { period, interval, item, notes }: Record<string, unknown>): object {
  const { name, amount, currency } = Object(item) as Record<string, unknown>;
  if (!PERIODS.includes(period)) throw new Refusal(400, 'The selected period is invalid.');
  if (typeof interval !== 'number' || interval < 1) throw new Refusal(400, 'The interval must be at least 1.');
  if (typeof name !== 'string' || name === '') throw new Refusal(400, 'The item.name field is required.');
  if (typeof amount !== 'number' || amount < AMOUNT_MIN) throw new Refusal(400, 'The amount must be atleast INR 1.00');
  if (typeof currency !== 'string') throw new Refusal(400, 'The item.currency field is required.');
  const plan: Plan = {
    id: newStandInId('plan'),
    period: period as Plan['period'],
    interval,
    item: { name, amount, currency, active: true },
    notes: Object(notes) as Record<string, string>,
  };
  state.plans.set(plan.id, plan);
  return { entity: 'plan', ...plan };
}
