import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { ANY_DISH } from '../change/slot-change.ts';
import { conditionRefusal } from '../conditions/refuse-conditions.ts';
import { explainSize } from '../explain/explain-refusal.ts';
import { explainWayOut } from '../explain/explain-way-out.ts';
import { findRelaxations } from '../explain/find-relaxations.ts';
import { slotKcalBounds } from '../request/meal-slots.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';
import { unreadQuestion, unreadTerms } from '../request/unread-terms.ts';
import type { FavoriteMeal } from './favorite/favorite-meal.ts';
import { planWithFavorite } from './favorite/plan-with-favorite.ts';
import { canPlanDay, type DayOptions, type DaySlot, planDay } from './plan-day.ts';
import type { PlanOutcome } from './plan-outcome.ts';

export type PlanOptions = DayOptions & {
  /** A favorite that is one of the meals, as it was kept; the others are planned around it. */
  favorite?: FavoriteMeal | undefined;
};

/**
 * Plans the meals of one request: what is asked for exactly, or a sentence that says why it cannot be and what would
 * make it possible. The same request and options give the same plan.
 */
export function planMeals(request: GenerationRequest, { favorite, ...options }: PlanOptions): PlanOutcome {
  const notAssessed = unreadTerms(request);
  if (notAssessed.length > 0) return { ok: false, reason: unreadQuestion(notAssessed), notAssessed };
  const refusal = conditionRefusal(request);
  if (refusal !== null) return { ok: false, reason: refusal };
  if (favorite) return planWithFavorite(request, favorite, options);
  const task = readRequest(request);
  const slots = newSlots(task);
  const outcome = slots ? planDay(task, slots, options) : { ok: false as const, reason: explainSize(task) };
  if (outcome.ok) return outcome;
  const ways = findRelaxations({ request, task }, (changed) => canPlanMeals(changed, options));
  return { ok: false, reason: `${outcome.reason} ${explainWayOut(ways)}` };
}

/** Whether meals can be planned for a request, found out more quickly than by planning them. */
export function canPlanMeals(request: GenerationRequest, options: DayOptions): boolean {
  if (conditionRefusal(request) !== null) return false;
  const task = readRequest(request);
  const slots = newSlots(task);
  return slots !== null && canPlanDay(task, slots, options);
}

/** The slots of a new plan; null where its meals cannot hold the target. */
export function newSlots(task: PlanningTask): DaySlot[] | null {
  if (!task.slots || (task.slot && isTooLargeOrSmall(task))) return null;
  return task.slots.map((slot) => ({ ...slot, change: ANY_DISH }));
}

function isTooLargeOrSmall({ targetKcal, slot }: PlanningTask): boolean {
  const { min, max } = slotKcalBounds(slot);
  return targetKcal < min || targetKcal > max;
}
