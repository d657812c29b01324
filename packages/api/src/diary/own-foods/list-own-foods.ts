import type { OwnFood } from '@platewise/contract/diary/own-food-schema';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { ownFoods } from './own-foods-repository.ts';
import { toOwnFood } from './to-own-food.ts';

/**
 * The foods of the caller's own, by name.
 * @throws AppError PRO_ONLY
 */
export async function listOwnFoods(context: Pick<UserContext, 'db' | 'identity' | 'rights'>): Promise<OwnFood[]> {
  await requireEntitlement(context, 'calorieTracker');
  return (await ownFoods(context.db, context.identity.userId)).map(toOwnFood);
}
