import { LIMITS } from '@platewise/contract/limits';
import { daySlots, slotKcalBounds } from '../request/meal-slots.ts';
import type { Asked, IsPossible, Relaxation } from './relaxation.ts';

/** Targets are named in whole steps of this many kcal. */
const STEP_KCAL = 50;

/** How far from what was asked a target is looked for, in steps. */
const DISTANCES = [1, 3, 8, 18];

/** Tries below (or above) what meals can just hold. */
const TRIES_AT_BOUND = 3;

/** The request with the target that is nearest to what was asked and can be met; none where a bounded search finds none. */
export function nearestTarget({ request }: Pick<Asked, 'request'>, isPossible: IsPossible): Relaxation[] {
  const { min, max } = request.slot
    ? { min: LIMITS.slotTargetMinKcal, max: LIMITS.slotTargetMaxKcal }
    : { min: LIMITS.calorieTargetMinKcal, max: LIMITS.calorieTargetMaxKcal };
  const meets = (steps: number) => {
    const kcal = adjacentStep(request.calorieTarget, steps);
    return kcal >= min && kcal <= max && isPossible({ ...request, calorieTarget: kcal });
  };
  for (const [index, distance] of DISTANCES.entries()) {
    const side = [1, -1].find((one) => meets(one * distance));
    if (side === undefined) continue;
    const steps = smallestThatMeets(DISTANCES[index - 1] ?? 0, distance, (one) => meets(side * one));
    return [withTarget(request, adjacentStep(request.calorieTarget, side * steps), null)];
  }
  return [];
}

/** By halving: between a distance that is too small and one that is known to do. */
function smallestThatMeets(tooSmall: number, known: number, meets: (steps: number) => boolean): number {
  if (known - tooSmall <= 1) return known;
  const middle = Math.floor((known + tooSmall) / 2);
  return meets(middle) ? smallestThatMeets(tooSmall, middle, meets) : smallestThatMeets(middle, known, meets);
}

/** The request with the target that its meals can just hold, or one a little inside of it. */
export function heldTarget({ request }: Pick<Asked, 'request'>, isPossible: IsPossible): Relaxation[] {
  const holds = (kcal: number) => {
    const { min, max } = slotKcalBounds(request.slot);
    return request.slot ? kcal >= min && kcal <= max : daySlots(request.mealCount, kcal) !== null;
  };
  for (let steps = 1; steps * STEP_KCAL <= LIMITS.calorieTargetMaxKcal; steps++) {
    const side = [-1, 1].find((one) => holds(adjacentStep(request.calorieTarget, one * steps)));
    if (side === undefined) continue;
    const inside = Array.from({ length: TRIES_AT_BOUND }, (_, index) =>
      adjacentStep(request.calorieTarget, side * (steps + index)),
    );
    const kcal = inside.find((one) => isPossible({ ...request, calorieTarget: one }));
    return kcal === undefined ? [] : [withTarget(request, kcal, side < 0 ? 'most' : 'least')];
  }
  return [];
}

/** The whole step that many steps above or below; a target between two steps is nearest to its own neighbours. */
function adjacentStep(kcal: number, steps: number): number {
  const start = steps > 0 ? Math.floor(kcal / STEP_KCAL) : Math.ceil(kcal / STEP_KCAL);
  return (start + steps) * STEP_KCAL;
}

function withTarget(request: Asked['request'], kcal: number, bound: 'most' | 'least' | null): Relaxation {
  return { changes: [{ kind: 'calorieTarget', kcal, bound }], request: { ...request, calorieTarget: kcal } };
}
