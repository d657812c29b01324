import type { Db } from '@platewise/db/database';
import { restartPeriods } from './allowance-repository.ts';
import { moveOpenToFirstPeriod } from './generation-repository.ts';

/** Counts the months of an allowance from registration on. The balance stays as it is: registering grants nothing. */
export async function anchorAllowance(db: Db, userId: string, { anchorAt }: { anchorAt: Date }): Promise<void> {
  // Generations before the balance, in the order that a refund takes them: two transactions never wait for each other.
  await moveOpenToFirstPeriod(db, userId);
  await restartPeriods(db, userId, { anchorAt });
}
