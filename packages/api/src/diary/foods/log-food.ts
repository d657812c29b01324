import type { LogFood } from '@platewise/contract/diary/diary-food-schema';
import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { thousandth } from '@platewise/domain/rounding';
import { AppError } from '../../app-error.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { invalidInput } from '../../invalid-input.ts';
import { addToDay } from '../add-to-day.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { findLoggable, type LoggableFood } from './loggable-food.ts';
import { loggedFood } from './logged-food.ts';

/**
 * Adds a food of the caller's own, of our table or of FoodData Central, in grams or in one of its household measures; its figures are computed.
 * @throws AppError PRO_ONLY, NOT_FOUND for a food that there is not, VALIDATION for a measure that the food does
 *   not have, too many grams or a date too far ahead, DIARY_DAY_FULL, DIARY_FULL
 */
export function logFood(context: DiaryContext, input: LogFood): Promise<DiaryEntry> {
  return writeDiary<DiaryEntry>(
    context,
    { procedure: 'calorie.logFood', input, logged: ({ date }) => date },
    async (trx) => {
      const { food, date, time } = input;
      requireReachable(context, { date });
      const found = await findLoggable(trx, context.identity.userId, food);
      if (!found) throw new AppError('NOT_FOUND');
      return addToDay(trx, context, { date, time, meal: loggedFood(found, amountOf(found, input)) });
    },
  );
}

function amountOf({ food: { measures } }: LoggableFood, { grams, measure: name, count }: LogFood) {
  if (grams !== undefined) return { grams };
  const weight = measures.find((known) => known.name === name)?.grams;
  if (name === undefined || count === undefined || weight === undefined)
    throw noSuchMeasure(measures.map((known) => known.name));
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
