import type { Db } from '@platewise/db/database';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import type { ListMeal } from '@platewise/shopping/list/list-meal';
import type { Pantry } from '@platewise/shopping/list/pantry';
import { mealsBetween } from '../../diary/diary-repository.ts';
import { eatenOf } from '../../diary/planned/planned-meal-id.ts';

/**
 * The meals of a list, those that the diary has as eaten marked: what they needed has left the pantry. It is asked for where
 * some food is counted only, since without a count a list says what all its meals need.
 */
export async function markEaten(
  db: Db,
  userId: string,
  { meals, source, pantry }: { meals: ListMeal[]; source: StoredListSource; pantry: Pantry },
): Promise<ListMeal[]> {
  const isCounted = [...pantry.values()].some((grams) => grams !== null);
  if (source.kind !== 'calendar' || !isCounted) return meals;
  const diary = await mealsBetween(db, userId, source);
  return meals.map((meal) => {
    const { date, slot, mealId } = meal.origin;
    const ofDay = diary.filter((one) => one.date === date);
    const isEaten = slot !== null && eatenOf(ofDay, { slot, mealId: mealId ?? '' }) !== undefined;
    return isEaten ? { ...meal, isEaten } : meal;
  });
}
