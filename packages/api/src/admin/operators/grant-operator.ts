import type { Context } from '../../context.ts';
import { type AccountMatch, type FoundAccount, findAccount } from '../../users/find-account.ts';
import { logAction } from '../log/log-action.ts';
import { setOperator } from './operators-repository.ts';

export type OperatorOutcome =
  | { kind: 'settled'; hasChanged: boolean; user: AccountMatch }
  | Exclude<FoundAccount, { kind: 'found' }>;

/**
 * Makes the account with an address an operator, or with `isGranted` false takes that back at once; by a command on the machine alone. With several
 * accounts of that address nothing is changed and they are listed.
 */
export async function grantOperator(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { email, userId, isGranted }: { email: string; userId?: string | undefined; isGranted: boolean },
): Promise<OperatorOutcome> {
  const found = await findAccount(context, { email, userId });
  if (found.kind !== 'found') return found;
  const { account: user } = found;
  const hasChanged = await context.db.transaction().execute(async (trx) => {
    if (!(await setOperator(trx, user.userId, { since: isGranted ? context.now() : null }))) return false;
    const action = isGranted ? 'operator-granted' : 'operator-revoked';
    await logAction({ ...context, db: trx, operatorId: null }, { action, userId: user.userId });
    return true;
  });
  return { kind: 'settled', hasChanged, user };
}
