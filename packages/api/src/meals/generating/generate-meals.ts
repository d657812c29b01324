import type { GenerationCall } from '@platewise/contract/generation/generation-call-schema';
import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { commitGeneration } from '../../allowance/commit-generation.ts';
import { withReservedTokens } from '../../allowance/with-reserved-tokens.ts';
import { AppError } from '../../app-error.ts';
import type { Context, UserContext } from '../../context.ts';
import { asDishNames, unwantedMeals } from '../../disliked-meals/unwanted-meals.ts';
import { findFavorite } from '../../favorites/find-favorite.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { mealsToAvoid } from '../../plans/changes/meals-to-avoid.ts';
import { storePlan } from '../../plans/store-plan.ts';
import { readCallersRegion } from '../../preferences/read-preferences.ts';
import { requireOwnId } from '../../users/require-own-id.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { completeRequest } from './complete-request.ts';
import { makePlan, requireCaller } from './make-plan.ts';
import { requireRead } from './require-read.ts';

/** Who is reported dishes while the plan is made. */
type Listener = { onDish?: ((dish: DishStep) => void) | undefined };

/**
 * Generates meals. A signed-in person pays a token for each and finds the plan saved; a visitor gets the meals and
 * nothing is stored. A taste chooses among dishes and is stored nowhere. A favorite that the others are planned around was paid for when it was new: it takes no token. Once
 * for an Idempotency-Key.
 * @throws AppError WRONG_USER, UNAUTHENTICATED, NOT_FOUND, FAVORITE_NOT_FOUND, NO_TOKENS_LEFT, TOO_FEW_TOKENS, NOT_ASSESSED,
 * PLAN_IMPOSSIBLE, GENERATION_FAILED
 */
export async function generateMeals(
  context: Context,
  call: GenerationCall,
  { onDish }: Listener = {},
): Promise<GenerationResult> {
  const { identity } = context;
  requireOwnId(identity, call.userId);
  if (!identity && call.withFavorite !== undefined) throw new AppError('UNAUTHENTICATED');
  if (!identity) {
    const request = await readCall(context, call);
    const disliked = asDishNames(request.dislikedMeals ?? []);
    return makePlan(context, { request, avoid: [], disliked, taste: call.taste });
  }
  const userContext = { ...context, identity };
  // The call as it was sent: a profile that was changed meanwhile makes no other request of it.
  return runOnce<GenerationResult>(userContext, { procedure: 'meals.generate', input: call }, async (save) =>
    generateAndStore(userContext, { request: await readCall(context, call), taste: call.taste, onDish }, save),
  );
}

// With a slot the request is for that one meal.
async function readCall(context: Context, call: GenerationCall): Promise<GenerationRequest> {
  const request = await completeRequest(context, call);
  requireRead(request);
  return request.slot ? { ...request, mealCount: 1 } : request;
}

async function generateAndStore(
  context: UserContext,
  { request, taste, onDish }: Listener & { request: GenerationRequest; taste: Taste | undefined },
  save: (trx: UserContext['db'], result: GenerationResult) => Promise<void>,
): Promise<GenerationResult> {
  const { db, identity, now, newId, observe } = context;
  const { userId } = identity;
  const { withFavorite: favoriteId } = request;
  // Nothing is paid for a favorite that is not there.
  const favorite = favoriteId === undefined ? undefined : (await findFavorite(context, { favoriteId })).meal;
  const kept = favorite ? 1 : 0;
  return withTokens(context, { meals: request.mealCount - kept }, async (generationId) => {
    const avoid = await mealsToAvoid(context, request);
    const disliked = await unwantedMeals(context, request);
    const region = await readCallersRegion(context);
    const plan = await makePlan(context, { request, avoid, disliked, taste, region, favorite, onDish });
    return db.transaction().execute(async (trx) => {
      const delivered = plan.meals.length - kept;
      if (generationId) await commitGeneration(trx, userId, { generationId, delivered, now, newId, observe });
      const { id: planId } = await storePlan(trx, userId, { request, plan, now, newId });
      await recordEvent(trx, context, 'plan.made', planId);
      const favoriteMealId = plan.meals.find(({ name }) => name === favorite?.name)?.id;
      const result = { ...plan, planId, ...(favoriteMealId && { favoriteMealId }) };
      await save(trx, result);
      // Anyone who left while it was stored pays nothing and finds nothing.
      requireCaller(context);
      return result;
    });
  });
}

/** Holds the tokens of so many new meals; none where there are none: a favorite as the only meal. */
function withTokens<Result>(
  context: UserContext,
  { meals }: { meals: number },
  work: (generationId: string | null) => Promise<Result>,
): Promise<Result> {
  return meals === 0 ? work(null) : withReservedTokens(context, { meals }, work);
}
