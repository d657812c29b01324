import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { isFinal } from './merge-snapshot.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a checkout is looked after closely: most people pay within minutes, or not at all. */
const FRESH_MS = HOUR_MS;
/** When a charge is looked up that is reported and not known: it may have to be paid back. */
const LOOK_UP_MS = 5 * MINUTE_MS;
/** After this a subscription that was never paid is asked about no more. */
const FORGOTTEN_MS = 7 * DAY_MS;

/**
 * When the provider is to be asked about a subscription again, since its webhook events may be lost: soon while a checkout is
 * open, after the end of a period, and once a day; sooner where a charge is reported and not known. Null when nothing
 * can change any more.
 */
export function nextCheck(
  row: Pick<PaymentSubscriptionRow, 'state' | 'period_end' | 'created_at' | 'starts_at' | 'signed_payment_id'>,
  { isChargeMissing }: { isChargeMissing: boolean },
  now: Date,
): Date | null {
  const age = now.getTime() - row.created_at.getTime();
  if (isFinal(row.state)) {
    // A payment was signed and its charge is not known: it may have to be paid back, or the plan to be ended.
    return isChargeMissing && row.signed_payment_id && age <= FORGOTTEN_MS ? after(now, HOUR_MS) : null;
  }
  // What was not charged yet by the provider's own word has turns of its own, below.
  const isChargeDue = row.state !== 'created' && row.state !== 'authenticated';
  if (isChargeMissing && isChargeDue) return after(now, LOOK_UP_MS);
  if (row.state === 'created') {
    if (age > FORGOTTEN_MS) return null;
    if (age > DAY_MS + HOUR_MS) return after(now, DAY_MS);
    return after(now, age < FRESH_MS ? 2 * MINUTE_MS : HOUR_MS);
  }
  if (row.state === 'authenticated') return earlier(after(row.starts_at ?? now, 5 * MINUTE_MS), now);
  if (row.state === 'pending') return after(now, 6 * HOUR_MS);
  return earlier(after(row.period_end ?? now, MINUTE_MS), now);
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

// At the moment that matters when it is to come within a day, else once a day.
function earlier(moment: Date, now: Date): Date {
  const nightly = after(now, DAY_MS);
  if (moment <= now) return after(now, 10 * MINUTE_MS);
  return moment < nightly ? moment : nightly;
}
