import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import { countNamed } from './plans-repository.ts';

/**
 * Makes sure that one more plan of the person can have a name. The person is locked by the caller, so that the count stays
 * true until the transaction ends.
 * @throws AppError PLANS_FULL
 */
export async function requireNamedPlace(trx: Db, userId: string): Promise<void> {
  const max = LIMITS.namedPlansMax;
  if ((await countNamed(trx, userId)) >= max) throw new AppError('PLANS_FULL', { max });
}
