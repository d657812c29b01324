import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { isLeftOut } from '../day/candidates/taste-pools.ts';
import type { Dish } from '../day/dish.ts';
import { canPlanDay, type DayOptions, type DaySlot, planDay } from '../day/plan-day.ts';
import type { PlanOutcome } from '../day/plan-outcome.ts';
import type { DayDraft } from './draft-day.ts';
import { fallbackWarning } from './fallback-warning.ts';
import { nameKey } from './names/name-key.ts';
import { type ProposalProblem, readProposal } from './read-proposal.ts';

/** What became of each open place: the dish that was proposed, or why a recipe of ours stands there. */
export type PlaceOutcome = { place: number; problem: ProposalProblem | null };

export type ComposedOutcome = { outcome: PlanOutcome; places: PlaceOutcome[] };

/** Days that are tried with proposed dishes before our own are taken for all places. */
const ATTEMPTS_MAX = 16;

/**
 * Makes the plan of a draft from the dishes that a model proposed: each is checked, then all are portioned, rounded and
 * certified together as our own are. Where a dish fails or is not to the person's taste, or the day cannot meet its targets with it, one
 * of our recipes takes its place, which the warnings say. Refuses only where our recipes would be refused too.
 */
export function planComposed(
  draft: DayDraft,
  proposals: readonly DishProposal[],
  options: DayOptions,
): ComposedOutcome {
  const attempts = planComposedByAttempt(draft, proposals, options);
  let step = attempts.next();
  while (!step.done) step = attempts.next();
  return step.value;
}

/** The same, pausing before each attempt and within it, so that anyone who goes on with it can do other work between, or leave off. */
export function* planComposedByAttempt(
  draft: DayDraft,
  proposals: readonly DishProposal[],
  options: DayOptions,
): Generator<undefined, ComposedOutcome> {
  const { dishes, problems } = readDishes(draft, proposals, options);
  for (const kept of attemptsWith([...dishes.keys()])) {
    yield;
    const slots = slotsWith(draft, dishes, kept);
    if (kept.length > 0 && !canPlanDay(draft.task, slots, options)) continue;
    yield;
    const outcome = planDay(draft.task, slots, options);
    if (!outcome.ok && kept.length > 0) continue;
    const places = draft.places.map(({ place }): PlaceOutcome => {
      if (kept.includes(place)) return { place, problem: null };
      return { place, problem: problems.get(place) ?? 'day' };
    });
    return { outcome: withReplaced(draft, outcome, places), places };
  }
  throw new Error('The attempt without any dish comes last and always returns.');
}

function readDishes(
  { task, places, foods, slots }: DayDraft,
  proposals: readonly DishProposal[],
  { avoid, disliked = [], taste }: DayOptions,
) {
  const dishes = new Map<number, Dish>();
  const problems = new Map<number, ProposalProblem>();
  const taken = new Set(slots.flatMap(({ change }) => nameIn(change)).map(nameKey));
  const before = slots.flatMap(({ change }) => (change.kind === 'new' ? change.not : []));
  const notAgain = new Set([...before, ...avoid, ...disliked].map(nameKey));
  const mainIngredients = new Set<string>();
  for (const open of places) {
    // A second proposal for a place is a second chance; more are not read.
    const [first, second] = proposals.filter(({ place }) => place === open.place);
    problems.set(open.place, 'missing');
    for (const proposal of [first, second]) {
      if (!proposal || dishes.has(open.place)) continue;
      const read = readProposal(task, open, foods, proposal);
      if ('problem' in read) {
        problems.set(open.place, read.problem);
        continue;
      }
      if (taste && isLeftOut(taste, task.wishes, read.dish)) {
        problems.set(open.place, 'disliked');
        continue;
      }
      const { recipe, mainIngredient } = read.dish;
      const name = nameKey(recipe.name);
      if (taken.has(name) || notAgain.has(name) || mainIngredients.has(mainIngredient)) {
        problems.set(open.place, 'repeated');
        continue;
      }
      taken.add(name);
      mainIngredients.add(mainIngredient);
      dishes.set(open.place, read.dish);
      problems.delete(open.place);
    }
  }
  return { dishes, problems };
}

function nameIn(change: DaySlot['change']): string[] {
  if (change.kind === 'fixed') return [change.meal.name];
  return change.kind === 'dish' ? [change.name] : [];
}

/** Which dishes to try together: all, then with fewer and fewer of them, and none at last. */
function attemptsWith(places: readonly number[]): number[][] {
  const masks = Array.from({ length: 2 ** places.length }, (_, mask) => mask);
  const subsets = masks
    .map((mask) => places.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1))
    .sort((a, b) => b.length - a.length);
  return [...subsets.slice(0, ATTEMPTS_MAX).filter(({ length }) => length > 0), []];
}

function slotsWith({ slots }: DayDraft, dishes: ReadonlyMap<number, Dish>, kept: readonly number[]): DaySlot[] {
  return slots.map((slot, place) => {
    const composed = kept.includes(place) ? dishes.get(place) : undefined;
    if (!composed) return slot;
    return { ...slot, change: { kind: 'dish', name: composed.recipe.name, composed, isProposed: true } };
  });
}

function withReplaced(draft: DayDraft, outcome: PlanOutcome, places: readonly PlaceOutcome[]): PlanOutcome {
  if (!outcome.ok) return outcome;
  const mealsOf = (replaced: readonly PlaceOutcome[]) => ({
    count: replaced.length,
    meals: listWords(
      replaced.flatMap(({ place }) => outcome.meals[place]?.name ?? []),
      'and',
    ),
  });
  const missing = places.filter(({ problem }) => problem === 'missing');
  const disliked = places.filter(({ problem }) => problem === 'disliked');
  const failed = places.filter(({ problem }) => problem !== null && problem !== 'missing' && problem !== 'disliked');
  const warnings =
    disliked.length === 0 && missing.length + failed.length === places.length
      ? [fallbackWarning(draft, 'invalid')]
      : [
          ...(failed.length > 0 ? [texts.model.replaced(mealsOf(failed))] : []),
          ...(disliked.length > 0 ? [texts.model.disliked(mealsOf(disliked))] : []),
          ...(missing.length > 0 ? [texts.model.missing(mealsOf(missing))] : []),
        ];
  return { ...outcome, warnings: [...warnings, ...outcome.warnings] };
}
