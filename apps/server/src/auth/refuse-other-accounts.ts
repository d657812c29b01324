import { hasHostedAccounts, hasLocalAccounts } from '@platewise/api/users/account-kinds-repository';
import type { Db } from '@platewise/db/database';
import type { Env } from '../env/env.ts';

const OTHER_ACCOUNTS = 'OtherAccountsError';

/** Whether a start was refused because the database holds people of the other kind of account. */
export function isOtherAccountsError(error: unknown): error is Error {
  return error instanceof Error && error.name === OTHER_ACCOUNTS;
}

/**
 * People of one kind of account become people of the other by a command of the operator alone: with the wrong kind nobody could reach their plans,
 * and anyone who signed up again would find an empty account.
 * @throws OtherAccountsError when the database holds people of the kind that is not configured (security T30)
 */
export async function refuseOtherAccounts({ env, db }: { env: Env; db: Db }): Promise<void> {
  if (env.clerk && (await hasLocalAccounts(db))) {
    throw refusal(
      'CLERK_PUBLISHABLE_KEY is set, but this database holds people with accounts of our own, who could not sign in. ' +
        'Move them (npm run accounts), start without CLERK_*, or with another database.',
    );
  }
  if (!env.clerk && (await hasHostedAccounts(db))) {
    throw refusal(
      'CLERK_PUBLISHABLE_KEY is not set, but this database holds people with accounts at Clerk, who could not sign in. ' +
        'Move them (npm run accounts), set CLERK_*, or start with another database.',
    );
  }
}

function refusal(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: OTHER_ACCOUNTS });
}
