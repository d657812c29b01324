import { allowTerms, otherCounts, otherDiets, otherTimes } from '../change/single-changes.ts';
import { findCandidates, recipeKind } from '../day/candidates/find-candidates.ts';
import { possibleMealCounts, slotKcalBounds } from '../request/meal-slots.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { termSets } from '../request/term-sets.ts';
import { heldTarget, nearestTarget } from './nearest-target.ts';
import { type Asked, type IsPossible, type Relaxation, readAsked } from './relaxation.ts';

/** A refusal names no more than these; they are of different kinds. */
const NAMED = 2;

/** Single terms that are tried; the first brings most dishes. */
const TERMS_TRIED = 4;

/**
 * What trying may cost: a plan that fails takes time with the square of its meals. Counted and not timed, so that the
 * same request is always answered the same.
 */
const WORK_MAX = 300;

/**
 * The smallest changes that make an impossible request possible, at most two and of different kinds; each was tried. In
 * order: an excluded term, the cooking time, the number of meals, the calorie target, the diet; two of these
 * together, or three terms, only where no single one is enough. Empty where nothing of the kind helps.
 */
export function findRelaxations(asked: Asked, isPossible: IsPossible): Relaxation[] {
  const isWithinWork = bounded(isPossible);
  return isHeld(asked.task) ? relaxationsOf(asked, isWithinWork) : sizeRelaxations(asked, isWithinWork);
}

function bounded(isPossible: IsPossible): IsPossible {
  let work = 0;
  return (request) => {
    if (work >= WORK_MAX) return false;
    work += request.slot ? 1 : request.mealCount ** 2;
    return isPossible(request);
  };
}

function isHeld({ slots, slot, targetKcal }: PlanningTask): boolean {
  if (!slot) return slots !== null;
  const { min, max } = slotKcalBounds(slot);
  return targetKcal >= min && targetKcal <= max;
}

/** Where the meals cannot hold the target: the numbers of meals that can, or the nearest target; else with a change besides. */
function sizeRelaxations(asked: Asked, isPossible: IsPossible): Relaxation[] {
  const { request } = asked;
  const holding = request.slot ? [] : possibleMealCounts(request.calorieTarget).sort(nearest(request.mealCount));
  const counts = holding.filter((mealCount) => isPossible({ ...request, mealCount }));
  const sizes = [...otherCountsOf(asked, counts), ...heldTarget(asked, isPossible)];
  if (sizes.length > 0) return sizes;
  const [held] = [...otherCountsOf(asked, holding.slice(0, 1)), ...heldTarget(asked, () => true)];
  return held ? together(held, relaxationsOf, isPossible) : [];
}

function nearest(mealCount: number): (a: number, b: number) => number {
  return (a, b) => Math.abs(a - mealCount) - Math.abs(b - mealCount);
}

function otherCountsOf({ request }: Asked, counts: readonly number[]): Relaxation[] {
  const [mealCount] = counts;
  if (mealCount === undefined) return [];
  const inOrder = [...counts].sort((a, b) => a - b);
  return [{ changes: [{ kind: 'mealCount', counts: inOrder }], request: { ...request, mealCount } }];
}

type Find = (asked: Asked, isPossible: IsPossible) => Relaxation[];

function relaxationsOf(asked: Asked, isPossible: IsPossible): Relaxation[] {
  const singles = firstOfEach(
    asked,
    [ofTerms(1), tried(otherTimes), tried(otherCounts), target, tried(otherDiets)],
    isPossible,
  );
  if (singles.length > 0) return singles;
  return firstOfEach(
    asked,
    [ofTerms(2), alsoTerm(otherTimes), alsoTerm(otherDiets), timeAndDiet, ofTerms(3)],
    isPossible,
    1,
  );
}

function firstOfEach(asked: Asked, finds: readonly Find[], isPossible: IsPossible, named = NAMED): Relaxation[] {
  const found: Relaxation[] = [];
  for (const find of finds) {
    if (found.length < named) found.push(...find(asked, isPossible).slice(0, 1));
  }
  return found;
}

function ofTerms(size: number): Find {
  return (asked, isPossible) => {
    const sets = termSets(asked.task).filter(({ length }) => length === size);
    return firstPossible(
      sets.slice(0, TERMS_TRIED).flatMap((terms) => allowTerms(asked, terms)),
      isPossible,
    );
  };
}

function tried(changes: (asked: Asked) => Relaxation[]): Find {
  return (asked, isPossible) => firstPossible(changes(asked), isPossible);
}

function firstPossible(relaxations: readonly Relaxation[], isPossible: IsPossible): Relaxation[] {
  const first = relaxations.find(({ request }) => isPossible(request));
  return first ? [first] : [];
}

/** No other target brings a slot more dishes. */
function target(asked: Asked, isPossible: IsPossible): Relaxation[] {
  return hasEnoughDishes(asked.task) ? nearestTarget(asked, isPossible) : [];
}

function hasEnoughDishes(task: PlanningTask): boolean {
  const kinds = (task.slots ?? []).map(({ mealType, kcal }) => recipeKind(mealType, kcal));
  return kinds.every((kind) => findCandidates(task, kind).length >= kinds.filter((other) => other === kind).length);
}

function alsoTerm(changes: (asked: Asked) => Relaxation[]): Find {
  return (asked, isPossible) => firstTogether(changes(asked), ofTerms(1), isPossible);
}

function timeAndDiet(asked: Asked, isPossible: IsPossible): Relaxation[] {
  return firstTogether(otherTimes(asked), tried(otherDiets), isPossible);
}

function firstTogether(firsts: readonly Relaxation[], find: Find, isPossible: IsPossible): Relaxation[] {
  for (const first of firsts) {
    const found = together(first, find, isPossible);
    if (found.length > 0) return found;
  }
  return [];
}

/** One change, and another that it makes enough. */
function together(first: Relaxation, find: Find, isPossible: IsPossible): Relaxation[] {
  return find(readAsked(first.request), isPossible).map(({ changes, request }) => {
    const kinds = changes.map(({ kind }) => kind);
    return { changes: [...first.changes.filter(({ kind }) => !kinds.includes(kind)), ...changes], request };
  });
}
