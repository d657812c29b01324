import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import { isFinal } from './merge-snapshot.ts';

type Facts = Pick<
  PaymentSubscriptionRow,
  | 'state'
  | 'paid_count'
  | 'paid_through'
  | 'period_end'
  | 'starts_at'
  | 'cancel_at_period_end'
  | 'ends_at'
  | 'revoked_at'
>;

/** Until when a subscription is paid; null when nothing was charged. */
export function paidUntil({ paid_through, paid_count, period_end, ends_at }: Facts): Date | null {
  // Nothing but the end of a subscription was ever heard of: its period is the best that is known.
  const until = paid_through ?? (paid_count > 0 ? period_end : null);
  // What is charged after the end that was chosen is paid back, and gives nothing.
  return until && ends_at && ends_at < until ? ends_at : until;
}

/** Whether a subscription is to end, or has ended, with what is paid. */
export function isEnding({ state, cancel_at_period_end }: Pick<Facts, 'state' | 'cancel_at_period_end'>): boolean {
  return cancel_at_period_end || isFinal(state);
}

/** Whether a subscription was resumed in the place of one that ends, and waits for that end. */
export function isWaiting(row: Facts, now: Date): boolean {
  return row.state === 'authenticated' && !row.revoked_at && row.starts_at !== null && row.starts_at > now;
}

/**
 * Whether a subscription gives its plan at a moment: while the provider says so, a renewal that failed and is tried
 * again included, and for as long as was paid whatever became of it.
 */
export function isEntitled(row: Facts, now: Date): boolean {
  if (row.revoked_at || isWaiting(row, now)) return false;
  const until = paidUntil(row);
  if (until && until > now) return true;
  const goesOn = row.state === 'active' || row.state === 'authenticated' || row.state === 'pending';
  return goesOn && !row.cancel_at_period_end;
}
