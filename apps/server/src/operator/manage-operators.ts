import { grantOperator } from '@platewise/api/admin/operators/grant-operator';
import { listOperators } from '@platewise/api/admin/operators/operators-repository';
import { notOneAccount } from './find-one-account.ts';
import type { OperatorCommand } from './operator-command.ts';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

/** Makes somebody an operator, takes that back, or lists who is one. */
export async function manageOperators(
  { database: { db }, now, newId }: Pick<OperatorServices, 'database' | 'now' | 'newId'>,
  asked: Extract<OperatorCommand, { command: 'operator' }>,
): Promise<OperatorAnswer> {
  if (asked.deed === 'list') return { ok: true, text: describe(await listOperators(db)) };
  const isGranted = asked.deed === 'grant';
  const outcome = await grantOperator({ db, now, newId }, { ...asked, isGranted });
  if (outcome.kind !== 'settled') return notOneAccount(outcome, asked);
  const { email } = outcome.user;
  if (!outcome.hasChanged)
    return { ok: true, text: `${email} is ${isGranted ? 'an operator already' : 'no operator'}.` };
  return {
    ok: true,
    text: isGranted
      ? `${email} is an operator now: /admin opens for them, signed in within the last 15 minutes.`
      : `${email} is no operator any more; /admin is closed to them at once.`,
  };
}

function describe(operators: Awaited<ReturnType<typeof listOperators>>): string {
  if (operators.length === 0) return 'Nobody is an operator.';
  return operators
    .map(({ id, email, operator_since }) => `${email}  since ${operator_since?.toISOString()}  ${id}`)
    .join('\n');
}
