import type { NutrientDays, NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import type { KnownMeal } from '@platewise/nutrition/nutrients/reported-meal';
import { entriesBetween } from '../calendar/calendar-repository.ts';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import type { UserContext } from '../context.ts';
import { mealsBetween } from '../diary/diary-repository.ts';
import { findByIds } from '../favorites/favorites-repository.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { type ReferencesContext, readReferences } from './read-references.ts';
import { COOKED_SOMEHOW, type Eaten, reportNutrients } from './report-nutrients.ts';

/**
 * The nutrients of what the caller's diary holds on some days. Foods of our table count by their grams, meals of the calendar and
 * favorites by their ingredients as long as these are kept; of the others count the figures that they were logged with.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function diaryNutrients(
  context: ReferencesContext & Pick<UserContext, 'rights'>,
  range: NutrientDays,
): Promise<NutrientReport> {
  const { db, identity } = context;
  const { userId } = identity;
  await requireEntitlement(context, 'calorieTracker');
  requireReachable(context, range);
  const [logged, planned] = await Promise.all([mealsBetween(db, userId, range), entriesBetween(db, userId, range)]);
  const favoriteIds = logged.flatMap(({ origin }) => (origin.kind === 'favorite' ? origin.favoriteId : []));
  const favorites = new Map((await findByIds(db, userId, { favoriteIds })).map(({ id, meal }) => [id, meal]));
  const eaten = logged.map((meal) => eatenOf(meal, { planned, favorites }));
  return reportNutrients(eaten, {
    days: new Set(logged.map(({ date }) => date)).size,
    isWholeDay: true,
    references: await readReferences(context),
  });
}

type Kept = { planned: readonly CalendarEntryRow[]; favorites: ReadonlyMap<string, KnownMeal> };

function eatenOf(logged: DiaryMealRow, { planned, favorites }: Kept): Eaten {
  const { origin, date, calories } = logged;
  // Who changed figures knows them better than the meal that they came from.
  if (logged.is_edited) return asLogged(logged);
  if (origin.kind === 'food') {
    const { food, grams } = origin;
    return { meal: { ...asLogged(logged).meal, items: [{ food, grams }], instructions: COOKED_SOMEHOW }, servings: 1 };
  }
  const meal =
    origin.kind === 'favorite'
      ? favorites.get(origin.favoriteId)
      : planned.find((entry) => origin.kind === 'calendar' && entry.date === date && entry.meal?.id === origin.mealId)
          ?.meal;
  // So much of it as its calories say: the servings of the calendar may be others by now.
  return meal?.calories ? { meal, servings: calories / meal.calories } : asLogged(logged);
}

function asLogged({ name, calories, protein, carbs, fat, nutrition }: DiaryMealRow): Eaten {
  return { meal: { name, calories, macros: { protein, carbs, fat }, nutrition }, servings: 1 };
}
