import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';
import type { UserContext } from '../context.ts';
import { allowanceAt } from './allowance-period.ts';
import { startDuePeriod } from './start-due-period.ts';

/**
 * The balance and the next reset as they are now, of the row that was read. A month that has begun is granted on the way
 * (once, however many ask); on a paid plan the balance rests.
 */
export async function currentAllowance(
  {
    db,
    identity,
    now,
    newId,
    hasFreeSpace,
    observe,
  }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace' | 'observe'>,
  row: AllowanceRow,
  { isFree }: { isFree: boolean },
): Promise<{ tokens: number; nextReset: Date }> {
  const current = allowanceAt({ tokens: row.tokens, anchorAt: row.anchor_at, periodIndex: row.period_index }, now());
  if (!isFree) return { tokens: row.tokens, nextReset: current.nextReset };
  if (!current.isDue || !(await hasFreeSpace())) return current;
  return db.transaction().execute((trx) => startDuePeriod(trx, identity.userId, { now, newId, observe }));
}
