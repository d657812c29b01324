import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { hashPersonalToken, newPersonalToken } from './personal-token.ts';
import { countTokens, insertToken } from './personal-tokens-repository.ts';
import { type ListedToken, toListedToken } from './to-listed-token.ts';
import { lockUser } from './users-repository.ts';

/**
 * Makes a personal API token. The answer is the only place where it can be read.
 * @throws AppError PERSONAL_TOKENS_FULL
 */
export async function createPersonalToken(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { name }: { name: string },
): Promise<ListedToken & { token: string }> {
  const token = newPersonalToken();
  const row = { id: newId(), name, created_at: now(), last_used_at: null };
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, identity.userId);
    const max = LIMITS.personalTokensMax;
    if ((await countTokens(trx, identity.userId)) >= max) throw new AppError('PERSONAL_TOKENS_FULL', { max });
    const tokenHash = hashPersonalToken(token);
    await insertToken(trx, identity.userId, { id: row.id, name, tokenHash, createdAt: row.created_at });
  });
  return { ...toListedToken(row), token };
}
