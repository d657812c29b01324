import type { GeneratedTextRequest } from '@platewise/contract/generation/generated-text-schema';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { AISLES } from '@platewise/contract/shopping/aisles';
import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { GeneratedTextBounds } from './read-generated-text.ts';

/** What words are asked for, and the foods that they may name. */
export type GeneratedTextTask = { textRequest: GeneratedTextRequest; foods: GeneratedTextBounds['foods'] };

/**
 * Of a prep guide: its dishes, and the work of its session with the names of the foods, without an amount or a minute. Null
 * where there is no session.
 */
export function prepTextTask({ days, tasks }: PrepGuide): GeneratedTextTask | null {
  const session = tasks.filter(({ when }) => when === 'session');
  if (session.length === 0) return null;
  const work = session.map(({ kind, ingredients }) => ({ kind, foods: namesOf(ingredients) }));
  const dishes = unique(days.flatMap(({ meals }) => meals.map(({ name }) => name)));
  const foods = foodsOf(tasks.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  return { textRequest: { about: 'prep', dishes, work }, foods };
}

/** What is asked of a line of a shopping list. */
type ListLine = { food: string | null; aisle: ListAisle; isAtHome: boolean; sources: readonly { meal: string }[] };

/**
 * Of a list: its dishes, and the names of what is to be bought, aisle by aisle; what is at home may be named too. Null where
 * there is nothing to buy.
 */
export function listTextTask(lines: readonly ListLine[]): GeneratedTextTask | null {
  const wanted = lines.filter(({ food, isAtHome }) => food !== null && !isAtHome);
  if (wanted.length === 0) return null;
  const aisles = AISLES.map((aisle) => ({
    aisle: texts.aisles[aisle],
    foods: namesOf(wanted.filter((line) => line.aisle === aisle)),
  }));
  const dishes = unique(lines.flatMap(({ sources }) => sources.map(({ meal }) => meal)));
  return {
    textRequest: { about: 'shopping', dishes, aisles: aisles.filter(({ foods }) => foods.length > 0) },
    foods: foodsOf(lines.map(({ food }) => food)),
  };
}

/** As the food table names them: what only a meal knows is not reported. */
function namesOf(lines: readonly { food: string | null }[]): string[] {
  return unique(foodsOf(lines.map(({ food }) => food)).map(({ name }) => name));
}

function foodsOf(ids: readonly (string | null)[]): GeneratedTextBounds['foods'] {
  return unique(ids).flatMap((id) => (id === null ? [] : (findFood(id) ?? [])));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
