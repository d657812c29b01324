import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { settle, updateTokens } from './generation-repository.ts';
import { giveBack } from './give-back.ts';

/**
 * Keeps the tokens of the meals that were delivered and gives back the others.
 * @throws AppError GENERATION_FAILED when the reservation was given back before (its deadline had passed)
 */
export async function commitGeneration(
  trx: Db,
  userId: string,
  {
    generationId,
    delivered,
    now,
    newId,
    observe,
  }: Pick<Context, 'now' | 'newId' | 'observe'> & { generationId: string; delivered: number },
): Promise<void> {
  const settled = await settle(trx, userId, { generationId, state: 'done', settledAt: now() });
  if (!settled) throw new AppError('GENERATION_FAILED');
  if (settled.tokens <= delivered) return;
  await updateTokens(trx, userId, { generationId, tokens: delivered });
  await giveBack(trx, userId, {
    generationId,
    tokens: settled.tokens - delivered,
    periodIndex: settled.period_index,
    now,
    newId,
    observe,
  });
}
