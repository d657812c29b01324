import type { FoundFood } from '@platewise/contract/diary/diary-food-schema';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { searchEveryFood } from './search-every-food.ts';

/**
 * Foods of our table and of FoodData Central that the caller may mean, best first.
 * @throws AppError PRO_ONLY
 */
export async function findFoods(
  context: Pick<UserContext, 'db' | 'identity'>,
  { search }: { search: string },
): Promise<FoundFood[]> {
  await requireEntitlement(context, 'calorieTracker');
  const found = await searchEveryFood(search);
  return found.map(({ food }) => food);
}
