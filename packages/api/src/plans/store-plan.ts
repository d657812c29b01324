import { LIMITS } from '@platewise/contract/limits';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import type { MadePlan } from '../meals/generating/make-plan.ts';
import { insertPlan, type NewPlan, pruneUnnamed } from './plans-repository.ts';

/** Saves a plan. The newest 200 without a name are kept, so saving one of these is never refused for space (decisions 5). */
export async function storePlan(
  trx: Db,
  userId: string,
  {
    request,
    plan,
    name = null,
    now,
    newId,
  }: Pick<Context, 'now' | 'newId'> & { request: PlanRequest; plan: MadePlan; name?: string | null },
): Promise<NewPlan> {
  const { userId: _compared, ...asked } = request;
  const row: NewPlan = {
    id: newId(),
    name,
    goal: request.goal,
    dietary_preferences: request.dietaryPreferences,
    request: asked,
    seed: plan.seed,
    meals: plan.meals satisfies Meal[],
    certificate: plan.certificate,
    warnings: plan.warnings,
    created_at: now(),
    paid_meals: plan.meals.map(({ name }) => name),
  };
  await insertPlan(trx, userId, row);
  await pruneUnnamed(trx, userId, { keep: LIMITS.unnamedPlansMax });
  return row;
}
