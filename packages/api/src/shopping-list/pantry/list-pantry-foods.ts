import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { listPantry } from './pantry-repository.ts';
import { toPantryFood } from './to-pantry-food.ts';

/**
 * What the caller has at home.
 * @throws AppError PRO_ONLY
 */
export async function listPantryFoods(context: Pick<UserContext, 'db' | 'identity'>): Promise<PantryFood[]> {
  await requireEntitlement(context, 'shoppingList');
  return (await listPantry(context.db, context.identity.userId)).flatMap(toPantryFood);
}
