import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { periodEnd } from '@platewise/providers/payments/period-end';
import { isFinal, isPlanUnknown } from './provider/merge-snapshot.ts';

type Facts = Pick<
  PaymentSubscriptionRow,
  | 'plan_id'
  | 'plan_at'
  | 'unknown_plan_at'
  | 'state'
  | 'state_at'
  | 'paid_count'
  | 'paid_through'
  | 'period_end'
  | 'last_charged_at'
  | 'activated_at'
  | 'unconfirmed_at'
  | 'signed_payment_id'
  | 'starts_at'
  | 'cancel_at_period_end'
  | 'ends_at'
  | 'revoked_at'
>;

/**
 * How long a signed payment counts although the provider says that nothing was charged (decisions 9.6): it says so until
 * the first charge is made (its page "Subscriptions States", "Immediate Start Date").
 */
const UNCONFIRMED_MS = 24 * 3_600_000;

/** Until when a subscription is paid; null when nothing was charged. */
export function paidUntil(row: Facts): Date | null {
  const until = paidThrough(row);
  // What is charged after the end that was chosen is paid back, and gives nothing.
  return until && row.ends_at && row.ends_at < until ? row.ends_at : until;
}

// The end of a period is reported by what is active. Where that was missed a charge reports it: it pays one interval, and
// never beyond the provider's period, since one that was tried again comes days after its period began.
function paidThrough({ plan_id, paid_count, paid_through, period_end, last_charged_at, state }: Facts): Date | null {
  if (paid_through && (!last_charged_at || paid_through > last_charged_at)) return paid_through;
  if (last_charged_at) {
    const interval = periodEnd(last_charged_at, { interval: PAID_PLANS[plan_id].interval, periods: 1 });
    return period_end && period_end > last_charged_at && period_end < interval ? period_end : interval;
  }
  // Nothing but the end of a subscription was ever heard of: its period is the best that is known.
  return paid_count > 0 && isFinal(state) ? period_end : null;
}

/** Whether a subscription is to end, or has ended, with what is paid: nothing more is charged for it as it stands. */
export function isEnding(row: Pick<Facts, 'state' | 'cancel_at_period_end' | 'plan_at' | 'unknown_plan_at'>): boolean {
  const { state, cancel_at_period_end: isCancelled } = row;
  // The provider charges no further while it has given up, or is paused; both may go on (`active` again).
  return isCancelled || isPlanUnknown(row) || isFinal(state) || state === 'halted' || state === 'paused';
}

/** Whether a subscription was resumed in the place of one that ends, and waits for that end. */
export function isPending(row: Facts, now: Date): boolean {
  return isAuthorized(row, now) && !row.revoked_at && row.starts_at !== null && row.starts_at > now;
}

/**
 * Whether a payment or a mandate stands that was not charged yet. A signature or the provider's `authenticated` counts
 * from its moment; only a `created` of a day later takes it back.
 */
export function isAuthorized(row: Facts, now: Date): boolean {
  const { state, state_at: at, activated_at: since, unconfirmed_at: unconfirmedAt } = row;
  if (!since || row.paid_count > 0) return false;
  const until = new Date(since.getTime() + UNCONFIRMED_MS);
  // The provider closes a checkout that it saw no payment for, and is not asked about it any more.
  if (state === 'expired') return now < until;
  if (state !== 'created' && state !== 'authenticated') return false;
  const isDenied = unconfirmedAt !== null && unconfirmedAt >= until;
  return !isDenied || (state === 'authenticated' && at > unconfirmedAt);
}

/** Whether a payment was signed and the provider, asked a day later, knows of no charge. */
export function isUnconfirmed(row: Facts, now: Date): boolean {
  const isUncharged = row.paid_count === 0 && !row.last_charged_at && !row.revoked_at;
  const isOpen = row.state === 'created' || row.state === 'authenticated' || row.state === 'expired';
  return row.signed_payment_id !== null && isUncharged && isOpen && !isAuthorized(row, now);
}

/**
 * Whether a subscription gives its plan at a moment: while the provider says so, a renewal that failed and is tried
 * again included, and for as long as was paid whatever became of it.
 */
export function isEntitled(row: Facts, now: Date): boolean {
  if (row.revoked_at || isPending(row, now)) return false;
  const until = paidUntil(row);
  if (until && until > now) return true;
  if (row.cancel_at_period_end || isPlanUnknown(row)) return false;
  return row.state === 'active' || row.state === 'pending' || isAuthorized(row, now);
}
