import { DEMO } from '@platewise/contract/limits';
import type { OfferedPlan, Plan } from '@platewise/contract/plans/plan-schema';
import type { Db } from '@platewise/db/database';
import { commitGeneration } from '../allowance/commit-generation.ts';
import { reserveTokens } from '../allowance/reserve-tokens.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { findById } from '../favorites/favorites-repository.ts';
import { mealFingerprint } from '../favorites/meal-fingerprint.ts';
import { answerOrGiveUp } from '../idempotency/answer-or-give-up.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { isId } from '../is-id.ts';
import { readOutcome } from '../meals/generating/make-plan.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { lockUser, takeDemoPlace } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { findById as findPlanById } from './plans-repository.ts';
import { renamePlan } from './rename-plan.ts';
import { requireNamedPlace } from './require-named-place.ts';
import { storePlan } from './store-plan.ts';
import { toPlan } from './to-plan.ts';

/**
 * Saves a plan that was made elsewhere, its figures computed and certified again. An account's first two are its
 * demo's and take no tokens; later ones take them like a generation (decisions 3), a favorite that the others were
 * planned around none. One that was made in place of a generation without an answer is the plan of that generation,
 * where there is one.
 * @throws AppError WRONG_USER, PLAN_IMPOSSIBLE when it does not meet its request, NO_TOKENS_LEFT, TOO_FEW_TOKENS,
 * PLANS_FULL when it has a name and 500 others have one, KEY_STILL_RUNNING while the generation is worked on
 */
export async function saveOfferedPlan(context: UserContext, offered: OfferedPlan): Promise<Plan> {
  const { request, seed, items, name = null } = offered;
  const { db, identity, planner, now, newId } = context;
  const { userId } = identity;
  requireOwnId(identity, request.userId);
  return runOnce<Plan>(context, { procedure: 'plans.save', input: offered }, async (save) => {
    const made = await planOfGeneration(context, offered);
    if (made) {
      await save(db, made);
      return made;
    }
    const favorite = await favoriteAmong(context, offered);
    const plan = await readOutcome(planner.recomputePlan(request, items, { seed, favorite }), { newId });
    return db.transaction().execute(async (trx) => {
      if (name !== null) {
        await lockUser(trx, userId);
        await requireNamedPlace(trx, userId);
      }
      await payForPlan(trx, context, { meals: plan.meals.length - (favorite === undefined ? 0 : 1) });
      const row = await storePlan(trx, userId, { request, plan, name, now, newId });
      await recordEvent(trx, context, 'plan.made', row.id);
      const saved = toPlan({ ...row, undo_steps: 0, revision: 0 }, await readFavoriteMarks(trx, userId));
      await save(trx, saved);
      return saved;
    });
  });
}

/** What the generation made in whose place a plan is offered, with the name that was to be given; null for nothing. */
async function planOfGeneration(context: UserContext, { generationKey: key, name }: OfferedPlan): Promise<Plan | null> {
  if (key === undefined) return null;
  const { db, identity } = context;
  const answer = await answerOrGiveUp(context, { key });
  if (!answer || !('planId' in answer) || typeof answer.planId !== 'string') return null;
  const row = await findPlanById(db, identity.userId, { planId: answer.planId });
  if (!row) return null;
  if (name === undefined) return toPlan(row, await readFavoriteMarks(db, identity.userId));
  return renamePlan({ ...context, idempotencyKey: null }, { planId: row.id, name, onlyUnnamed: true });
}

/** The name of the offered meal that is the favorite of the request; one that was removed meanwhile is a meal like the others. */
async function favoriteAmong(
  { db, identity }: UserContext,
  { request: { withFavorite: favoriteId }, items }: OfferedPlan,
): Promise<string | undefined> {
  if (favoriteId === undefined || !isId(favoriteId)) return undefined;
  const fingerprint = (await findById(db, identity.userId, { favoriteId }))?.fingerprint;
  return items.find((meal) => mealFingerprint(meal) === fingerprint)?.name;
}

async function payForPlan(
  trx: Db,
  { identity, now, newId, observe, mailing }: UserContext,
  { meals }: { meals: number },
): Promise<void> {
  const { userId } = identity;
  if (meals === 0 || (await takeDemoPlace(trx, userId, { places: DEMO.generations }))) return;
  const generationId = await reserveTokens(trx, userId, { meals, now, newId, observe, mailing });
  await commitGeneration(trx, userId, { generationId, delivered: meals, now, newId, observe });
}
