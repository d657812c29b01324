import { addDays } from '@platewise/contract/dates/local-date';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import { buildList } from '@platewise/shopping/list/build-list';
import type { MealOrigin } from '@platewise/shopping/list/list-meal';
import { countsAny, type Pantry, pantryAfter } from '@platewise/shopping/list/pantry';
import type { UserContext } from '../../context.ts';
import { skippedBetween } from '../../diary/diary-repository.ts';
import { readToday } from '../../preferences/read-preferences.ts';
import type { FoodGrams } from '../pantry/pantry-repository.ts';
import { markEaten } from './mark-eaten.ts';
import { mealsOfSource, type SourceMeals } from './meals-of-source.ts';

/** The meals that a list follows, and what of the pantry they may use. */
export type FollowedMeals = SourceMeals & {
  /** What is at home less what earlier meals need of it. */
  pantry: Pantry;
  /** Grams at home that earlier meals need, by food. */
  reserved: FoodGrams;
};

type Followed = {
  source: StoredListSource;
  /** What is at home. */
  pantry: Pantry;
  people: number;
  /** Since when the list follows its source: meals of plans can be eaten again and again. */
  since: Date;
};

/**
 * Reads the meals that a source stands for, those marked that are eaten, and leaves to them what the meals need not that are
 * planned from today up to the first day of the list, neither eaten nor skipped. Meals of days that are over need nothing: nobody will
 * cook them any more. Plans and generated weeks have no days, so that nothing is earlier.
 */
export async function followedMeals(
  db: Db,
  userId: string,
  { source, pantry, people, since }: Followed,
  { now }: Pick<UserContext, 'now'>,
): Promise<FollowedMeals> {
  const { meals, plansGone } = await mealsOfSource(db, userId, source);
  // Without a count a list says what all its meals need.
  if (!countsAny(pantry)) return { meals, plansGone, pantry, reserved: new Map() };
  const needed = await neededBefore(db, userId, { source, people }, { now });
  const reserved = new Map(
    [...needed].flatMap(([food, grams]) => {
      const kept = Math.min(grams, pantry.get(food) ?? 0);
      return kept > 0 ? [[food, kept] as const] : [];
    }),
  );
  const open = await markEaten(db, userId, { meals, source, since });
  return { meals: open, plansGone, pantry: pantryAfter(pantry, reserved), reserved };
}

/** The lines of a list with what is at home of each for earlier meals. */
export function withReserved(items: readonly ShoppingItem[], reserved: FoodGrams): ShoppingItem[] {
  return items.map((item) => {
    const reservedGrams = item.food === null ? undefined : reserved.get(item.food);
    return reservedGrams === undefined ? item : { ...item, reservedGrams };
  });
}

/** Grams of each food for meals that are planned before the days of a list and are still to be cooked. */
async function neededBefore(
  db: Db,
  userId: string,
  { source, people }: Pick<Followed, 'source' | 'people'>,
  { now }: Pick<UserContext, 'now'>,
): Promise<FoodGrams> {
  if (source.kind !== 'calendar') return new Map();
  const today = await readToday(db, userId, { now });
  if (source.from <= today) return new Map();
  const days = { kind: 'calendar', from: today, to: addDays(source.from, -1) } as const;
  const { meals } = await mealsOfSource(db, userId, days);
  const isSkipped = isAmong(await skippedBetween(db, userId, days));
  const marked = await markEaten(db, userId, { meals, source: days, since: now() });
  const open = marked.filter(({ isEaten, origin }) => !isEaten && !isSkipped(origin));
  const { lines } = buildList(open, { people, pantry: new Map() });
  return new Map(lines.flatMap(({ food, needed }) => (food === null ? [] : [[food, needed] as const])));
}

function isAmong(planned: readonly { date: string; slot: string; mealId: string }[]): (origin: MealOrigin) => boolean {
  const keys = new Set(planned.map(({ date, slot, mealId }) => `${date} ${slot} ${mealId}`));
  return ({ date, slot, mealId }) => keys.has(`${date} ${slot} ${mealId ?? ''}`);
}
