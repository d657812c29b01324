import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import { allowanceAt, storedAllowance } from './allowance-period.ts';
import { findAllowanceForUpdate, startPeriod } from './allowance-repository.ts';
import { insertMovement } from './ledger-repository.ts';

/** Makes the balance full when a month has begun since the last grant and waits for no proof, and holds it until the transaction ends. */
export async function startDuePeriod(
  trx: Db,
  userId: string,
  { now, newId, observe, mailing }: Pick<Context, 'now' | 'newId' | 'observe' | 'mailing'>,
): Promise<Pick<ReturnType<typeof allowanceAt>, 'tokens' | 'periodIndex' | 'nextReset' | 'isHeldBack'>> {
  const row = await findAllowanceForUpdate(trx, userId);
  const moment = now();
  const current = allowanceAt(storedAllowance(row, { mailing }), moment);
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
