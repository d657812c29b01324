import { texts } from '@platewise/contract/texts';
import type { DayDraft } from './draft-day.ts';

/** Says that recipes of ours stand in every place that a dish was asked for, and why. */
export function fallbackWarning({ slots, places }: DayDraft, why: keyof typeof texts.model.fallback): string {
  const { fallback, fallbackForNew } = texts.model;
  const isWholePlan = places.length === slots.length;
  return isWholePlan ? fallback[why] : fallbackForNew[why]({ count: places.length });
}
