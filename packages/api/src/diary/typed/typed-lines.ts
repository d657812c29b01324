import type { TypedMealLine } from '@platewise/contract/diary/typed-meal-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { EverydayFood } from '@platewise/nutrition/typed/everyday-food';
import type { TypedLine } from '@platewise/nutrition/typed/read-typed-meal';
import type { UserContext } from '../../context.ts';
import { findLoggable } from '../foods/loggable-food.ts';
import { ownFoods } from '../own-foods/own-foods-repository.ts';
import { toOwnFood } from '../own-foods/to-own-food.ts';

type Caller = Pick<UserContext, 'db' | 'identity'>;

/** The caller's own foods, by the names that they gave them. */
export async function typedOwnFoods({ db, identity }: Caller): Promise<EverydayFood[]> {
  return (await ownFoods(db, identity.userId)).map(toOwnFood).map(({ name, food, servingGrams }) => ({
    names: [name],
    parts: [[food, 1]] as const,
    piece: servingGrams,
    cup: null,
    serving: servingGrams,
    aside: null,
    note: '',
  }));
}

/** Lines with their foods as the diary logs them. */
export async function loggableLines({ db, identity }: Caller, lines: readonly TypedLine[]): Promise<TypedMealLine[]> {
  const loggable: TypedMealLine[] = [];
  for (const { foods, ...line } of lines) {
    const read: TypedMealLine['foods'] = [];
    for (const { food, grams } of foods) {
      const found = await findLoggable(db, identity.userId, food);
      if (found) read.push({ food: found.food, grams: within(grams) });
    }
    loggable.push({ ...line, foods: read });
  }
  return loggable;
}

/** Grams that can be logged at once. */
function within(grams: number): number {
  return Math.min(LIMITS.loggedFoodMaxGrams, Math.max(LIMITS.loggedFoodMinGrams, grams));
}
