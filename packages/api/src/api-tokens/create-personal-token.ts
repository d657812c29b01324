import type { PersonalToken, TokenScope } from '@platewise/contract/account/api-token-schema';
import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { hashPersonalToken, newPersonalToken } from './personal-token.ts';
import { countTokens, insertToken } from './personal-tokens-repository.ts';
import { toListedToken } from './to-listed-token.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Makes a personal API token that may do what its scopes say and ends by itself. The answer is the only place where it can
 * be read.
 * @throws AppError PERSONAL_TOKENS_FULL
 */
export async function createPersonalToken(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { name, expiresInDays, scopes }: { name: string; expiresInDays: number; scopes: readonly TokenScope[] },
): Promise<PersonalToken & { token: string }> {
  const token = newPersonalToken();
  const createdAt = now();
  const row = {
    id: newId(),
    name,
    created_at: createdAt,
    last_used_at: null,
    expires_at: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    scopes: [...new Set(scopes)].join(' '),
  };
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, identity.userId);
    const max = LIMITS.personalTokensMax;
    if ((await countTokens(trx, identity.userId)) >= max) throw new AppError('PERSONAL_TOKENS_FULL', { max });
    await insertToken(trx, identity.userId, { ...row, token_hash: hashPersonalToken(token) });
  });
  return { ...toListedToken(row), token };
}
