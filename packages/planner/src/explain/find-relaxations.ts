import { allowTerms, otherCounts, otherDiets, otherTimes } from '../change/single-changes.ts';
import { findCandidates, recipeKind } from '../day/find-candidates.ts';
import { possibleMealCounts, slotKcalBounds } from '../request/meal-slots.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';
import { termSets } from '../request/term-sets.ts';
import { heldTarget, nearestTarget } from './nearest-target.ts';
import type { IsPossible, Relaxation } from './relaxation.ts';

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
export function findRelaxations(task: PlanningTask, isPossible: IsPossible): Relaxation[] {
  const isWithinWork = bounded(isPossible);
  return isHeld(task) ? relaxationsOf(task, isWithinWork) : sizeRelaxations(task, isWithinWork);
}

function bounded(isPossible: IsPossible): IsPossible {
  let work = 0;
  return (request) => {
    if (work >= WORK_MAX) return false;
    work += request.slot ? 1 : request.mealCount ** 2;
    return isPossible(request);
  };
}

function isHeld({ slots, request, targetKcal }: PlanningTask): boolean {
  if (!request.slot) return slots !== null;
  const { min, max } = slotKcalBounds(request.slot);
  return targetKcal >= min && targetKcal <= max;
}

/** Where the meals cannot hold the target: the numbers of meals that can, or the nearest target; else with a change besides. */
function sizeRelaxations(task: PlanningTask, isPossible: IsPossible): Relaxation[] {
  const { request, targetKcal } = task;
  const holding = request.slot ? [] : possibleMealCounts(targetKcal).sort(nearest(request.mealCount));
  const counts = holding.filter((mealCount) => isPossible({ ...request, mealCount }));
  const sizes = [...otherCountsOf(task, counts), ...heldTarget(task, isPossible)];
  if (sizes.length > 0) return sizes;
  const [held] = [...otherCountsOf(task, holding.slice(0, 1)), ...heldTarget(task, () => true)];
  return held ? together(held, relaxationsOf, isPossible) : [];
}

function nearest(mealCount: number): (a: number, b: number) => number {
  return (a, b) => Math.abs(a - mealCount) - Math.abs(b - mealCount);
}

function otherCountsOf({ request }: PlanningTask, counts: readonly number[]): Relaxation[] {
  const [mealCount] = counts;
  if (mealCount === undefined) return [];
  const inOrder = [...counts].sort((a, b) => a - b);
  return [{ changes: [{ kind: 'mealCount', counts: inOrder }], request: { ...request, mealCount } }];
}

type Find = (task: PlanningTask, isPossible: IsPossible) => Relaxation[];

function relaxationsOf(task: PlanningTask, isPossible: IsPossible): Relaxation[] {
  const singles = firstOfEach(
    task,
    [ofTerms(1), tried(otherTimes), tried(otherCounts), target, tried(otherDiets)],
    isPossible,
  );
  if (singles.length > 0) return singles;
  return firstOfEach(
    task,
    [ofTerms(2), alsoTerm(otherTimes), alsoTerm(otherDiets), timeAndDiet, ofTerms(3)],
    isPossible,
    1,
  );
}

function firstOfEach(task: PlanningTask, finds: readonly Find[], isPossible: IsPossible, named = NAMED): Relaxation[] {
  const found: Relaxation[] = [];
  for (const find of finds) {
    if (found.length < named) found.push(...find(task, isPossible).slice(0, 1));
  }
  return found;
}

function ofTerms(size: number): Find {
  return (task, isPossible) => {
    const sets = termSets(task).filter(({ length }) => length === size);
    return firstPossible(
      sets.slice(0, TERMS_TRIED).flatMap((terms) => allowTerms(task, terms)),
      isPossible,
    );
  };
}

function tried(changes: (task: PlanningTask) => Relaxation[]): Find {
  return (task, isPossible) => firstPossible(changes(task), isPossible);
}

function firstPossible(relaxations: readonly Relaxation[], isPossible: IsPossible): Relaxation[] {
  const first = relaxations.find(({ request }) => isPossible(request));
  return first ? [first] : [];
}

/** No other target brings a slot more dishes. */
function target(task: PlanningTask, isPossible: IsPossible): Relaxation[] {
  return hasEnoughDishes(task) ? nearestTarget(task, isPossible) : [];
}

function hasEnoughDishes(task: PlanningTask): boolean {
  const kinds = (task.slots ?? []).map(({ mealType, kcal }) => recipeKind(mealType, kcal));
  return kinds.every((kind) => findCandidates(task, kind).length >= kinds.filter((other) => other === kind).length);
}

function alsoTerm(changes: (task: PlanningTask) => Relaxation[]): Find {
  return (task, isPossible) => firstTogether(changes(task), ofTerms(1), isPossible);
}

function timeAndDiet(task: PlanningTask, isPossible: IsPossible): Relaxation[] {
  return firstTogether(otherTimes(task), tried(otherDiets), isPossible);
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
  return find(readRequest(first.request), isPossible).map(({ changes, request }) => {
    const kinds = changes.map(({ kind }) => kind);
    return { changes: [...first.changes.filter(({ kind }) => !kinds.includes(kind)), ...changes], request };
  });
}
