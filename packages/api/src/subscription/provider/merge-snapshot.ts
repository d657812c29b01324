import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import type { PaymentState, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { Charge, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';

/** What a snapshot of the provider's changes in our row. */
export type MergedState = Pick<
  PaymentSubscriptionRow,
  | 'state'
  | 'state_at'
  | 'paid_count'
  | 'paid_through'
  | 'period_end'
  | 'activated_at'
  | 'unconfirmed_at'
  | 'last_charged_at'
  | 'pay_url'
  | 'plan_id'
  | 'provider_plan_id'
  | 'amount_paise'
  | 'plan_at'
  | 'unknown_plan_at'
>;

type ReportedSnapshot = Omit<SubscriptionSnapshot, 'id'>;

/** Of two states at one moment the later one of this list holds. */
const ORDER: readonly PaymentState[] = [
  'created',
  'authenticated',
  'active',
  'pending',
  'paused',
  'halted',
  'expired',
  'completed',
  'cancelled',
];
const FINAL: ReadonlySet<PaymentState> = new Set(['expired', 'completed', 'cancelled']);
const ACTIVATED: ReadonlySet<PaymentState> = new Set(['authenticated', 'active', 'pending', 'paused', 'halted']);

/** Whether a subscription has ended for good. */
export function isFinal(state: PaymentState): boolean {
  return FINAL.has(state);
}

/**
 * What is known of a subscription after one more snapshot, and the charges reported with it. Snapshots come twice, late and in any order, and every order
 * of the same ones gives the same: what has ended stays so, `created` outweighs nothing, of the others the one with the
 * most charges and of these the newest counts, and sums only grow. A plan that is none of ours pays for nothing here.
 */
export function mergeSnapshot(
  known: MergedState,
  reported: ReportedSnapshot,
  charges: readonly Charge[] = [],
): MergedState {
  const isNewer = isLater(reported, { state: known.state, at: known.state_at, paidCount: known.paid_count });
  const isOurs = isPlanKnown(known, reported);
  // A charge that failed moves the period on as well: only what is active is paid through.
  const paidThrough = isOurs && reported.state === 'active' && reported.paidCount > 0 ? reported.periodEnd : null;
  return {
    state: isNewer ? reported.state : known.state,
    state_at: isNewer ? reported.at : known.state_at,
    // Where nothing was charged nothing counts: the count is one of what outweighs `created`.
    paid_count: reported.state === 'created' ? known.paid_count : Math.max(known.paid_count, reported.paidCount),
    paid_through: latest(known.paid_through, paidThrough),
    period_end: latest(known.period_end, isOurs ? reported.periodEnd : null),
    activated_at: ACTIVATED.has(reported.state) ? earliest(known.activated_at, reported.at) : known.activated_at,
    unconfirmed_at: latest(known.unconfirmed_at, reported.state === 'created' ? reported.at : null),
    last_charged_at: isOurs
      ? charges.reduce((last, { chargedAt }) => latest(last, chargedAt), known.last_charged_at)
      : known.last_charged_at,
    pay_url: largest(known.pay_url, reported.payUrl),
    ...mergePlan(known, reported),
  };
}

type Plan = Pick<MergedState, 'plan_id' | 'provider_plan_id' | 'amount_paise' | 'plan_at' | 'unknown_plan_at'>;

/** Whether the provider charges for a plan that is none of ours, such as one chosen in its dashboard. */
export function isPlanUnknown({ plan_at, unknown_plan_at }: Pick<Plan, 'plan_at' | 'unknown_plan_at'>): boolean {
  return unknown_plan_at !== null && (plan_at === null || unknown_plan_at > plan_at);
}

// Also one that was sold and is not any more: the configuration names another in its place.
function isPlanKnown({ provider_plan_id: sold }: Plan, { planId, providerPlanId }: ReportedSnapshot): boolean {
  return planId !== null || (providerPlanId !== null && providerPlanId === sold);
}

// A plan can be changed in the provider's dashboard without a change of state: the newest snapshot says which one holds.
function mergePlan(known: Plan, reported: ReportedSnapshot): Plan {
  const { plan_id, provider_plan_id, amount_paise, plan_at, unknown_plan_at } = known;
  const before: Plan = { plan_id, provider_plan_id, amount_paise, plan_at, unknown_plan_at };
  if (!isPlanKnown(known, reported)) return { ...before, unknown_plan_at: latest(unknown_plan_at, reported.at) };
  const isTie = reported.at.getTime() === plan_at?.getTime();
  if (isTie && (reported.providerPlanId ?? '') <= (provider_plan_id ?? '')) return before;
  if (plan_at && reported.at < plan_at) return before;
  const planId = reported.providerPlanId === provider_plan_id ? plan_id : (reported.planId ?? plan_id);
  return {
    ...before,
    plan_id: planId,
    provider_plan_id: reported.providerPlanId,
    amount_paise: planId === plan_id ? amount_paise : (reported.amountPaise ?? PAID_PLANS[planId].amountPaise),
    plan_at: reported.at,
  };
}

type Moment = Pick<SubscriptionSnapshot, 'state' | 'at' | 'paidCount'>;

// Charges are only ever added, and times have whole seconds: the count says what came after a failure of that second.
function isLater(a: Moment, b: Moment): boolean {
  const [hasEnded, hadEnded] = [isFinal(a.state), isFinal(b.state)];
  if (hasEnded !== hadEnded) return hasEnded;
  // The provider answers `created` until the first charge is made, also when it has reported of the payment by then.
  if ((a.state === 'created') !== (b.state === 'created')) return b.state === 'created';
  // What is only created was never charged, whatever it says it was: its count outweighs nothing.
  const byCount = hasEnded || a.state === 'created' ? 0 : a.paidCount - b.paidCount;
  const order = byCount || a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.state) - ORDER.indexOf(b.state);
  return order > 0;
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}

function earliest(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}

// The page does not change while a subscription lives; any rule does that does not depend on the order.
function largest(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
