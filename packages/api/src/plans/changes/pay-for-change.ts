import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { MealPlanRow } from '@platewise/db/database';
import { plainDishName } from '@platewise/planner/day/candidates/find-candidates';
import { commitGeneration } from '../../allowance/commit-generation.ts';
import { withReservedTokens } from '../../allowance/with-reserved-tokens.ts';
import type { UserContext } from '../../context.ts';

type Change = (commit: (trx: UserContext['db']) => Promise<void>) => Promise<Plan>;

/** Whether a plan held that dish before, with whatever side it came: choosing it again takes no token (decisions 3). */
export function isPaidFor({ paid_meals }: Pick<MealPlanRow, 'paid_meals'>, dish: string): boolean {
  const name = plainDishName(dish);
  return paid_meals.some((paid) => plainDishName(paid) === name);
}

/**
 * Makes a change that delivers so many new meals: their tokens are held before, taken with it, and given back when it
 * fails.
 * @throws AppError NO_TOKENS_LEFT, TOO_FEW_TOKENS, and whatever the change throws
 */
export async function payForChange(context: UserContext, { meals }: { meals: number }, change: Change): Promise<Plan> {
  if (meals === 0) return change(async () => {});
  const { identity, now, newId, observe } = context;
  return withReservedTokens(context, { meals }, (generationId) =>
    change((trx) => commitGeneration(trx, identity.userId, { generationId, delivered: meals, now, newId, observe })),
  );
}
