import type { TypedMealLine } from '@platewise/contract/diary/typed-meal-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { findLoggable } from '../foods/loggable-food.ts';
import { ownFoods } from '../own-foods/own-foods-repository.ts';
import { toOwnFood } from '../own-foods/to-own-food.ts';

/**
 * Reads a meal that the caller typed as foods in grams, by rules and tables alone; nothing is logged yet, and what cannot be
 * read is shown so.
 * @throws AppError PRO_ONLY
 */
export async function readText(
  context: Pick<UserContext, 'db' | 'identity' | 'rights'>,
  { text }: { text: string },
): Promise<TypedMealLine[]> {
  await requireEntitlement(context, 'calorieTracker');
  const { db, identity } = context;
  // The tables that it reads are loaded when somebody needs them first.
  const { readTypedMeal } = await import('@platewise/nutrition/typed/read-typed-meal');
  const own = (await ownFoods(db, identity.userId)).map(toOwnFood).map(({ name, food, servingGrams }) => ({
    names: [name],
    parts: [[food, 1]] as const,
    piece: servingGrams,
    cup: null,
    serving: servingGrams,
    aside: null,
    note: '',
  }));
  const lines: TypedMealLine[] = [];
  for (const { text: part, foods, basis, note } of readTypedMeal(text, own)) {
    const read: TypedMealLine['foods'] = [];
    for (const { food, grams } of foods) {
      const found = await findLoggable(db, identity.userId, food);
      if (found) read.push({ food: found.food, grams: within(grams) });
    }
    lines.push({ text: part, foods: read, basis, note });
  }
  return lines;
}

/** Grams that can be logged at once. */
function within(grams: number): number {
  return Math.min(LIMITS.loggedFoodMaxGrams, Math.max(LIMITS.loggedFoodMinGrams, grams));
}
