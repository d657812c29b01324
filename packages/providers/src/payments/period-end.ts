import type { BillingInterval } from '@platewise/contract/billing/paid-plans';

const MONTHS = { monthly: 1, yearly: 12 } as const satisfies Record<BillingInterval, number>;

/**
 * The end of the n-th period since the anchor, UTC: the anchor's day and time, clamped to the month's end; a
 * subscription of the 31st returns to the 31st after a short month.
 */
export function periodEnd(anchorAt: Date, { interval, periods }: { interval: BillingInterval; periods: number }): Date {
  const month = anchorAt.getUTCMonth() + periods * MONTHS[interval];
  const lastDay = new Date(Date.UTC(anchorAt.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(anchorAt);
  end.setUTCDate(1);
  end.setUTCMonth(month);
  end.setUTCDate(Math.min(anchorAt.getUTCDate(), lastDay));
  return end;
}
