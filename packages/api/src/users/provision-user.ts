import { ALLOWANCE } from '@platewise/contract/limits';
import type { AppUserRow } from '@platewise/db/database';
import { insertAllowance } from '../allowance/allowance-repository.ts';
import { insertMovement } from '../allowance/ledger-repository.ts';
import { AppError } from '../app-error.ts';
import type { Context, Identity } from '../context.ts';
import { insertSubscription } from '../subscription/subscription-repository.ts';
import { findById, insertIfMissing, updateProfile } from './users-repository.ts';

/**
 * Makes the record of a signed-in person when it is missing: free, active, a month's tokens, not yet registered
 * (decisions 2). Keeps address and name as the identity says. Safe when several calls arrive at once.
 * @throws AppError STORAGE_FULL when a record is missing and there is no room to make it
 */
export async function provisionUser(
  { db, now, newId, hasFreeSpace }: Pick<Context, 'db' | 'now' | 'newId'> & Partial<Pick<Context, 'hasFreeSpace'>>,
  { userId, email, emailVerified, name }: Identity,
): Promise<void> {
  const known = await findById(db, userId);
  if (known) {
    const current = { email: email || known.email, emailVerified, name: name || known.name };
    if (hasChanged(known, current) && (await hasFreeSpace?.()) !== false) await updateProfile(db, userId, current);
    return;
  }
  if ((await hasFreeSpace?.()) === false) throw new AppError('STORAGE_FULL');
  const createdAt = now();
  await db.transaction().execute(async (trx) => {
    if (!(await insertIfMissing(trx, userId, { email, emailVerified, name, createdAt }))) return;
    await insertSubscription(trx, userId, { at: createdAt });
    await insertAllowance(trx, userId, { tokens: ALLOWANCE.tokensPerMonth, anchorAt: createdAt });
    await insertMovement(trx, userId, {
      id: newId(),
      kind: 'grant',
      amount: ALLOWANCE.tokensPerMonth,
      balanceAfter: ALLOWANCE.tokensPerMonth,
      generationId: null,
      createdAt,
    });
  });
}

function hasChanged(known: AppUserRow, current: Pick<Identity, 'email' | 'emailVerified' | 'name'>): boolean {
  return known.email !== current.email || known.email_verified !== current.emailVerified || known.name !== current.name;
}
