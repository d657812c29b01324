import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import { allowanceAt } from './allowance-period.ts';
import { findAllowanceForUpdate, startPeriod } from './allowance-repository.ts';
import { insertMovement } from './ledger-repository.ts';

/** Makes the balance full when a month has begun since the last grant, and holds it until the transaction ends. */
export async function startDuePeriod(
  trx: Db,
  userId: string,
  { now, newId, observe }: Pick<Context, 'now' | 'newId' | 'observe'>,
): Promise<{ tokens: number; periodIndex: number; nextReset: Date }> {
  const row = await findAllowanceForUpdate(trx, userId);
  const moment = now();
  const current = allowanceAt({ tokens: row.tokens, anchorAt: row.anchor_at, periodIndex: row.period_index }, moment);
  if (current.isDue && (await startPeriod(trx, userId, current))) {
    await insertMovement(trx, userId, {
      id: newId(),
      kind: 'grant',
      amount: current.tokens - row.tokens,
      balanceAfter: current.tokens,
      generationId: null,
      createdAt: moment,
    });
    observe({ event: 'tokens', movement: 'refilled', tokens: current.tokens - row.tokens });
  }
  return current;
}
