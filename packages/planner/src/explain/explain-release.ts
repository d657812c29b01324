import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { numberWords } from '@platewise/domain/number-words';
import type { SlotChange } from '../change/slot-change.ts';
import { findDish } from '../day/candidates/find-candidates.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';

const { release } = texts.plans;

/** Whether the plan can be changed so. */
type Try = (changes: readonly SlotChange[]) => boolean;

const SERVINGS_STEP = 0.25;

/**
 * One sentence that names what would make a change of a plan possible: another amount of a meal whose servings the person
 * set, or a lock to open. Each was tried. `changes` stand in the order of `meals`.
 */
export function explainRelease(meals: readonly PlannedMeal[], changes: readonly SlotChange[], isPossible: Try): string {
  // Nothing is tried for a dish of the person's choice: alternatives that fit are offered elsewhere.
  if (changes.some((change, place) => change.kind === 'dish' && change.name !== meals[place]?.name)) {
    return release.otherDish;
  }
  const kept = changes.flatMap((change, place) => (change.kind === 'fixed' ? [{ place, meal: change.meal }] : []));
  const works = (place: number, change: SlotChange) => isPossible(changes.with(place, change));
  const [first, second] = [...amountThatWorks(kept, works), ...lockToOpen(kept, works)];
  if (first === undefined) return isPossible(changes.map(released)) ? release.several : release.otherPlan;
  return capitalised(second === undefined ? release.one({ first }) : release.two({ first, second }));
}

type Kept = { place: number; meal: PlannedMeal };

type Works = (place: number, change: SlotChange) => boolean;

function amountThatWorks(kept: readonly Kept[], works: Works): string[] {
  for (const { place, meal } of kept) {
    const fixed = (servings: number): SlotChange => ({ kind: 'fixed', meal: { ...meal, servings } });
    const servings = otherServings(meal).find((one) => works(place, fixed(one)));
    if (servings === undefined) continue;
    return [release.amount({ count: servings, servings: numberWords(servings), meal: meal.name })];
  }
  return [];
}

function lockToOpen(kept: readonly Kept[], works: Works): string[] {
  const found = kept.find(
    ({ place, meal }) => isLocked(meal) && works(place, { kind: 'dish', name: meal.name, keepsSide: true }),
  );
  return found ? [release.unlock({ meal: found.meal.name })] : [];
}

function released(change: SlotChange): SlotChange {
  return change.kind === 'fixed' ? { kind: 'dish', name: change.meal.name, keepsSide: true } : change;
}

/** Other amounts of a meal that is not eaten as it is, the nearest first; one serving is what the person did not want. */
function otherServings({ servings }: PlannedMeal): number[] {
  if (servings === 1) return [];
  const count = Math.round((LIMITS.servingsMax - LIMITS.servingsMin) / SERVINGS_STEP) + 1;
  return Array.from({ length: count }, (_, index) => LIMITS.servingsMin + index * SERVINGS_STEP)
    .filter((one) => one !== servings && one !== 1)
    .sort((a, b) => Math.abs(a - servings) - Math.abs(b - servings));
}

/** A meal in one serving is kept because it is locked, or because the table no longer has it. */
function isLocked({ name, servings }: PlannedMeal): boolean {
  return servings === 1 && findDish(name) !== undefined;
}
