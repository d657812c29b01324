import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';
import type { UserContext } from '../context.ts';
import { allowanceAt, storedAllowance } from './allowance-period.ts';
import { startDuePeriod } from './start-due-period.ts';

/**
 * The balance and the next reset as they are now, of the row that was read. A month that has begun is granted on the way
 * (once, however many ask); on a paid plan the balance rests. `refill` is there while that waits for the proof of an address.
 */
export async function currentAllowance(
  {
    db,
    identity,
    now,
    newId,
    hasFreeSpace,
    observe,
    mailing,
  }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace' | 'observe' | 'mailing'>,
  row: AllowanceRow,
  { isFree }: { isFree: boolean },
): Promise<{ tokens: number; nextReset: Date; refill?: SubscriptionState['refill'] }> {
  const stored = storedAllowance(row, { mailing });
  const current = allowanceAt(stored, now());
  if (!isFree) return { tokens: row.tokens, nextReset: current.nextReset };
  if (stored.isWaiting) return { ...current, refill: current.isHeldBack ? 'held-back' : 'needs-proof' };
  if (!current.isDue || !(await hasFreeSpace())) return current;
  return db.transaction().execute((trx) => startDuePeriod(trx, identity.userId, { now, newId, observe, mailing }));
}
