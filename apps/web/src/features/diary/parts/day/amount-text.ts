import { texts } from '@platewise/contract/texts';
import { weighedGramsText } from '../../../../shared/meal/quantities.ts';
import type { DiaryMeal } from '../../data/diary-day.ts';

/** How much of a food was logged, as the person counted it. */
export function amountText({ grams, measure }: Extract<DiaryMeal['origin'], { kind: 'food' }>): string {
  const weight = weighedGramsText(grams);
  if (!measure) return weight;
  return texts.calorieScreen.counted({ count: measure.count, name: measure.name, grams: weight });
}
