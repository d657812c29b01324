import type { Context } from '../context.ts';
import { provisionUser } from './provision-user.ts';
import { findByEmail } from './users-repository.ts';

export type AccountMatch = { userId: string; email: string; name: string };

export type FoundAccount =
  | { kind: 'found'; account: AccountMatch }
  | { kind: 'unknown' }
  | { kind: 'several'; matches: AccountMatch[] };

/**
 * The account with an address, for commands of the operator; its record is made where it has none yet. Addresses need not be unique
 * across identities: several accounts are listed, to be distinguished by `userId`.
 */
export async function findAccount(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { email, userId }: { email: string; userId?: string | undefined },
): Promise<FoundAccount> {
  const found = (await findByEmail(db, email.trim())).filter(({ id }) => userId === undefined || id === userId);
  const [account, ...others] = found;
  if (!account) return { kind: 'unknown' };
  if (others.length > 0) return { kind: 'several', matches: found.map(toMatch) };
  await provisionUser(
    { db, now, newId },
    { userId: account.id, email: account.email, emailVerified: account.email_verified, name: account.name },
  );
  return { kind: 'found', account: toMatch(account) };
}

function toMatch({ id, email, name }: { id: string; email: string; name: string }): AccountMatch {
  return { userId: id, email, name };
}
