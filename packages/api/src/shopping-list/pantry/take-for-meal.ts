import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { Db } from '@platewise/db/database';
import { hundredth } from '@platewise/domain/rounding';
import { buildList } from '@platewise/shopping/list/build-list';
import type { UserContext } from '../../context.ts';
import { deleteItems } from '../shopping-items-repository.ts';
import { findList } from '../shopping-list-repository.ts';
import { mealsOfSource } from '../source/meals-of-source.ts';
import { boughtGrams } from './bought-grams.ts';
import { addGrams, type FoodGrams, listPantry, restockFoods } from './pantry-repository.ts';

type Planned = { date: string; slot: CalendarSlot };
type Context = Pick<UserContext, 'identity' | 'now' | 'newId'>;

/**
 * Takes what a planned meal needs out of the pantry, as far as it is there: all servings, for as many people as the list is
 * for, and a pot once, as lists buy it. Only food that is counted leaves; what of it is still in the basket is at home by the
 * time that it is cooked, and goes into the pantry first.
 * @returns the grams of each food that left, for `giveBack`; null where none did
 */
export async function takeForMeal(trx: Db, context: Context, planned: Planned): Promise<Record<string, number> | null> {
  const { userId } = context.identity;
  const counted = await countedFoods(trx, userId);
  if (counted.size === 0) return null;
  const needs = await needsOf(trx, userId, planned);
  const needed = new Map([...counted].filter(([food]) => needs.has(food)));
  const bought = await putAway(trx, context, { foods: needed });
  const taken = [...needed].flatMap(([food, grams]): [string, number][] => {
    const there = hundredth(grams + (bought.get(food) ?? 0));
    const leaving = Math.min(there, needs.get(food) ?? 0);
    return leaving > 0 ? [[food, leaving]] : [];
  });
  const leaving = new Map(taken.map(([food, grams]) => [food, -grams]));
  await addGrams(trx, userId, { grams: leaving, at: context.now() });
  return taken.length > 0 ? Object.fromEntries(taken) : null;
}

/** Puts back exactly what a meal took. Food that the person stopped counting since stays uncounted. */
export async function giveBack(
  trx: Db,
  { identity, now }: Pick<Context, 'identity' | 'now'>,
  taken: Readonly<Record<string, number>> | null,
): Promise<void> {
  await addGrams(trx, identity.userId, { grams: new Map(Object.entries(taken ?? {})), at: now() });
}

async function countedFoods(trx: Db, userId: string): Promise<Map<string, number>> {
  const rows = await listPantry(trx, userId);
  return new Map(rows.flatMap(({ food, grams }) => (grams === null ? [] : [[food, grams] as const])));
}

/** Grams of each food that a meal of the calendar is cooked from. */
async function needsOf(trx: Db, userId: string, { date, slot }: Planned): Promise<FoodGrams> {
  const { meals } = await mealsOfSource(trx, userId, { kind: 'calendar', from: date, to: date });
  const people = (await findList(trx, userId))?.number_of_people ?? 1;
  const cooked = meals.filter(({ origin }) => origin.slot === slot);
  const { lines } = buildList(cooked, { people, pantry: new Map() });
  return new Map(lines.flatMap(({ food, needed }) => (food === null ? [] : [[food, needed] as const])));
}

async function putAway(trx: Db, context: Context, { foods }: { foods: FoodGrams }): Promise<FoodGrams> {
  const { identity, now, newId } = context;
  const inBasket = await boughtGrams(trx, identity.userId);
  const grams = new Map([...inBasket].filter(([food]) => foods.has(food)));
  if (grams.size === 0) return grams;
  await restockFoods(trx, identity.userId, { restockId: newId(), grams, at: now() });
  await deleteItems(trx, identity.userId, { ids: [...grams.keys()] });
  return grams;
}
