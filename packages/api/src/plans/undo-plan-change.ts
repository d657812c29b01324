import type { Plan } from '@platewise/contract/plan-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { lockUser } from '../users/users-repository.ts';
import { findPlan } from './find-plan.ts';
import { takeNewestRevision } from './plan-revisions-repository.ts';
import { updateMeals } from './plans-repository.ts';
import { toPlan } from './to-plan.ts';

/**
 * Takes the last change of a plan back. Tokens are not returned (decisions 3); a plan that was never changed stays.
 * @throws AppError NOT_FOUND, GENERATION_FAILED when another change came first
 */
export async function undoPlanChange(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<Plan> {
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const plan = await findPlan({ db: trx, identity }, { planId });
    const marks = await readFavoriteMarks(trx, userId);
    const before = await takeNewestRevision(trx, userId, { planId });
    if (!before) return toPlan(plan, marks);
    const { meals, certificate, warnings } = before;
    const undoSteps = Math.max(0, plan.undo_steps - 1);
    const change = { meals, certificate, warnings, paid_meals: plan.paid_meals };
    const isStored = await updateMeals(trx, userId, { ...change, planId, from: plan.revision, undoSteps });
    if (!isStored) throw new AppError('GENERATION_FAILED');
    return toPlan({ ...plan, ...change, undo_steps: undoSteps }, marks);
  });
}
