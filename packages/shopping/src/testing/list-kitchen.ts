import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import fc from 'fast-check';
import { buildList } from '../list/build-list.ts';
import { fieldsOf, type ItemChange, type ItemState, untouched } from '../list/item-state.ts';
import { mergeList } from '../list/merge-list.ts';

/** What a planner and a shopper do. Places and lines are picked by number out of what is there. */
export type KitchenDeed =
  | { kind: 'place'; slot: number; dish: number; servings: number }
  | { kind: 'placeLines'; slot: number; line: number; servings: number }
  | { kind: 'move'; from: number; to: number }
  | { kind: 'empty'; slot: number }
  | { kind: 'people'; count: number }
  | { kind: 'tick'; line: number; isLate: boolean }
  | { kind: 'untick'; line: number }
  | { kind: 'edit'; line: number; grams: number | null }
  | { kind: 'own'; name: string }
  | { kind: 'pantry'; line: number };

const slot = fc.nat(20);
const line = fc.nat(200);
const servings = fc.constantFrom(0.25, 0.5, 1, 1.75, 4);

function deed<Kind extends KitchenDeed['kind']>(
  kind: Kind,
  weight: number,
  fields: { [Key in keyof Omit<Extract<KitchenDeed, { kind: Kind }>, 'kind'>]: fc.Arbitrary<unknown> },
) {
  const arbitrary = fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<KitchenDeed>;
  return { weight, arbitrary };
}

/** Any deed, those of every day more often. */
export const anyDeed: fc.Arbitrary<KitchenDeed> = fc.oneof(
  deed('place', 4, { slot, dish: fc.nat(RECIPES.length - 1), servings }),
  deed('placeLines', 1, { slot, line: fc.nat(3), servings }),
  deed('move', 2, { from: slot, to: slot }),
  deed('empty', 2, { slot }),
  deed('people', 1, { count: fc.integer({ min: 1, max: 50 }) }),
  deed('tick', 5, { line, isLate: fc.boolean() }),
  deed('untick', 2, { line }),
  deed('edit', 2, { line, grams: fc.option(fc.integer({ min: 0, max: 5000 })) }),
  deed('own', 2, { name: fc.string({ minLength: 1, maxLength: 20 }) }),
  deed('pantry', 1, { line }),
);

const LINES = ['2 cups plain flour', 'A handful of coriander', 'salt', '2 CUPS plain flour '];

type Placed = { meal: Meal; servings: number };

/** A calendar and its kept list, with books kept next to them the way a person would on paper. */
export type Kitchen = {
  calendar: Map<number, Placed>;
  states: Map<string, ItemState>;
  pantry: Set<string>;
  people: number;
  /** What every tick covers, the changed amounts, and the own items. */
  ticks: Map<string, number>;
  edits: Map<string, number>;
  own: string[];
  /** The list as a device saw it that has been away since. */
  seen: ShoppingItem[];
};

/** A kitchen in which nothing was done yet. */
export function emptyKitchen(): Kitchen {
  return {
    calendar: new Map(),
    states: new Map(),
    pantry: new Set(),
    people: 1,
    ticks: new Map(),
    edits: new Map(),
    own: [],
    seen: [],
  };
}

/** The kept list as it is now. */
export function listOf({ calendar, states, pantry, people }: Kitchen): ShoppingItem[] {
  const meals = [...calendar].map(([place, { meal, servings: eaten }]) => ({
    meal,
    servings: eaten,
    origin: { date: '2026-03-09', slot: 'dinner' as const, planId: null, mealId: `${place}`, day: null },
  }));
  return mergeList(
    [...states.values()],
    buildList(meals, { people, pantry: new Map([...pantry].map((food) => [food, null])) }).lines,
  );
}

/** Grams of each food that the calendar needs, added up one by one. */
export function neededIn({ calendar, people }: Kitchen): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { meal, servings: eaten } of calendar.values()) {
    for (const { food, grams } of meal.items) sums.set(food, (sums.get(food) ?? 0) + grams * eaten * people);
  }
  return sums;
}

/** Does one thing, in the kitchen and in the books. */
export function doDeed(kitchen: Kitchen, one: KitchenDeed) {
  const { calendar, states, ticks, edits, own, pantry } = kitchen;
  const now = listOf(kitchen);
  const picked = (shown: readonly ShoppingItem[], number: number) => shown[number % Math.max(1, shown.length)];
  switch (one.kind) {
    case 'place':
      calendar.set(one.slot, { meal: mealOf(one.dish, one.slot), servings: one.servings });
      break;
    case 'placeLines': {
      const elsewhere = { name: 'From elsewhere', items: [], ingredients: [LINES[one.line] ?? ''] };
      calendar.set(one.slot, { meal: { ...mealOf(0, one.slot), ...elsewhere }, servings: one.servings });
      break;
    }
    case 'move':
      exchange(calendar, one.from, one.to);
      break;
    case 'empty':
      calendar.delete(one.slot);
      break;
    case 'people':
      kitchen.people = one.count;
      break;
    case 'tick': {
      const item = picked(one.isLate ? kitchen.seen : now, one.line);
      if (!item) break;
      change(kitchen, item, one.isLate ? { isTicked: true, covers: item.covers ?? undefined } : { isTicked: true });
      ticks.set(item.id, item.covers ?? 0);
      break;
    }
    case 'untick': {
      const item = picked(now, one.line);
      if (!item) break;
      change(kitchen, item, { isTicked: false });
      ticks.delete(item.id);
      break;
    }
    case 'edit': {
      const item = picked(now, one.line);
      if (item?.kind !== 'food') break;
      change(kitchen, item, { grams: one.grams });
      if (one.grams === null) edits.delete(item.id);
      else edits.set(item.id, one.grams);
      break;
    }
    case 'own': {
      const id = `own-${own.length}`;
      own.push(id);
      states.set(id, { ...untouched({ id, kind: 'own', name: one.name }), aisle: 'other' });
      break;
    }
    case 'pantry': {
      const food = picked(now, one.line)?.food;
      if (food && !pantry.delete(food)) pantry.add(food);
    }
  }
  if (states.size % 3 === 0) kitchen.seen = now;
}

function mealOf(dish: number, place: number): Meal {
  const recipe = RECIPES[dish];
  if (!recipe) throw new Error(`There is no recipe ${dish}.`);
  return recipeMeal(recipe, { id: `${place}` });
}

/** What stood in the second place goes to the first. */
function exchange(calendar: Map<number, Placed>, from: number, to: number) {
  const [held, there] = [calendar.get(from), calendar.get(to)];
  if (!held || from === to) return;
  calendar.set(to, held);
  if (there) calendar.set(from, there);
  else calendar.delete(from);
}

/** What is needed is what is needed now, whatever the device saw. */
function change(kitchen: Kitchen, { id, kind, name }: ShoppingItem, what: ItemChange) {
  const now = listOf(kitchen).find((item) => item.id === id);
  const before = kitchen.states.get(id) ?? untouched({ id, kind, name });
  const line = { needed: now?.neededGrams ?? 0, covers: now?.covers ?? 0 };
  kitchen.states.set(id, { ...before, ...fieldsOf(what, line) });
}
