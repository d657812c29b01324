import type { LogFood } from '@platewise/contract/diary/diary-food-schema';
import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { thousandth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { AppError } from '../../app-error.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { invalidInput } from '../../invalid-input.ts';
import { addToDay } from '../add-to-day.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { loggedFood } from './logged-food.ts';

/**
 * Adds a food of the table, in grams or in one of its household measures; its figures are computed.
 * @throws AppError PRO_ONLY, NOT_FOUND for a food that the table does not have, VALIDATION for a measure that the food does
 *   not have, too many grams or a date too far ahead, DIARY_DAY_FULL, DIARY_FULL
 */
export function logFood(context: DiaryContext, input: LogFood): Promise<DiaryEntry> {
  return writeDiary<DiaryEntry>(context, { procedure: 'calorie.logFood', input }, (trx) => {
    const { food, date, time } = input;
    requireReachable(context, { date });
    const meal = loggedFood(food, amountOf(input));
    if (!meal) throw new AppError('NOT_FOUND');
    return addToDay(trx, context, { date, time, meal });
  });
}

function amountOf({ food: foodId, grams, measure: name, count }: LogFood) {
  if (grams !== undefined) return { grams };
  const measures = findFood(foodId)?.measures ?? [];
  const weight = measures.find(([known]) => known === name)?.[1];
  if (name === undefined || count === undefined || weight === undefined)
    throw noSuchMeasure(measures.map(([known]) => known));
  const counted = thousandth(weight * count);
  const bounds = { min: LIMITS.loggedFoodMinGrams, max: LIMITS.loggedFoodMaxGrams };
  if (counted < bounds.min || counted > bounds.max) {
    const message = texts.calorieTracker.countTooFar({ grams: counted, ...bounds });
    throw invalidInput([{ path: 'count', message }]);
  }
  return { grams: counted, measure: { name, count } };
}

function noSuchMeasure(known: readonly string[]) {
  const { noMeasures, noSuchMeasure: unknown } = texts.calorieTracker;
  const message = known.length > 0 ? unknown({ values: known.join(', ') }) : noMeasures;
  return invalidInput([{ path: 'measure', message }]);
}
