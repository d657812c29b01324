import type { Plan, RenamePlan } from '@platewise/contract/plans/plan-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { isId } from '../is-id.ts';
import { lockUser } from '../users/users-repository.ts';
import { findById, updateName } from './plans-repository.ts';
import { requireNamedPlace } from './require-named-place.ts';
import { toPlan } from './to-plan.ts';

/**
 * Names a plan; from then on it is kept until it is deleted. What is only to have some name keeps the one it has. Once for an Idempotency-Key, so that a late repetition does
 * not undo a newer name.
 * @throws AppError NOT_FOUND, PLANS_FULL when 500 others have a name
 */
export async function renamePlan(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  { planId, name, onlyUnnamed }: RenamePlan,
): Promise<Plan> {
  const { userId } = context.identity;
  if (!isId(planId)) throw new AppError('NOT_FOUND');
  return runOnce<Plan>(context, { procedure: 'plans.rename', input: { planId, name, onlyUnnamed } }, (save) =>
    context.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const plan = await findById(trx, userId, { planId });
      if (!plan) throw new AppError('NOT_FOUND');
      if (plan.name === null) await requireNamedPlace(trx, userId);
      const kept = onlyUnnamed && plan.name !== null ? plan.name : name;
      await updateName(trx, userId, { planId, name: kept });
      const renamed = toPlan({ ...plan, name: kept }, await readFavoriteMarks(trx, userId));
      await save(trx, renamed);
      return renamed;
    }),
  );
}
