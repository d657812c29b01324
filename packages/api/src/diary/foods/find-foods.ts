import type { FoundFood } from '@platewise/contract/diary/diary-food-schema';
import { LIMITS } from '@platewise/contract/limits';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { ownFoods } from '../own-foods/own-foods-repository.ts';
import { loggableOwnFood } from '../own-foods/to-own-food.ts';
import { holdsAll, searchEveryFood } from './search-every-food.ts';

/**
 * Foods of the caller's own, of our table and of FoodData Central that they may mean, best first; their own before all others.
 * @throws AppError PRO_ONLY
 */
export async function findFoods(
  context: Pick<UserContext, 'db' | 'identity' | 'rights'>,
  { search }: { search: string },
): Promise<FoundFood[]> {
  await requireEntitlement(context, 'calorieTracker');
  const words = wordsOf(search);
  const all = words.length === 0 ? [] : await ownFoods(context.db, context.identity.userId);
  const own = all.filter(({ name }) => holdsAll(name, words)).map(loggableOwnFood);
  const found = [...own, ...(await searchEveryFood(search))];
  return found.slice(0, LIMITS.foodsFoundMax).map(({ food }) => food);
}
