import { DEMO } from '@platewise/contract/limits';
import type { OfferedPlan, Plan } from '@platewise/contract/plan-schema';
import type { Db } from '@platewise/db/database';
import { commitGeneration } from '../allowance/commit-generation.ts';
import { reserveTokens } from '../allowance/reserve-tokens.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { readOutcome } from '../meals/make-plan.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { lockUser, takeDemoPlace } from '../users/users-repository.ts';
import { requireNamedPlace } from './require-named-place.ts';
import { storePlan } from './store-plan.ts';
import { toPlan } from './to-plan.ts';

/**
 * Saves a plan that was made elsewhere, its figures computed and certified anew. An account's first two are its
 * demo's and take no tokens; later ones take them like a generation (decisions 3).
 * @throws AppError WRONG_USER, PLAN_IMPOSSIBLE when it does not meet its request, NO_TOKENS_LEFT, TOO_FEW_TOKENS,
 * PLANS_FULL when it has a name and 500 others have one
 */
export async function saveOfferedPlan(context: UserContext, offered: OfferedPlan): Promise<Plan> {
  const { request, seed, items, name = null } = offered;
  const { db, identity, planner, now, newId } = context;
  const { userId } = identity;
  requireOwnId(identity, request.userId);
  return runOnce(context, { procedure: 'plans.save', input: offered }, async (keep) => {
    const plan = await readOutcome(planner.recomputePlan(request, items, { seed }), { newId });
    return db.transaction().execute(async (trx) => {
      if (name !== null) {
        await lockUser(trx, userId);
        await requireNamedPlace(trx, userId);
      }
      await payForPlan(trx, context, { meals: plan.meals.length });
      const row = await storePlan(trx, userId, { request, plan, name, now, newId });
      const saved = toPlan({ ...row, undo_steps: 0 }, await readFavoriteMarks(trx, userId));
      await keep(trx, saved);
      return saved;
    });
  });
}

async function payForPlan(trx: Db, { identity, now, newId }: UserContext, { meals }: { meals: number }): Promise<void> {
  const { userId } = identity;
  if (await takeDemoPlace(trx, userId, { places: DEMO.generations })) return;
  const generationId = await reserveTokens(trx, userId, { meals, now, newId });
  await commitGeneration(trx, userId, { generationId, delivered: meals, now, newId });
}
