import type { TypedMealLine } from '@platewise/contract/diary/typed-meal-schema';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { loggableLines, typedOwnFoods } from './typed-lines.ts';

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
  // The tables that it reads are loaded when somebody needs them first.
  const { readTypedMeal } = await import('@platewise/nutrition/typed/read-typed-meal');
  return loggableLines(context, readTypedMeal(text, await typedOwnFoods(context)));
}
