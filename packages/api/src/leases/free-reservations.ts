import { endReservations } from '../allowance/generation-repository.ts';
import { refundExpired } from '../allowance/refund-expired.ts';
import type { Context } from '../context.ts';
import { endAttempts } from '../idempotency/idempotency-repository.ts';

/**
 * Frees everything that is reserved, tokens and Idempotency-Keys, and answers how many generations were given back. For a
 * process that starts as the only one on its database: anyone who reserved it is dead.
 */
export async function freeReservations(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'hasFreeSpace' | 'observe'>,
): Promise<number> {
  const { db, now, hasFreeSpace } = context;
  if (!(await hasFreeSpace())) return 0;
  const at = now();
  await endAttempts(db, { at });
  await endReservations(db, { at });
  let freed = 0;
  for (let refunded = -1; refunded !== 0; freed += refunded) refunded = await refundExpired(context);
  return freed;
}
