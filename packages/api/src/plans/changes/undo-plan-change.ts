import type { UndoPlanChange } from '@platewise/contract/plans/plan-change-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { readFavoriteMarks } from '../../favorites/favorite-marks.ts';
import { lockUser } from '../../users/users-repository.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { findPlan } from '../find-plan.ts';
import { updateMeals } from '../plans-repository.ts';
import { toPlan } from '../to-plan.ts';
import { takeNewestRevision } from './plan-revisions-repository.ts';

/**
 * Takes the last change of a plan back: the one that led to `revision`, where that is reported. Tokens are not returned
 * (decisions 3); a plan that was never changed stays.
 * @throws AppError NOT_FOUND, FAMILY_ONLY for a shared plan, PLAN_CHANGED when another change came first
 */
export async function undoPlanChange(
  context: Pick<UserContext, 'db' | 'identity' | 'rights' | 'now'>,
  { planId, revision }: UndoPlanChange,
): Promise<Plan> {
  const { db, identity } = context;
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const plan = await findPlan({ db: trx, identity }, { planId });
    await requireChangeable({ db: trx, identity }, plan);
    if (revision !== undefined && revision !== plan.revision) throw new AppError('PLAN_CHANGED');
    const marks = await readFavoriteMarks(trx, userId);
    const before = await takeNewestRevision(trx, userId, { planId });
    if (!before) return toPlan(plan, marks);
    const { meals, certificate, warnings } = before;
    const undoSteps = Math.max(0, plan.undo_steps - 1);
    const change = { meals, certificate, warnings, paid_meals: plan.paid_meals };
    const isStored = await updateMeals(trx, userId, { ...change, planId, from: plan.revision, undoSteps });
    if (!isStored) throw new AppError('PLAN_CHANGED');
    await recordEvent(trx, context, 'list.changed');
    return toPlan({ ...plan, ...change, undo_steps: undoSteps, revision: plan.revision + 1 }, marks);
  });
}
