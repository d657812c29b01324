import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { paidUntil } from '../is-entitled.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after the first charge in which cancelling at once pays back in full (shell 9). */
const GUARANTEE_DAYS = 14;
/** Providers do not pay back less than a rupee. */
const REFUND_MIN_PAISE = 100;

type Charge = Pick<PaymentChargeRow, 'id' | 'amount_paise' | 'charged_at'>;

/** Until when cancelling at once pays a first charge back in full. */
export function guaranteeEnd(firstChargedAt: Date): Date {
  return new Date(firstChargedAt.getTime() + GUARANTEE_DAYS * DAY_MS);
}

/** The first of a subscription's charges. */
export function firstCharge<Each extends Charge>(charges: readonly Each[]): Each | undefined {
  return charges.toSorted(byTime)[0];
}

/**
 * How much of a charge is to be paid back in all, in hundredths of a rupee: everything under the guarantee, and of what
 * was charged after the end, also the end that was chosen; of a plan that another one replaced the days that were left, a day begun included, so that
 * no day is paid twice.
 */
export function refundTarget(row: PaymentSubscriptionRow, charges: readonly Charge[], charge: Charge): number {
  const { revoked_at: revokedAt, ends_at: endsAt, guarantee_at: guaranteeAt, is_replaced: isReplaced } = row;
  // It was to end with what was paid before.
  if (endsAt && charge.charged_at >= endsAt) return charge.amount_paise;
  if (!revokedAt) return 0;
  if (guaranteeAt && charge.id === firstCharge(charges)?.id) return charge.amount_paise;
  if (charge.charged_at > revokedAt) return charge.amount_paise;
  if (!isReplaced || charge.id !== charges.toSorted(byTime).at(-1)?.id) return 0;
  return unusedShare(charge, { until: paidUntil(row), from: revokedAt });
}

function unusedShare(
  { amount_paise, charged_at }: Charge,
  { until, from }: { until: Date | null; from: Date },
): number {
  if (!until || until <= from) return 0;
  const days = Math.max(1, Math.round((until.getTime() - charged_at.getTime()) / DAY_MS));
  const left = Math.min(days, Math.ceil((until.getTime() - from.getTime()) / DAY_MS));
  const paise = Math.floor((amount_paise * left) / days);
  return paise < REFUND_MIN_PAISE ? 0 : paise;
}

function byTime(a: Charge, b: Charge): number {
  return a.charged_at.getTime() - b.charged_at.getTime() || (a.id < b.id ? -1 : 1);
}
