import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import type { UpdateListItem } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import type { KitchenDeed } from '@platewise/shopping/testing/list-kitchen';
import { TRPCError } from '@trpc/server';
import type { Caller } from '../app-router.ts';

const FROM = '2026-11-23';
const TO = '2026-11-29';
const SLOTS: readonly CalendarSlot[] = ['breakfast', 'lunch', 'dinner'];
const LINES = ['2 cups plain flour', 'A handful of coriander', 'salt', '2 CUPS plain flour '];

type Placed = { grams: ReadonlyMap<string, number>; line: string | null; servings: number };

/** A person's calendar and kept list behind the API, and books kept next to them the way a person would on paper. */
export type ApiKitchen = {
  /** The same person, each time as a call of its own or as the repetition of one. */
  as: (idempotencyKey: string | null) => Caller;
  calendar: Map<number, Placed>;
  pantry: Set<string>;
  people: number;
  /** What every tick covers, the changed amounts, and the own items. */
  ticks: Map<string, number>;
  edits: Map<string, number>;
  own: Map<string, string>;
  /** The list as it is now, and as a device saw it that has been away since. */
  now: ShoppingItem[];
  seen: ShoppingItem[];
  deeds: number;
};

/** A person whose list follows a week in which nothing is planned yet. */
export async function apiKitchen(as: ApiKitchen['as']): Promise<ApiKitchen> {
  await as(null).shoppingList.follow({ from: FROM, to: TO, numberOfPeople: 1 });
  const books = { calendar: new Map(), pantry: new Set<string>(), ticks: new Map(), edits: new Map(), own: new Map() };
  return { as, ...books, people: 1, now: [], seen: [], deeds: 0 };
}

/** Does one thing over the API and in the books, and reads the list again. Every third call comes twice, with its key. */
export async function doOnApi(kitchen: ApiKitchen, one: KitchenDeed): Promise<void> {
  kitchen.deeds += 1;
  await doOnce(kitchen, one);
  if (kitchen.deeds % 3 === 0) kitchen.seen = kitchen.now;
  kitchen.now = (await kitchen.as(null).shoppingList.read()).items;
}

/** Grams of each food that the calendar needs, added up one by one. */
export function gramsNeeded({ calendar, people }: ApiKitchen): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { grams: ofMeal, servings } of calendar.values()) {
    for (const [food, grams] of ofMeal) sums.set(food, (sums.get(food) ?? 0) + grams * servings * people);
  }
  return sums;
}

/** The ingredients without grams that the calendar needs, in lower case. */
export function linesNeeded({ calendar }: ApiKitchen): Set<string> {
  return new Set([...calendar.values()].flatMap(({ line }) => (line === null ? [] : [line.trim().toLowerCase()])));
}

async function doOnce(kitchen: ApiKitchen, one: KitchenDeed): Promise<void> {
  const { calendar, ticks, edits, own, pantry } = kitchen;
  const picked = (shown: readonly ShoppingItem[], number: number) => shown[number % Math.max(1, shown.length)];
  switch (one.kind) {
    case 'place': {
      const meal = mealOf(one.dish, kitchen.deeds);
      const grams = new Map<string, number>();
      for (const item of meal.items) grams.set(item.food, (grams.get(item.food) ?? 0) + item.grams);
      await send(kitchen, (api) => api.calendar.place({ ...placeOf(one.slot), meal, servings: one.servings }));
      calendar.set(one.slot, { grams, line: null, servings: one.servings });
      break;
    }
    case 'placeLines': {
      const line = LINES[one.line] ?? '';
      const meal = { name: 'From elsewhere', ingredients: [line] };
      await send(kitchen, (api) => api.calendar.place({ ...placeOf(one.slot), meal, servings: one.servings }));
      calendar.set(one.slot, { grams: new Map(), line, servings: one.servings });
      break;
    }
    case 'move': {
      const [held, there] = [calendar.get(one.from), calendar.get(one.to)];
      if (!held || one.from === one.to) break;
      await send(kitchen, (api) => api.calendar.move({ from: placeOf(one.from), to: placeOf(one.to) }));
      calendar.set(one.to, held);
      if (there) calendar.set(one.from, there);
      else calendar.delete(one.from);
      break;
    }
    case 'empty':
      if (calendar.delete(one.slot)) await send(kitchen, (api) => api.calendar.remove(placeOf(one.slot)));
      break;
    case 'people':
      kitchen.people = one.count;
      await send(kitchen, (api) => api.shoppingList.follow({ from: FROM, to: TO, numberOfPeople: one.count }));
      break;
    case 'tick': {
      const item = picked(one.isLate ? kitchen.seen : kitchen.now, one.line);
      if (!item) break;
      const covers = one.isLate && item.covers !== null ? { covers: item.covers } : {};
      if (await update(kitchen, item, { isTicked: true, ...covers })) ticks.set(item.id, item.covers ?? 0);
      break;
    }
    case 'untick': {
      const item = picked(kitchen.now, one.line);
      if (item && (await update(kitchen, item, { isTicked: false }))) ticks.delete(item.id);
      break;
    }
    case 'edit': {
      const item = picked(kitchen.now, one.line);
      if (item?.kind !== 'food') break;
      await update(kitchen, item, { grams: one.grams });
      if (one.grams === null) edits.delete(item.id);
      else edits.set(item.id, one.grams);
      break;
    }
    case 'own': {
      const { item } = await send(kitchen, (api) => api.shoppingList.addItem({ name: `Own ${one.name}` }));
      if (!item) throw new Error('What was added has no line.');
      own.set(item.id, item.name);
      break;
    }
    case 'pantry': {
      const item = picked(kitchen.now, one.line);
      if (!item?.food) break;
      const have = !pantry.delete(item.food);
      if (have) pantry.add(item.food);
      await update(kitchen, item, { have });
    }
  }
}

/** False for an ingredient without grams that has left meals and list meanwhile: nothing knows it any more. */
async function update(
  kitchen: ApiKitchen,
  item: ShoppingItem,
  change: Omit<UpdateListItem, 'itemId'>,
): Promise<boolean> {
  try {
    await send(kitchen, (api) => api.shoppingList.updateItem({ itemId: item.id, ...change }));
    return true;
  } catch (error) {
    const isGone = item.kind === 'line' && !kitchen.now.some(({ id }) => id === item.id);
    if (isGone && error instanceof TRPCError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

async function send<Answer>(kitchen: ApiKitchen, call: (api: Caller) => Promise<Answer>): Promise<Answer> {
  const key = `deed-${kitchen.deeds}`;
  const answer = await call(kitchen.as(key));
  return kitchen.deeds % 3 === 0 ? call(kitchen.as(key)) : answer;
}

function placeOf(place: number): { date: string; slot: CalendarSlot } {
  return { date: addDays(FROM, Math.floor(place / SLOTS.length)), slot: SLOTS[place % SLOTS.length] ?? 'dinner' };
}

function mealOf(dish: number, deed: number) {
  const recipe = RECIPES[dish];
  if (!recipe) throw new Error(`There is no recipe ${dish}.`);
  return recipeMeal(recipe, { id: `meal-${deed}` });
}
