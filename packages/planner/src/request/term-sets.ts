import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { candidatesBeforeExclusions, isLeftOutBy, recipeKind } from '../day/candidates/find-candidates.ts';
import { isOwnChoice } from './is-own-choice.ts';
import type { PlanningTask } from './read-request.ts';

// A dish that diet and time allow, and the terms that leave it out.
type Blocked = { kind: RecipeKind; blockers: readonly Exclusion[] };

const LARGEST_SET = 3;

/**
 * The sets of one to three excluded terms that would give every slot its dishes and some slot more of them, if they were
 * allowed: the smallest sets first, among these the one that brings most dishes. An allergy is never among them.
 */
export function termSets(task: PlanningTask): readonly Exclusion[][] {
  const known = SETS.get(task) ?? findTermSets(task);
  SETS.set(task, known);
  return known;
}

// A way out looks for one term, then for two, then for three.
const SETS = new WeakMap<PlanningTask, readonly Exclusion[][]>();

function findTermSets(task: PlanningTask): Exclusion[][] {
  const kinds = (task.slots ?? []).map(({ mealType, kcal }) => recipeKind(mealType, kcal));
  const dishes = [...new Set(kinds)].flatMap((kind) => blockedDishes(task, kind));
  const gain = new Map<Exclusion[], number>();
  for (const set of candidateSets(dishes, mayBeAllowed(task))) {
    const open = dishes.filter(({ blockers }) => blockers.every((blocker) => set.includes(blocker)));
    const isEnough = kinds.every((kind) => count(open, kind) >= kinds.filter((other) => other === kind).length);
    if (isEnough) gain.set(set, open.length);
  }
  return [...gain.keys()].sort((a, b) => a.length - b.length || (gain.get(b) ?? 0) - (gain.get(a) ?? 0));
}

function blockedDishes(task: PlanningTask, kind: RecipeKind): Blocked[] {
  return candidatesBeforeExclusions(task, kind).map((dish) => ({
    kind,
    blockers: task.exclusions.filter((exclusion) => isLeftOutBy(exclusion, dish)),
  }));
}

/** What came as an allergy, or is a legal allergen however it came, is nobody's to give up for a plan (decisions 9.1). */
function mayBeAllowed({ allergiesInNotes, exclusions }: PlanningTask): Exclusion[] {
  return exclusions.filter(
    (exclusion) =>
      exclusion.caveat === undefined &&
      !exclusion.isAllergy &&
      !isAllergen(exclusion) &&
      isOwnChoice(exclusion.term) &&
      !allergiesInNotes.includes(exclusion.term.toLowerCase()),
  );
}

/** The sets that stand between dishes and the plan, and all pairs of the terms in them: two slots may each lack one. */
function candidateSets(dishes: readonly Blocked[], allowable: readonly Exclusion[]): Exclusion[][] {
  const sets = new Map<string, Exclusion[]>();
  const keep = (set: readonly Exclusion[]) => {
    const inOrder = allowable.filter((exclusion) => set.includes(exclusion));
    sets.set(inOrder.map((exclusion) => allowable.indexOf(exclusion)).join(), inOrder);
  };
  const helpful = dishes
    .map(({ blockers }) => blockers)
    .filter(({ length }) => length > 0 && length <= LARGEST_SET)
    .filter((blockers) => blockers.every((blocker) => allowable.includes(blocker)));
  for (const blockers of helpful) keep(blockers);
  const terms = [...new Set(helpful.flat())];
  for (const first of terms) for (const second of terms) if (first !== second) keep([first, second]);
  return [...sets.values()];
}

function count(dishes: readonly Blocked[], kind: RecipeKind): number {
  return dishes.filter((dish) => dish.kind === kind).length;
}
