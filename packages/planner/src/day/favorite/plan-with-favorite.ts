import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { KCAL_TOLERANCE } from '../../certificate/certify-plan.ts';
import { explainBrokenRule, explainSizeLeft } from '../../explain/explain-favorite.ts';
import { explainSize } from '../../explain/explain-refusal.ts';
import { explainWayOut } from '../../explain/explain-way-out.ts';
import { findRelaxations } from '../../explain/find-relaxations.ts';
import { nearestTarget } from '../../explain/nearest-target.ts';
import type { Asked, IsPossible, Relaxation } from '../../explain/relaxation.ts';
import { type PlanningTask, readRequest } from '../../request/read-request.ts';
import { plainDishName } from '../candidates/find-candidates.ts';
import { fixedMealOf } from '../fixed-meal.ts';
import { canPlanDay, type DayOptions, type DaySlot, planDay } from '../plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../plan-outcome.ts';
import { placeFavorite, slotsAround } from './favorite-day.ts';
import { type FavoriteMeal, favoriteMeal } from './favorite-meal.ts';

const { favorite: words } = texts.plans;

const MEAL_COUNTS = Array.from({ length: LIMITS.mealCountMax }, (_, index) => index + 1);

/**
 * Plans a day around a favorite, which is one of its meals exactly as it was kept (see `placeFavorite` for its slot): the
 * others make up what it leaves of the targets. Every rule of the request holds for the favorite as well. Refuses with a
 * sentence that names what stands in the way, and what would make it possible: a number of meals or a target that
 * was tried, or planning without it.
 */
export function planWithFavorite(request: GenerationRequest, favorite: FavoriteMeal, options: DayOptions): PlanOutcome {
  const kept = favoriteMeal(favorite);
  if (typeof kept === 'string') return { ok: false, reason: `${kept} ${words.without}` };
  const task = readRequest(request);
  const day = dayAround(task, kept);
  if ('rule' in day) return { ok: false, reason: `${day.rule} ${words.easeRule}` };
  // Anyone who asks for a favorite wants it, whatever was stated of the dish before.
  const wanted = {
    ...options,
    disliked: options.disliked?.filter((name) => plainDishName(name) !== plainDishName(kept.name)) ?? [],
  };
  const outcome = 'slots' in day ? planDay(task, day.slots, wanted) : { ok: false as const, reason: day.size };
  if (outcome.ok) return outcome;
  const ways = waysOut({ request, task }, (changed) => canPlanAround(changed, kept, wanted));
  const reason = isOnlyMealOffTarget(task, kept) ? explainSizeLeft(task, kept) : outcome.reason;
  return { ok: false, reason: `${reason} ${ways.length > 0 ? explainWayOut(ways) : words.without}` };
}

/** The slots of the day around the favorite; or the rule that it breaks, or why the day cannot hold it. */
type DayAround = { slots: DaySlot[] } | { rule: string } | { size: string };

function dayAround(task: PlanningTask, favorite: PlannedMeal): DayAround {
  const { slots, mealCount } = task;
  if (!slots) return { size: explainSize(task) };
  const placed = placeFavorite(slots, favorite);
  const rule = explainBrokenRule(task, placed?.meal ?? favorite);
  if (rule !== null) return { rule };
  if (!placed) return { size: words.noSlot({ meal: favorite.name, count: mealCount }) };
  const around = slotsAround({ ...task, slots }, placed);
  return around ? { slots: around } : { size: explainSizeLeft(task, favorite) };
}

function isOnlyMealOffTarget({ mealCount, targetKcal }: PlanningTask, favorite: PlannedMeal): boolean {
  const missed = Math.abs(fixedMealOf(favorite).figures.kcal - targetKcal) / targetKcal;
  return mealCount === 1 && missed > KCAL_TOLERANCE;
}

function canPlanAround(request: GenerationRequest, favorite: PlannedMeal, options: DayOptions): boolean {
  const task = readRequest(request);
  const day = dayAround(task, favorite);
  return 'slots' in day && canPlanDay(task, day.slots, options);
}

/** Every other number of meals that works, and the nearest target that does; where neither helps, what else is small. */
function waysOut(asked: Asked, isPossible: IsPossible): Relaxation[] {
  const { request } = asked;
  const counts = MEAL_COUNTS.filter((mealCount) => mealCount !== request.mealCount).filter((mealCount) =>
    isPossible({ ...request, mealCount }),
  );
  const [mealCount] = counts;
  const sizes: Relaxation[] = [
    ...(mealCount === undefined
      ? []
      : [{ changes: [{ kind: 'mealCount' as const, counts }], request: { ...request, mealCount } }]),
    ...nearestTarget(asked, isPossible),
  ];
  return sizes.length > 0 ? sizes : findRelaxations(asked, isPossible);
}
