import type { Db } from '@platewise/db/database';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import type { ListMeal, MealOrigin } from '@platewise/shopping/list/list-meal';
import { mealsBetween } from '../../diary/diary-repository.ts';
import { eatenOf } from '../../diary/planned/planned-meal-id.ts';
import { readToday } from '../../preferences/read-preferences.ts';

type Followed = {
  meals: ListMeal[];
  source: StoredListSource;
  /** Since when the list follows its source: meals of plans can be eaten again and again. */
  since: Date;
};

/**
 * The meals of a list, those that the diary has as eaten marked: what they needed has left the pantry. Of a generated week
 * nobody knows what was eaten: its meals stand in no calendar.
 */
export async function markEaten(db: Db, userId: string, { meals, source, since }: Followed): Promise<ListMeal[]> {
  if (source.kind === 'generated') return meals;
  const isEaten =
    source.kind === 'calendar' ? await eatenInCalendar(db, userId, source) : await eatenSince(db, userId, since);
  return meals.map((meal) => (isEaten(meal.origin) ? { ...meal, isEaten: true } : meal));
}

type IsEaten = (origin: MealOrigin) => boolean;

async function eatenInCalendar(db: Db, userId: string, days: { from: string; to: string }): Promise<IsEaten> {
  const diary = await mealsBetween(db, userId, days);
  return ({ date, slot, mealId }) => {
    const ofDay = diary.filter((one) => one.date === date);
    return slot !== null && eatenOf(ofDay, { slot, mealId: mealId ?? '' }) !== undefined;
  };
}

/** Wherever in the calendar a meal of a plan stood. */
async function eatenSince(db: Db, userId: string, since: Date): Promise<IsEaten> {
  const from = await readToday(db, userId, { now: () => since });
  const diary = await mealsBetween(db, userId, { from, to: LAST_DATE });
  const eaten = new Set(diary.map(({ origin }) => (origin.kind === 'calendar' ? origin.mealId : null)));
  return ({ mealId }) => mealId !== null && eaten.has(mealId);
}

const LAST_DATE = '9999-12-31';
