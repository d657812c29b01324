import { AppError } from '@platewise/api/app-error';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

/** What a command on the machine acts with: nobody who is signed in, which the log says. */
export function operating({
  database,
  identity,
  mailing,
  payments,
  seller,
  deletedAccounts,
  now,
  newId,
}: Pick<
  OperatorServices,
  'database' | 'identity' | 'mailing' | 'payments' | 'seller' | 'deletedAccounts' | 'now' | 'newId'
>) {
  return {
    db: database.db,
    accounts: identity,
    mailing,
    payments,
    seller,
    deletedAccounts,
    now,
    newId,
    operatorId: null,
  };
}

/** The answer of a piece of work; what it refuses is reported in a sentence: of something that is not there, the given one. */
export async function answerWith(
  work: () => Promise<string>,
  { missing }: { missing: string },
): Promise<OperatorAnswer> {
  try {
    return { ok: true, text: await work() };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    return { ok: false, text: error.code === 'NOT_FOUND' ? missing : error.message };
  }
}
