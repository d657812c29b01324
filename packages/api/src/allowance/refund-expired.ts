import type { Context } from '../context.ts';
import { findExpired } from './generation-repository.ts';
import { refundGeneration } from './refund-generation.ts';

/** Reservations looked at in one sweep; the next sweep takes the rest. */
const BATCH = 200;

/** Gives back every reservation whose deadline has passed (a process was killed, say), or those of one person, and answers how many. */
export async function refundExpired(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'observe'>,
  { userId: owner }: { userId?: string } = {},
): Promise<number> {
  const expired = await findExpired(context.db, { at: context.now(), owner, limit: BATCH });
  let refunded = 0;
  for (const { user_id: userId, id: generationId } of expired) {
    if (await refundGeneration(context, userId, { generationId })) refunded += 1;
  }
  return refunded;
}
