import type { DiaryDay, TickPlanned } from '@platewise/contract/diary/diary-day-schema';
import type { Nutrition } from '@platewise/contract/meals/meal-schema';
import type { Db } from '@platewise/db/database';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { eatenPart } from '@platewise/domain/diary/diary-totals';
import { tenth } from '@platewise/domain/rounding';
import { AppError } from '../../app-error.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { giveBack, takeForMeal } from '../../shopping-list/pantry/take-for-meal.ts';
import { deleteSkip, insertMeals, insertSkip, updateMeal } from '../diary-repository.ts';
import { openDay, requireRoom } from '../open-day.ts';
import { readDayState, readDiaryDay } from '../read-day.ts';
import { readLocalTime } from '../read-local-time.ts';
import { takeOutMeal } from '../take-out-meal.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { eatenOf, plannedMealId } from './planned-meal-id.ts';
import { plannedFigures, plannedName } from './planned-meals.ts';

/**
 * Says what became of a planned meal: eaten, wholly or in part, or skipped. Saying it again changes the one meal of the
 * diary that stands for it, so that nothing counts twice. What is eaten, if only in part, was cooked whole: all that the meal
 * needs leaves the pantry, as far as it is counted there.
 * @throws AppError PRO_ONLY, NOT_FOUND where no meal is planned, PLANNED_MEAL_CHANGED where another one is than the caller
 *   saw, PLANNED_WITHOUT_FIGURES, DIARY_DAY_FULL, DIARY_FULL, VALIDATION for a date too far ahead
 */
export function tickPlanned(context: DiaryContext, input: TickPlanned): Promise<DiaryDay> {
  const { userId } = context.identity;
  return writeDiary<DiaryDay>(
    context,
    { procedure: 'calorie.tickPlanned', input, logged: ({ date }) => date },
    async (trx) => {
      const { date, slot, outcome } = input;
      requireReachable(context, { date });
      const { calendar, meals } = await readDayState(trx, userId, { date });
      const planned = requirePlanned(calendar, input);
      const eaten = eatenOf(meals, { slot, mealId: plannedMealId(planned) });
      if (outcome === 'eaten') await eat(trx, context, { planned, eaten, input });
      else await skip(trx, context, { planned, eaten, input });
      return readDiaryDay(trx, context, { date });
    },
  );
}

function requirePlanned(calendar: readonly CalendarEntryRow[], { slot, mealId }: TickPlanned): CalendarEntryRow {
  const planned = calendar.find((entry) => entry.slot === slot);
  if (!planned || planned.kind === 'note') throw new AppError('NOT_FOUND');
  if (mealId !== undefined && planned.meal?.id !== mealId) {
    throw new AppError('PLANNED_MEAL_CHANGED', { name: plannedName(planned) });
  }
  return planned;
}

type Ticked = { planned: CalendarEntryRow; eaten: DiaryMealRow | undefined; input: TickPlanned };

async function eat(trx: Db, context: DiaryContext, { planned, eaten, input }: Ticked): Promise<void> {
  const { identity, now, newId } = context;
  const { userId } = identity;
  const { date, slot, share, time } = input;
  const figures = eatenMeal(planned, share);
  const at = now();
  await deleteSkip(trx, userId, { date, slot, mealId: plannedMealId(planned) });
  await openDay(trx, context, { date });
  if (!eaten) await requireRoom(trx, userId, { date });
  // The calendar may have other servings by now.
  if (eaten) await giveBack(trx, context, eaten.taken_grams);
  const meal = { ...figures, taken_grams: await takeForMeal(trx, context, { date, slot }) };
  if (eaten) {
    return updateMeal(trx, userId, eaten, { ...meal, ...(time !== undefined && { time }), updated_at: at });
  }
  const usualTime = time ?? (await readLocalTime(trx, userId, { now }));
  await insertMeals(trx, [{ ...meal, user_id: userId, date, id: newId(), slot, time: usualTime, updated_at: at }]);
}

async function skip(trx: Db, context: DiaryContext, { planned, eaten, input: { date, slot } }: Ticked): Promise<void> {
  const { identity, now } = context;
  const { userId } = identity;
  if (eaten) await takeOutMeal(trx, context, eaten);
  await insertSkip(trx, userId, { date, slot, mealId: plannedMealId(planned), at: now() });
}

/** So much of a planned meal; what its figures do not say stays not known. */
function eatenMeal(planned: CalendarEntryRow, share: number) {
  const figures = plannedFigures(planned);
  if (!figures) throw new AppError('PLANNED_WITHOUT_FIGURES');
  const { slot, meal, servings } = planned;
  return {
    name: plannedName(planned),
    ...eatenPart(figures, share),
    nutrition: meal?.nutrition ? scaled(meal.nutrition, servings * share) : null,
    origin: { kind: 'calendar', slot, share, mealId: meal?.id ?? null } as const,
    is_edited: false,
  };
}

function scaled({ fiber, sugar, saturatedFat, sodium }: Nutrition, factor: number): Nutrition {
  const grams = (amount: number | null) => (amount === null ? null : tenth(amount * factor));
  return {
    fiber: grams(fiber),
    sugar: grams(sugar),
    saturatedFat: grams(saturatedFat),
    sodium: sodium === null ? null : Math.round(sodium * factor),
  };
}
