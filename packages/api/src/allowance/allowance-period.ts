import { ALLOWANCE } from '@platewise/contract/limits';
import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';
import type { Context } from '../context.ts';

/**
 * The start of the n-th month of an allowance, UTC: the anchor's day and time, clamped to the month's end. The anchor
 * day is kept, so an allowance that began on the 31st returns to the 31st after a short month (decisions 3).
 */
export function periodStart(anchorAt: Date, periodIndex: number): Date {
  const month = anchorAt.getUTCMonth() + periodIndex;
  const lastDay = new Date(Date.UTC(anchorAt.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const start = new Date(anchorAt);
  start.setUTCDate(1);
  start.setUTCMonth(month);
  start.setUTCDate(Math.min(anchorAt.getUTCDate(), lastDay));
  return start;
}

/** How many months of an allowance have passed at a moment; 0 before the anchor. */
export function periodIndexAt(anchorAt: Date, moment: Date): number {
  const months =
    (moment.getUTCFullYear() - anchorAt.getUTCFullYear()) * 12 + moment.getUTCMonth() - anchorAt.getUTCMonth();
  const index = periodStart(anchorAt, months) <= moment ? months : months - 1;
  return Math.max(0, index);
}

/**
 * The balance as it is at a moment: a month that has begun since the last grant makes it full again, unless the refill waits for
 * something; then the balance stays, and the month is granted when it waits no longer.
 */
export function allowanceAt(
  { tokens, anchorAt, periodIndex, isWaiting }: StoredAllowance,
  moment: Date,
): { tokens: number; periodIndex: number; nextReset: Date; isDue: boolean; isHeldBack: boolean } {
  const current = periodIndexAt(anchorAt, moment);
  // The index only grows: a clock that goes back never grants the same month twice.
  const hasBegun = current > periodIndex;
  const isDue = hasBegun && !isWaiting;
  return {
    tokens: isDue ? ALLOWANCE.tokensPerMonth : tokens,
    periodIndex: isDue ? current : periodIndex,
    nextReset: periodStart(anchorAt, Math.max(current, periodIndex) + 1),
    isDue,
    isHeldBack: hasBegun && isWaiting,
  };
}

export type StoredAllowance = { tokens: number; anchorAt: Date; periodIndex: number; isWaiting: boolean };

/**
 * A balance as it is stored. Its refill waits for the proof of an address only where the server sends emails that can prove it
 * (note 111).
 */
export function storedAllowance(row: AllowanceRow, { mailing }: Pick<Context, 'mailing'>): StoredAllowance {
  const { tokens, anchor_at: anchorAt, period_index: periodIndex } = row;
  return { tokens, anchorAt, periodIndex, isWaiting: row.needs_proof && mailing !== null };
}
