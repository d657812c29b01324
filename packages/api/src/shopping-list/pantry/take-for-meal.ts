import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { Db } from '@platewise/db/database';
import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import { hundredth } from '@platewise/domain/rounding';
import { buildList } from '@platewise/shopping/list/build-list';
import type { UserContext } from '../../context.ts';
import { deleteItems } from '../shopping-items-repository.ts';
import { findList } from '../shopping-list-repository.ts';
import { mealsOfSource } from '../source/meals-of-source.ts';
import { boughtGrams } from './bought-grams.ts';
import { addGrams, type FoodGrams, listPantry, restockFoods, returnGrams } from './pantry-repository.ts';

type Planned = { date: string; slot: CalendarSlot };
type Context = Pick<UserContext, 'identity' | 'now' | 'newId'>;

/**
 * Takes what a planned meal needs out of the pantry, as far as it is there: all servings, for as many people as the list is
 * for, and a pot once, as lists buy it. Of food that is counted, what is still in the basket is at home by the time that it is
 * cooked, and goes into the pantry first. Food that nobody counts is eaten out of the basket, if it is there: its tick stays
 * and its grams in the pantry go below 0, so that a restock brings what is left and nothing shows until then.
 * @returns the grams of each food that left, for `giveBack`; null where none did
 */
export async function takeForMeal(trx: Db, context: Context, planned: Planned): Promise<Record<string, number> | null> {
  const { userId } = context.identity;
  const atHome = toGrams(await listPantry(trx, userId));
  const inBasket = await boughtGrams(trx, userId);
  if (inBasket.size === 0 && ![...atHome.values()].some((grams) => grams !== null)) return null;
  const needs = await needsOf(trx, userId, planned);
  const isCounted = (food: string) => (atHome.get(food) ?? -1) >= 0;
  await putAway(trx, context, { grams: only(inBasket, (food) => needs.has(food) && isCounted(food)) });
  const taken = [...needs].flatMap(([food, needed]): [string, number][] => {
    const grams = atHome.get(food);
    const there = grams === null ? 0 : hundredth((grams ?? 0) + (inBasket.get(food) ?? 0));
    const leaving = Math.min(there, needed);
    return leaving > 0 ? [[food, leaving]] : [];
  });
  const leaving = new Map(taken.map(([food, grams]) => [food, -grams]));
  await addGrams(trx, userId, { grams: leaving, at: context.now() });
  return taken.length > 0 ? Object.fromEntries(taken) : null;
}

/** Puts back exactly what a meal took. Food that the person does not count any more stays so. */
export async function giveBack(
  trx: Db,
  { identity }: Pick<Context, 'identity'>,
  taken: Readonly<Record<string, number>> | null,
): Promise<void> {
  await returnGrams(trx, identity.userId, { grams: new Map(Object.entries(taken ?? {})) });
}

function toGrams(rows: readonly Pick<PantryFoodRow, 'food' | 'grams'>[]): Map<string, number | null> {
  return new Map(rows.map(({ food, grams }) => [food, grams]));
}

function only(grams: FoodGrams, isWanted: (food: string) => boolean): FoodGrams {
  return new Map([...grams].filter(([food]) => isWanted(food)));
}

/** Grams of each food that a meal of the calendar is cooked from. */
async function needsOf(trx: Db, userId: string, { date, slot }: Planned): Promise<FoodGrams> {
  const { meals } = await mealsOfSource(trx, userId, { kind: 'calendar', from: date, to: date });
  const people = (await findList(trx, userId))?.number_of_people ?? 1;
  const cooked = meals.filter(({ origin }) => origin.slot === slot);
  const { lines } = buildList(cooked, { people, pantry: new Map() });
  return new Map(lines.flatMap(({ food, needed }) => (food === null ? [] : [[food, needed] as const])));
}

async function putAway(trx: Db, context: Context, { grams }: { grams: FoodGrams }): Promise<void> {
  if (grams.size === 0) return;
  const { identity, now, newId } = context;
  await restockFoods(trx, identity.userId, { restockId: newId(), grams, at: now() });
  await deleteItems(trx, identity.userId, { ids: [...grams.keys()] });
}
