import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deleteToken } from './personal-tokens-repository.ts';

/**
 * Ends a personal API token; calls with it are refused from now on.
 * @throws AppError NOT_FOUND
 */
export async function revokePersonalToken(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { tokenId }: { tokenId: string },
): Promise<null> {
  if (!isId(tokenId) || !(await deleteToken(db, identity.userId, { tokenId }))) throw new AppError('NOT_FOUND');
  return null;
}
