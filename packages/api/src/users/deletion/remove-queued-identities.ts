import { isProviderError } from '@platewise/providers/provider-error';
import type { Context } from '../../context.ts';
import { subjectHash } from '../subject-hash.ts';
import { insertDeleted } from './deleted-account-repository.ts';
import * as removals from './identity-removals-repository.ts';

/** How long one attempt may take before another process takes it over. */
const ATTEMPT_MS = 60_000;
/** Minutes from each failed attempt to the next one; then every six hours, until it is done. */
const RETRY_MINUTES = [1, 5, 15, 60, 180];
const LATER_MINUTES = 360;
/** Longer than any bearer lives that was made before the account is gone at the service. */
const BEARER_MS = 3_600_000;
/** Removals in one round, so that other work in the background gets its turn. */
const PER_ROUND = 20;

export type RemovalRound = { done: number; postponed: number; stuck: number };

/**
 * Removes accounts at the sign-in service that were deleted here while it was away. Until it is done nobody can come
 * back to an empty account with one of them. `stuck` needs an operator's eye. Safe with several processes.
 */
export async function removeQueuedIdentities({
  db,
  now,
  accounts,
  signal,
}: Pick<Context, 'db' | 'now'> & {
  accounts: Pick<Context['accounts'], 'removeAccount'>;
  signal?: AbortSignal;
}): Promise<RemovalRound> {
  const round: RemovalRound = { done: 0, postponed: 0, stuck: 0 };
  while (round.done < PER_ROUND && !signal?.aborted) {
    const at = now();
    const row = await removals.claimDue(db, { at, until: new Date(at.getTime() + ATTEMPT_MS) });
    if (!row) return round;
    const { account_id: accountId, attempts } = row;
    try {
      await accounts.removeAccount(accountId);
      await removals.remove(db, accountId);
      round.done += 1;
    } catch (error) {
      if (!isProviderError(error)) throw error;
      const minutes = RETRY_MINUTES[attempts - 1] ?? LATER_MINUTES;
      const until = new Date(at.getTime() + minutes * 60_000);
      await removals.postpone(db, { accountId, until, error: error.code });
      await insertDeleted(db, {
        subjectHash: subjectHash(accountId),
        at,
        retainedUntil: new Date(until.getTime() + BEARER_MS),
      });
      round.postponed += 1;
      if (attempts > RETRY_MINUTES.length) round.stuck += 1;
      // The others would wait for the same time-out: they have their turn next round.
      return round;
    }
  }
  return round;
}
