import type { Aisle } from '@platewise/contract/shopping/aisles';
import type { ListAisle, ListUse } from '@platewise/contract/shopping/shopping-list-schema';
import { hundredth } from '@platewise/domain/rounding';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { ListMeal } from './list-meal.ts';
import { namesItem } from './names-item.ts';
import { countedGrams, type Pantry } from './pantry.ts';
import { textKey } from './text-key.ts';

/** What the meals of a list need of one food, or how often they need an ingredient line without grams. */
export type NeededLine = {
  id: string;
  kind: 'food' | 'line';
  /** The id of the food in our table; null for a line, and for a food that only its meal knows. */
  food: string | null;
  name: string;
  aisle: ListAisle;
  /** Grams of all servings and people; for a line, servings of the meals that name it. */
  needed: number;
  /** Some that nobody counted, or as much as is needed. */
  isAtHome: boolean;
  /** Grams that are counted at home; null for food that nobody counts. */
  atHomeGrams: number | null;
  /** Of `needed`, what meals were for that are eaten; 0 for food that nobody counts: it is bought as the meals say. */
  eatenGrams: number;
  sources: ListUse[];
};

export type NeededList = {
  lines: NeededLine[];
  /** Names of meals of which no ingredient is known. */
  withoutIngredients: string[];
};

/** Grams below which nobody weighs. */
const SMALLEST = 0.05;

type Need = { amount: number; grams: number | null; key: Pick<NeededLine, 'id' | 'kind' | 'food' | 'name'> };

/**
 * Sums what meals need for so many people: one line for each food, in grams of all servings, with the meals that it is for.
 * Ingredients that came without grams stand as they are, unsummed. Foods at home are marked, with their grams where they
 * are counted: once for each line, and so once for all meals together. The list says them all.
 * A pot is for those who share it, however many people the rest is for.
 */
export function buildList(
  meals: readonly ListMeal[],
  { people, pantry }: { people: number; pantry: Pantry },
): NeededList {
  const lines = new Map<string, NeededLine>();
  const withoutIngredients = new Set<string>();
  for (const one of meals) {
    const needs = needsOf(one.meal);
    if (needs.length === 0) withoutIngredients.add(one.meal.name);
    for (const { key, amount, grams } of needs) {
      const times = one.isPot ? one.servings : one.servings * people;
      const line = lines.get(key.id) ?? emptyLine(key, pantry);
      line.needed += amount * times;
      if (one.isEaten && line.atHomeGrams !== null) line.eatenGrams += amount * times;
      line.sources.push({
        meal: one.meal.name,
        ...one.origin,
        grams: grams === null ? null : hundredth(grams * times),
      });
      lines.set(key.id, line);
    }
  }
  return { lines: [...lines.values()].map(summed), withoutIngredients: [...withoutIngredients] };
}

function summed(line: NeededLine): NeededLine {
  const eatenGrams = line.eatenGrams === 0 ? 0 : hundredthAtLeast(line.eatenGrams);
  const rounded = { ...line, needed: hundredthAtLeast(line.needed), eatenGrams };
  return { ...rounded, isAtHome: line.atHomeGrams === null ? line.isAtHome : missingGrams(rounded, 0) === 0 };
}

/** Grams of a line that are neither eaten nor at home nor bought so far; for an ingredient line, servings. */
export function missingGrams({ needed, eatenGrams, atHomeGrams }: NeededLine, bought: number): number {
  if (atHomeGrams === null) return Math.max(0, needed - bought);
  return hundredth(Math.max(0, needed - eatenGrams - atHomeGrams - bought));
}

/** A trace of saffron is still on the list. */
function hundredthAtLeast(amount: number): number {
  return Math.max(SMALLEST, hundredth(amount));
}

function emptyLine(key: Need['key'], pantry: Pantry): NeededLine {
  const isAtHome = key.food !== null && pantry.has(key.food);
  const atHomeGrams = key.food === null ? null : countedGrams(pantry, key.food);
  return { ...key, aisle: aisleOfFood(key.food), needed: 0, isAtHome, atHomeGrams, eatenGrams: 0, sources: [] };
}

/** The aisle of a food of our table, else the last one. */
export function aisleOfFood(foodId: string | null): Aisle | 'other' {
  const food = foodId === null ? undefined : findFood(foodId);
  return food ? aisleOf(food) : 'other';
}

/** Each food of a meal once, and the ingredient lines that no item stands for. */
function needsOf({ items = [], ingredients = [] }: ListMeal['meal']): Need[] {
  const foods = new Map<string, Need>();
  for (const { food: foodId, name, grams } of items) {
    const food = findFood(foodId);
    const key = food
      ? { id: food.id, kind: 'food' as const, food: food.id, name: food.name }
      : { id: `item-${textKey(name)}`, kind: 'food' as const, food: null, name };
    const amount = (foods.get(key.id)?.amount ?? 0) + grams;
    foods.set(key.id, { key, amount, grams: amount });
  }
  const names = items.flatMap(({ food, name }) => [name.toLowerCase(), ...(findFood(food)?.aliases ?? [])]);
  const lines = ingredients.filter((line) => !namesItem(line, names));
  return [...foods.values(), ...lines.map(needOfLine)];
}

function needOfLine(line: string): Need {
  const name = line.trim();
  return { key: { id: `line-${textKey(name)}`, kind: 'line', food: null, name }, amount: 1, grams: null };
}
