import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { FamilyCall } from '@platewise/contract/profiles/family-schema';
import { commitGeneration } from '../allowance/commit-generation.ts';
import { withReservedTokens } from '../allowance/with-reserved-tokens.ts';
import type { UserContext } from '../context.ts';
import { unwantedMeals } from '../disliked-meals/unwanted-meals.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { readOutcome, requireCaller } from '../meals/generating/make-plan.ts';
import { requireRead } from '../meals/generating/require-read.ts';
import { mealsToAvoid } from '../plans/changes/meals-to-avoid.ts';
import { storePlan } from '../plans/store-plan.ts';
import { readCallersRegion } from '../preferences/read-preferences.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { readFamilyCall } from './read-family-call.ts';
import { requireFamily } from './require-family.ts';

/** Seeds run from 0 up to this, the largest the wire takes plus one. */
const SEEDS = 2 ** 31;

/**
 * Makes a day of meals that several of the caller's profiles share, and saves it as a plan. A token stands for a shared
 * meal, however many eat of it; Family takes none. A taste is that of the account, and is stored nowhere. Once for an Idempotency-Key.
 * @throws AppError FAMILY_ONLY, WRONG_USER, NOT_FOUND for a profile that is not the caller's, NOT_ASSESSED, PLAN_IMPOSSIBLE,
 * GENERATION_FAILED
 */
export async function generateFamilyPlan(context: UserContext, call: FamilyCall): Promise<GenerationResult> {
  requireOwnId(context.identity, call.userId);
  await requireFamily(context);
  return runOnce<GenerationResult>(context, { procedure: 'familyPlans.generate', input: call }, (save) =>
    generateAndStore(context, call, save),
  );
}

async function generateAndStore(
  context: UserContext,
  call: FamilyCall,
  save: (trx: UserContext['db'], result: GenerationResult) => Promise<void>,
): Promise<GenerationResult> {
  const { db, identity, now, newId, random, observe } = context;
  const { userId } = identity;
  const request = await readFamilyCall(context, call);
  requireRead(request);
  const { mealCount: meals } = request;
  return withReservedTokens(context, { meals }, async (generationId) => {
    const avoid = await mealsToAvoid(context, call);
    const disliked = await unwantedMeals(context, request);
    const seed = call.seed ?? Math.floor(random() * SEEDS);
    const { planner, signal } = context;
    const options = {
      seed,
      avoid,
      disliked,
      taste: call.taste,
      region: await readCallersRegion(context),
      signal,
      person: userId,
    };
    const plan = await readOutcome(planner.planFamily(request, options), { newId });
    requireCaller(context);
    return db.transaction().execute(async (trx) => {
      await commitGeneration(trx, userId, { generationId, delivered: plan.meals.length, now, newId, observe });
      const { id: planId } = await storePlan(trx, userId, { request, plan, now, newId });
      await recordEvent(trx, context, 'plan.made', planId);
      const result = { ...plan, planId };
      await save(trx, result);
      requireCaller(context);
      return result;
    });
  });
}
