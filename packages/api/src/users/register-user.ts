import type { Db } from '@platewise/db/database';
import { findAllowance } from '../allowance/allowance-repository.ts';
import { anchorAllowance } from '../allowance/anchor-allowance.ts';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { requireOwnId } from './require-own-id.ts';
import { findById, findByRegisteredEmail, lockAddress, markRegistered } from './users-repository.ts';

export type Registration = { userId: string; existingAccount: boolean; created: boolean };

/**
 * Registers the caller, once; a second time (a new browser) says so. Nothing but the id is read from the body, and
 * only compared. The month of the allowance is counted from here (decisions 2 and 3).
 * @throws AppError WRONG_USER, ALREADY_REGISTERED when a verified address is registered under another subject,
 * IDENTITY_UNAVAILABLE while nobody can be asked who the caller is
 */
export async function registerUser(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { userId }: { userId: string },
): Promise<Registration> {
  requireOwnId(identity, userId);
  // Registered without its address, the account could not be distinguished from another one with that address.
  if (identity.isProfileUnknown) throw new AppError('IDENTITY_UNAVAILABLE', {}, { retryAfterSeconds: 5 });
  const registeredAt = now();
  const registeredEmail = identity.emailVerified ? identity.email.toLowerCase() : null;
  const created = await db
    .transaction()
    .execute(async (trx) => {
      if (registeredEmail) {
        await lockAddress(trx, registeredEmail);
        const holder = await findByRegisteredEmail(trx, registeredEmail);
        if (holder && holder.id !== userId) throw new AppError('ALREADY_REGISTERED');
      }
      const isNew = await markRegistered(trx, userId, { registeredAt, registeredEmail });
      if (isNew && !(await goesOn(trx, userId))) await anchorAllowance(trx, userId, { anchorAt: registeredAt });
      return isNew;
    })
    .catch((error: unknown) => {
      // Another subject registered the address between the look and the mark.
      if (isUniqueViolation(error)) throw new AppError('ALREADY_REGISTERED', {}, { cause: error });
      throw error;
    });
  return { userId, existingAccount: !created, created };
}

// Anyone who came back after deleting an account keeps its months: their next reset stays the day that it was.
async function goesOn(trx: Db, userId: string): Promise<boolean> {
  const user = await findById(trx, userId);
  const { anchor_at: anchorAt } = await findAllowance(trx, userId);
  return user !== undefined && anchorAt < user.created_at;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
