import { LIMITS } from '@platewise/contract/limits';
import type { DuplicatePlan, Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { MealPlanRow } from '@platewise/db/database';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { newMealId } from '../meals/generating/make-plan.ts';
import { lockUser } from '../users/users-repository.ts';
import { findPlan } from './find-plan.ts';
import { insertPlan, pruneUnnamed } from './plans-repository.ts';
import { requireNamedPlace } from './require-named-place.ts';
import { toPlan } from './to-plan.ts';

/**
 * Copies a plan as it is now: another plan of its own, which has nothing to undo. No meal is new, so it takes no token.
 * Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND, PLANS_FULL when the copy has a name and 500 others have one
 */
export function duplicatePlan(context: UserContext, input: DuplicatePlan): Promise<Plan> {
  const { db, identity, now, newId } = context;
  const { userId } = identity;
  return runOnce<Plan>(context, { procedure: 'plans.duplicate', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const plan = await findPlan({ db: trx, identity }, input);
      const name = input.name ?? copyName(plan.name);
      if (name !== null) await requireNamedPlace(trx, userId);
      const copy = { ...plainCopy(plan, newId), id: newId(), name, created_at: now() };
      await insertPlan(trx, userId, copy);
      await pruneUnnamed(trx, userId, { keep: LIMITS.unnamedPlansMax });
      const made = toPlan({ ...copy, undo_steps: 0, revision: 0 }, await readFavoriteMarks(trx, userId));
      await save(trx, made);
      return made;
    }),
  );
}

function plainCopy(plan: MealPlanRow, newId: () => string) {
  const { goal, dietary_preferences, request, seed, certificate, warnings, paid_meals } = plan;
  const meals = plan.meals.map((meal) => ({ ...meal, id: newMealId(newId) }));
  return { goal, dietary_preferences, request, seed, meals, certificate, warnings, paid_meals };
}

/** The plan's name with a word that marks the copy; a long name is cut for it. */
function copyName(name: string | null): string | null {
  if (name === null) return null;
  const room = LIMITS.nameMaxCharacters - Array.from(texts.sharing.copyName({ name: '' })).length;
  return texts.sharing.copyName({ name: Array.from(name).slice(0, room).join('').trimEnd() });
}
