import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { findById } from './users-repository.ts';

export type Profile = {
  userId: string;
  email: string;
  /** There where emails of ours can prove it: accounts of our own, and a mail server. */
  isEmailConfirmed?: boolean;
  name: string;
  isRegistered: boolean;
  createdAt: string;
};

/** The caller's own record. */
export async function readProfile({
  db,
  identity,
  accounts,
  mailing,
}: Pick<UserContext, 'db' | 'identity' | 'accounts' | 'mailing'>): Promise<Profile> {
  const user = await findById(db, identity.userId);
  if (!user) throw new AppError('NOT_FOUND');
  return {
    userId: user.id,
    email: user.email,
    ...(mailing && accounts.kind === 'local' && { isEmailConfirmed: user.email_verified }),
    name: user.name,
    isRegistered: user.registered_at !== null,
    createdAt: user.created_at.toISOString(),
  };
}
