import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deleteById } from './disliked-meals-repository.ts';

/**
 * Lets a meal be planned again.
 * @throws AppError NOT_FOUND
 */
export async function removeDislikedMeal(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { dislikedMealId: id }: { dislikedMealId: string },
): Promise<null> {
  if (!isId(id) || !(await deleteById(db, identity.userId, { id }))) throw new AppError('NOT_FOUND');
  return null;
}
