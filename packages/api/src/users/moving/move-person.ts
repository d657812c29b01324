import { logAction } from '../../admin/log/log-action.ts';
import type { Context } from '../../context.ts';
import { deleteRows, findForRemoval } from '../account-repository.ts';
import { subjectHash } from '../subject-hash.ts';
import { findById } from '../users-repository.ts';
import { insertLocalAccount } from './accounts-to-move-repository.ts';
import { renamePerson } from './person-rows-repository.ts';

type Move = {
  from: string;
  to: string;
  /** Whether the new id is to be an account of our own. */
  isLocal: boolean;
};

/**
 * Gives a person the id that they sign in with from now on, with all that is theirs, in one transaction with its line in the log: all of it or
 * nothing. Their sign-ins, password, app and passkeys of an account of our own end; API tokens, links, feeds and webhooks go on.
 * False when the new id has rows of its own here: nothing is merged.
 */
export async function movePerson(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { from, to, isLocal }: Move,
): Promise<boolean> {
  const { db, now } = context;
  return db.transaction().execute(async (trx) => {
    const person = await findForRemoval(trx, from);
    if (await findById(trx, to)) return false;
    if (person && isLocal) await insertLocalAccount(trx, { ...person, id: to }, { at: now() });
    if (person) await renamePerson(trx, person, { to });
    // An account that nobody has used yet.
    else await deleteRows(trx, from);
    await logAction(
      { ...context, db: trx, operatorId: null },
      { action: 'account-moved', userId: to, detail: subjectHash(from) },
    );
    return true;
  });
}
