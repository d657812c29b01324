import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { commitGeneration } from '../allowance/commit-generation.ts';
import { refundGeneration } from '../allowance/refund-generation.ts';
import { reserveTokens } from '../allowance/reserve-tokens.ts';
import type { Context, UserContext } from '../context.ts';
import { dislikedNames } from '../disliked-meals/disliked-meals-repository.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { PLANS_TO_AVOID, recentMealNames } from '../plans/plans-repository.ts';
import { storePlan } from '../plans/store-plan.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { makePlan } from './make-plan.ts';

/**
 * Generates meals. A signed-in person pays a token for each and finds the plan saved; a visitor gets the meals and
 * nothing is stored. Once for an Idempotency-Key.
 * @throws AppError WRONG_USER, NO_TOKENS_LEFT, TOO_FEW_TOKENS, PLAN_IMPOSSIBLE, GENERATION_FAILED
 */
export async function generateMeals(context: Context, request: GenerationRequest): Promise<GenerationResult> {
  const { identity } = context;
  requireOwnId(identity, request.userId);
  // With a slot the request is for that one meal.
  const asked = request.slot ? { ...request, mealCount: 1 } : request;
  if (!identity) return makePlan(context, { request: asked, avoid: [], disliked: [] });
  const userContext = { ...context, identity };
  return runOnce<GenerationResult>(userContext, { procedure: 'meals.generate', input: asked }, (keep) =>
    generateAndStore(userContext, asked, keep),
  );
}

async function generateAndStore(
  context: UserContext,
  request: GenerationRequest,
  keep: (trx: UserContext['db'], result: GenerationResult) => Promise<void>,
): Promise<GenerationResult> {
  const { db, identity, now, newId } = context;
  const { userId } = identity;
  const generationId = await db
    .transaction()
    .execute((trx) => reserveTokens(trx, userId, { meals: request.mealCount, now, newId }));
  try {
    const avoid = await recentMealNames(db, userId, { plans: PLANS_TO_AVOID });
    const disliked = await dislikedNames(db, userId);
    const plan = await makePlan(context, { request, avoid, disliked });
    return await db.transaction().execute(async (trx) => {
      await commitGeneration(trx, userId, { generationId, delivered: plan.meals.length, now, newId });
      const { id: planId } = await storePlan(trx, userId, { request, plan, now, newId });
      const result = { ...plan, planId };
      await keep(trx, result);
      return result;
    });
  } catch (error) {
    await refundGeneration(context, userId, { generationId });
    throw error;
  }
}
