import type { Plan } from '@platewise/contract/plans/plan-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { isId } from '../is-id.ts';
import { lockUser } from '../users/users-repository.ts';
import { findDeleted, unmarkDeleted } from './deleted-plans-repository.ts';
import { deletedPlansSince } from './deleted-plans-since.ts';
import { findById } from './plans-repository.ts';
import { requireNamedPlace } from './require-named-place.ts';
import { toPlan } from './to-plan.ts';

/**
 * Puts a plan back that the caller deleted less than a day ago. One that is there already stays as it is, so that a retry
 * does no harm.
 * @throws AppError NOT_FOUND, PLANS_FULL when it has a name and 500 others have one; it can still be restored then
 */
export async function restorePlan(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { planId }: { planId: string },
): Promise<Plan> {
  const { userId } = identity;
  if (!isId(planId)) throw new AppError('NOT_FOUND');
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const marks = await readFavoriteMarks(trx, userId);
    const kept = await findById(trx, userId, { planId });
    if (kept) return toPlan(kept, marks);
    const deleted = await findDeleted(trx, userId, { planId, since: deletedPlansSince(now()) });
    if (!deleted) throw new AppError('NOT_FOUND');
    if (deleted.name !== null) await requireNamedPlace(trx, userId);
    await unmarkDeleted(trx, userId, { planId });
    return toPlan(deleted, marks);
  });
}
