import { LIMITS } from '@platewise/contract/limits';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { Db, MealPlanRow } from '@platewise/db/database';
import type { PlannedMeal, PlanOutcome } from '@platewise/planner/day/plan-outcome';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { readFavoriteMarks } from '../../favorites/favorite-marks.ts';
import { newMealId } from '../../meals/generating/make-plan.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { findPlan } from '../find-plan.ts';
import { updateMeals } from '../plans-repository.ts';
import { toPlan } from '../to-plan.ts';
import { insertRevision, pruneRevisions } from './plan-revisions-repository.ts';

/** Times a change is computed again because another change came first. */
const ATTEMPTS = 4;

type Changed = Extract<PlanOutcome, { ok: true }>;

/**
 * Changes a stored plan: `compute` makes the plan that follows, which is stored unless another change came first; then it
 * is computed again from what that left. What the plan was before is kept, to be undone. `alongside` runs in the same
 * transaction.
 * @throws AppError NOT_FOUND, PLAN_IMPOSSIBLE with the planner's reason, PLAN_CHANGED when changes keep coming first
 */
export async function changeStoredPlan(
  context: UserContext,
  { planId }: { planId: string },
  compute: (plan: MealPlanRow) => Promise<PlanOutcome>,
  alongside: (trx: Db, plan: Plan) => Promise<void> = async () => {},
): Promise<Plan> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await findPlan(context, { planId });
    const outcome = await compute(before);
    if (!outcome.ok) throw new AppError('PLAN_IMPOSSIBLE', { reason: outcome.reason });
    const plan = await context.db.transaction().execute((trx) => store(trx, context, before, outcome, alongside));
    if (plan) return plan;
  }
  throw new AppError('PLAN_CHANGED');
}

async function store(
  trx: Db,
  context: UserContext,
  before: MealPlanRow,
  outcome: Changed,
  alongside: (trx: Db, plan: Plan) => Promise<void>,
): Promise<Plan | null> {
  const { identity, now, newId } = context;
  const { userId } = identity;
  const { id: planId, revision: from } = before;
  const change = {
    meals: outcome.meals.map((meal, place) => asStored(meal, before.meals[place], newId)),
    certificate: outcome.certificate,
    warnings: outcome.warnings,
    paid_meals: [...new Set([...before.paid_meals, ...outcome.meals.map(({ name }) => name)])],
  };
  if (JSON.stringify(change.meals) === JSON.stringify(before.meals.map(unmarked))) {
    const unchanged = toPlan(before, await readFavoriteMarks(trx, userId));
    await alongside(trx, unchanged);
    return unchanged;
  }
  const undoSteps = Math.min(before.undo_steps + 1, LIMITS.undoStepsMax);
  if (!(await updateMeals(trx, userId, { ...change, planId, from, undoSteps }))) return null;
  const { meals, certificate, warnings } = before;
  await insertRevision(trx, userId, {
    plan_id: planId,
    revision: from,
    meals,
    certificate,
    warnings,
    created_at: now(),
  });
  await pruneRevisions(trx, userId, { planId, keep: LIMITS.undoStepsMax });
  await recordEvent(trx, context, 'list.changed');
  const plan = toPlan(
    { ...before, ...change, undo_steps: undoSteps, revision: from + 1 },
    await readFavoriteMarks(trx, userId),
  );
  await alongside(trx, plan);
  return plan;
}

/** A stored meal as a change would store it. */
function unmarked(meal: Meal): Meal {
  return orderMeal({ ...meal, isFavorite: false });
}

/** A meal keeps its id while it is the same dish; another dish is another meal. */
function asStored(meal: PlannedMeal, before: Meal | undefined, newId: () => string): Meal {
  const id = before?.name === meal.name ? before.id : newMealId(newId);
  return orderMeal({ ...meal, id, isFavorite: false });
}
