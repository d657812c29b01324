import type { PaymentState, PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import type { SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';

/** What the provider's word changes in our row. */
export type MergedState = Pick<
  PaymentSubscriptionRow,
  'state' | 'state_at' | 'paid_count' | 'paid_through' | 'period_end' | 'activated_at' | 'pay_url'
>;

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
 * What is known of a subscription after one more word of the provider's. Words come twice, late and in any order, and
 * every order of the same words gives the same: what has ended stays so, else the one with the most charges and of these
 * the newest counts, and sums only grow.
 */
export function mergeSnapshot(
  known: MergedState,
  said: Omit<SubscriptionSnapshot, 'id' | 'planId' | 'providerPlanId'>,
): MergedState {
  const isNewer = isLater(said, { state: known.state, at: known.state_at, paidCount: known.paid_count });
  // A charge that failed moves the period on as well: only what is active is paid through.
  const paidThrough = said.state === 'active' && said.paidCount > 0 ? said.periodEnd : null;
  return {
    state: isNewer ? said.state : known.state,
    state_at: isNewer ? said.at : known.state_at,
    paid_count: Math.max(known.paid_count, said.paidCount),
    paid_through: latest(known.paid_through, paidThrough),
    period_end: latest(known.period_end, said.periodEnd),
    activated_at: ACTIVATED.has(said.state) ? earliest(known.activated_at, said.at) : known.activated_at,
    pay_url: largest(known.pay_url, said.payUrl),
  };
}

type Moment = Pick<SubscriptionSnapshot, 'state' | 'at' | 'paidCount'>;

// Charges are only ever added, and times have whole seconds: the count tells what came after a failure of that second.
function isLater(a: Moment, b: Moment): boolean {
  const [hasEnded, hadEnded] = [isFinal(a.state), isFinal(b.state)];
  if (hasEnded !== hadEnded) return hasEnded;
  const byCount = hasEnded ? 0 : a.paidCount - b.paidCount;
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
