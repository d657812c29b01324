import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import { settings } from '@platewise/contract/texts/site/settings';

const words = settings.nextReset;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** When the tokens are reset, in days and hours; paid plans have no reset (shell 9, decisions 3). */
export function nextResetText({ plan, nextReset, now }: { plan: PlanId; nextReset: Date | null; now: Date }): string {
  if (!nextReset) return plan === 'free' ? words.notKnown : words.never;
  const leftMs = nextReset.getTime() - now.getTime();
  if (leftMs <= 0) return words.soon;
  const allHours = Math.floor(leftMs / HOUR_MS);
  const days = Math.floor(allHours / DAY_HOURS);
  const hours = words.hours({ count: allHours % DAY_HOURS });
  if (days > 0) return words.daysAndHours({ days: words.days({ count: days }), hours });
  return allHours > 0 ? hours : words.lessThanAnHour;
}
