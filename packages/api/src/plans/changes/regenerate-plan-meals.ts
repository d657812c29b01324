import type { RegenerateMeals } from '@platewise/contract/plans/plan-change-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { readCallersRegion } from '../../preferences/read-preferences.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { changeStoredPlan } from './change-stored-plan.ts';
import { payForChange } from './pay-for-change.ts';
import { placesOfMeals } from './places-of-meals.ts';
import { refuseLocked } from './refuse-locked.ts';

/** Seeds run from 0 up to this, the largest the wire takes plus one. */
const SEEDS = 2 ** 31;

/**
 * Puts new meals into the places of others, for a token each; the rest of the day is portioned again, locked meals
 * stay as they are. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND, FAMILY_ONLY for a shared plan, NO_TOKENS_LEFT, TOO_FEW_TOKENS, PLAN_IMPOSSIBLE, PLAN_CHANGED,
 *   GENERATION_FAILED
 */
export async function regeneratePlanMeals(context: UserContext, input: RegenerateMeals): Promise<Plan> {
  refuseLocked(input.locked, input.mealIds);
  return runOnce<Plan>(context, { procedure: 'plans.regenerate', input }, async (save) => {
    const { planId, locked } = input;
    const mealIds = [...new Set(input.mealIds)];
    // Nothing is paid for a meal that is not there.
    const before = await findPlan(context, { planId });
    await requireChangeable(context, before);
    placesOfMeals(before, [...mealIds, ...locked]);
    const seed = input.seed ?? Math.floor(context.random() * SEEDS);
    return payForChange(context, { meals: mealIds.length }, (commit) =>
      changeStoredPlan(
        context,
        { planId },
        async (plan) => {
          const { signal, identity } = context;
          const options = {
            ...(await changeOptions(context, plan, { locked })),
            seed,
            taste: input.taste,
            region: await readCallersRegion(context),
            signal,
            person: identity.userId,
          };
          const places = placesOfMeals(plan, mealIds);
          const outcome = context.planner.regenerateMeals(plan.request, plan.meals, { places }, options);
          return outcome.catch((cause: unknown) => {
            throw asGenerationFailure(cause);
          });
        },
        async (trx, plan) => {
          await commit(trx);
          await save(trx, plan);
        },
      ),
    );
  });
}
