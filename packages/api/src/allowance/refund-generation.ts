import type { Context } from '../context.ts';
import { settle } from './generation-repository.ts';
import { giveBack } from './give-back.ts';

/** Gives back a generation that delivered nothing; once, however often it is asked. Answers whether it did. */
export function refundGeneration(
  { db, now, newId, observe }: Pick<Context, 'db' | 'now' | 'newId' | 'observe'>,
  userId: string,
  { generationId }: { generationId: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const settled = await settle(trx, userId, { generationId, state: 'refunded', settledAt: now() });
    if (!settled) return false;
    const { tokens, period_index: periodIndex } = settled;
    if (tokens > 0) await giveBack(trx, userId, { generationId, tokens, periodIndex, now, newId, observe });
    return true;
  });
}
