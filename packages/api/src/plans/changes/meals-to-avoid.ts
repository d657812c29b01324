import type { UserContext } from '../../context.ts';
import { recentMealNames } from '../plans-repository.ts';

/** Plans whose meals a new plan avoids, for variety. */
const PLANS_TO_AVOID = 6;

/**
 * The names of the meals in the person's newest plans, which a new plan avoids while others remain (decisions 6). None
 * where the caller sent a seed: the same body with the same seed makes the same plan, whatever was planned in between.
 */
export async function mealsToAvoid(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { seed }: { seed?: number | undefined } = {},
): Promise<string[]> {
  return seed === undefined ? recentMealNames(db, identity.userId, { plans: PLANS_TO_AVOID }) : [];
}
