import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import { findAllowanceForUpdate, returnTokens } from './allowance-repository.ts';
import { insertMovement } from './ledger-repository.ts';

/** Returns tokens to the month they were taken from, with a row of the ledger; a month that is over was filled since. */
export async function giveBack(
  trx: Db,
  userId: string,
  {
    generationId,
    tokens,
    periodIndex,
    now,
    newId,
    observe,
  }: Pick<Context, 'now' | 'newId' | 'observe'> & { generationId: string; tokens: number; periodIndex: number },
): Promise<void> {
  const returned = await returnTokens(trx, userId, { tokens, periodIndex });
  const balanceAfter = returned ?? (await findAllowanceForUpdate(trx, userId)).tokens;
  await insertMovement(trx, userId, {
    id: newId(),
    kind: 'refund',
    amount: returned === null ? 0 : tokens,
    balanceAfter,
    generationId,
    createdAt: now(),
  });
  if (returned !== null) observe({ event: 'tokens', movement: 'given-back', tokens });
}
