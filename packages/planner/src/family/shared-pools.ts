import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import type { SlotChange } from '../change/slot-change.ts';
import { allowedSides } from '../day/candidates/allowed-sides.ts';
import { byPreference, type Unwanted, wantedOf } from '../day/candidates/day-pools.ts';
import { findCandidates, findDish, plainDishName } from '../day/candidates/find-candidates.ts';
import type { SlotPool } from '../day/candidates/slot-pool.ts';
import type { Dish } from '../day/dish.ts';
import type { Slot } from '../request/meal-slots.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import type { Eater } from './read-family.ts';

/** A kind of meal for which too few dishes suit everybody. */
export type Lack = { kind: RecipeKind; found: number; needed: number };

/** A slot of the shared day, with what is to become of it and the kcal of everybody together. */
export type SharedSlot = Slot & { change: SlotChange };

/** The kind of dish that fills a slot. */
export function potKind({ mealType }: Pick<Slot, 'mealType'>): RecipeKind {
  return mealType === 'breakfast' || mealType === 'snack' ? mealType : 'main';
}

/** The dishes of a kind that suit everybody: each person's diet, exclusions and time keep them. */
export function sharedCandidates(eaters: readonly Eater[], kind: RecipeKind): Dish[] {
  const [first = [], ...others] = eaters.map(({ task }) => findCandidates(task, kind));
  const sets = others.map((dishes) => new Set(dishes));
  return first.filter((dish) => sets.every((dishes) => dishes.has(dish)));
}

/** The dishes for each slot that is not fixed, or where they are too few. */
export function sharedPools(
  eaters: readonly Eater[],
  slots: readonly SharedSlot[],
  unwanted: Unwanted,
): SlotPool[] | Lack {
  const pools: SlotPool[] = [];
  const taken = new Set(slots.flatMap(nameOf).map(plainDishName));
  const sided = (dish: Dish) => sharedSides(eaters, dish);
  for (const slot of slots) {
    const { kcal, change } = slot;
    if (change.kind === 'fixed') continue;
    const named = change.kind === 'dish' ? findDish(change.name) : undefined;
    if (named) {
      const keepsSide = change.kind === 'dish' && change.keepsSide;
      pools.push({ slotKcal: kcal, preferred: [named], others: [], ...(keepsSide ? {} : { sided }) });
      continue;
    }
    const kind = potKind(slot);
    const not = change.kind === 'new' ? change.not.map(plainDishName) : [];
    const dishes = sharedCandidates(eaters, kind).filter(
      ({ recipe: { name } }) => !taken.has(name) && !not.includes(name),
    );
    const needed = slots.filter((one) => one.change.kind === 'new' && potKind(one) === kind).length;
    if (dishes.length < needed) return { kind, found: dishes.length, needed };
    const wishes = sharedWishes(eaters);
    pools.push({ slotKcal: kcal, sided, ...byPreference({ wishes }, wantedOf(dishes, unwanted, needed), { needed }) });
  }
  return pools;
}

/** What the notes wish for, each wish once: the notes are one for all, but who may not have a food has no wish for it. */
export function sharedWishes(eaters: readonly Eater[]): Wish[] {
  const wishes = eaters.flatMap(({ task }) => task.wishes);
  return [...new Map(wishes.map((wish) => [wish.label, wish])).values()];
}

/** A dish with the sides that suit everybody. */
function sharedSides(eaters: readonly Eater[], dish: Dish): Dish[] {
  const [first = [], ...others] = eaters.map(({ task }) => allowedSides(task, dish));
  return first.filter((one) => others.every((dishes) => dishes.includes(one)));
}

function nameOf({ change }: SharedSlot): string[] {
  if (change.kind === 'fixed') return [change.meal.name];
  return change.kind === 'dish' ? [change.name] : [];
}
