import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import type { SlotChange } from '../change/slot-change.ts';
import { type Choice, chooseDishes } from '../day/candidates/choose-dishes.ts';
import { narrowedPools } from '../day/candidates/narrowed-pools.ts';
import type { SlotPool } from '../day/candidates/slot-pool.ts';
import { wishedPools } from '../day/candidates/wished-pools.ts';
import { makeMeal } from '../day/make-meal.ts';
import { type DayOptions, HELD_RANK, servedOf } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { planLimits } from '../day/scoring/plan-limits.ts';
import { planScore, rank } from '../day/scoring/plan-score.ts';
import { seededRandom } from '../day/seeded-random.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { certifyFamily } from './certify-family.ts';
import { cookPots } from './cook-pots.ts';
import { explainSharedChoices } from './explain-shared-choices.ts';
import { withPortions } from './make-pot.ts';
import type { Eater } from './read-family.ts';
import { figuresOfShare, sharePots } from './share-pots.ts';
import { type Lack, type SharedSlot, sharedPools, sharedWishes } from './shared-pools.ts';
import { type EaterDay, eaterDays } from './shared-slots.ts';
import { sharedLimits, sharedTask } from './shared-task.ts';

/** A plan; or what was lacking: dishes of a kind, room for the meals ('size'), or a day that reaches all targets ('day'). */
export type Filled = Extract<PlanOutcome, { ok: true }> | { ok: false; lack: Lack | 'size' | 'day' };

/** Fresh starts from the seed; one is nearly always enough. */
const STARTS = 5;

/** Starts for a day that serves a wish, before it is planned without. */
const WISHED_STARTS = 2;

/** A day that is this near to what everybody aims at ends the search. */
const CONTENT_RANK = 0.006;

type Search = {
  request: FamilyRequest;
  days: readonly EaterDay[];
  slots: readonly SharedSlot[];
  pools: readonly SlotPool[];
  seed: number;
  starts: number;
};

type Finished = { meals: PlannedMeal[]; rank: number };

/**
 * Fills the slots of one day for several people: dishes that suit all of them, pots in kitchen amounts, and each pot
 * shared out. `changes` says what becomes of each slot of the day; meals that stay keep their portions.
 */
export function fillShared(
  request: FamilyRequest,
  eaters: readonly Eater[],
  changes: readonly SlotChange[],
  options: DayOptions,
  starts = STARTS,
): Filled {
  const days = eaterDays(eaters, changes);
  if (!days) return { ok: false, lack: 'size' };
  const slots = slotsOf(days, changes);
  let best: Finished | null = null;
  for (const unwanted of servedOf(options)) {
    const pools = sharedPools(eaters, slots, unwanted);
    if (!Array.isArray(pools)) return { ok: false, lack: pools };
    const search = { request, days, slots, pools, seed: options.seed, starts };
    best ??= chosenDay(search, eaters, options);
  }
  if (!best) return { ok: false, lack: 'day' };
  const { certificate, warnings } = certifyFamily(request, best.meals, options);
  const choices = explainSharedChoices(eaters, changes, best.meals, options);
  return {
    ok: true,
    meals: best.meals,
    seed: options.seed,
    certificate: { ...certificate, choices },
    warnings,
  };
}

/** The slots of the day with everybody's kcal together. */
function slotsOf(days: readonly EaterDay[], changes: readonly SlotChange[]): SharedSlot[] {
  const day = days[0]?.eater.task.slots ?? [];
  let open = 0;
  return day.map(({ mealType }, place) => {
    const change = changes[place] ?? { kind: 'new', not: [] };
    if (change.kind === 'fixed') return { mealType, kcal: change.meal.calories, change };
    const kcal = days.reduce((sum, one) => sum + (one.open[open]?.kcal ?? 0), 0);
    open++;
    return { mealType, kcal, change };
  });
}

/**
 * The day of these pools: of the narrowed ones, unless the day is two points of a macro further from everybody's
 * targets with them. People of different goals are seldom both near to theirs, so that it is measured against the day without.
 */
function chosenDay(search: Search, eaters: readonly Eater[], options: DayOptions): Finished | null {
  const dayOf = (from: Search) => wishedDay(from, eaters, options) ?? bestDay(from);
  const pools = narrowedPools(search.pools, sharedWishes(eaters), options);
  const narrowed = pools && dayOf({ ...search, pools });
  if (narrowed && narrowed.rank <= HELD_RANK) return narrowed;
  const day = dayOf(search);
  return narrowed && (!day || narrowed.rank <= day.rank + HELD_RANK) ? narrowed : day;
}

/** The day that serves what the notes wish for, all of it or the first of it; null where no wish can be served. */
function wishedDay(
  search: Search,
  eaters: readonly Eater[],
  { servesWishes = true }: Pick<DayOptions, 'servesWishes'>,
): Finished | null {
  if (!servesWishes) return null;
  for (const pools of wishedPools({ wishes: sharedWishes(eaters) }, search.pools)) {
    const day = bestDay({ ...search, pools, starts: Math.min(search.starts, WISHED_STARTS) });
    if (day) return day;
  }
  return null;
}

function bestDay(search: Search): Finished | null {
  const { request, days, pools, seed, starts } = search;
  const task = sharedTask(days);
  const limits = sharedLimits(days, task);
  let best: Finished | null = null;
  for (let start = 0; start < starts; start++) {
    const random = seededRandom(seed + start * 7919);
    for (const choice of chooseDishes(task, limits, pools, { random })) {
      const day = finish(search, task, choice);
      if (day.rank >= (best?.rank ?? Infinity)) continue;
      if (certifyFamily(request, day.meals).violations.length === 0) best = day;
    }
    if (best && (start > 0 || best.rank <= CONTENT_RANK)) return best;
  }
  return best;
}

function finish({ days, slots }: Search, task: PlanningTask, { dishes, softCost }: Choice): Finished {
  const pots = cookPots(task, sharedLimits(days, task), dishes);
  const shares = days.map(({ eater, fixed, open }) => ({
    task: { ...eater.task, fixed },
    limits: planLimits(eater.task),
    slotKcals: open.map(({ kcal }) => kcal),
  }));
  const grams = sharePots(pots, shares);
  const cooked = pots.entries();
  const meals = slots.flatMap(({ mealType, change }): PlannedMeal[] => {
    if (change.kind === 'fixed') return [change.meal];
    const [index, pot] = cooked.next().value ?? [];
    if (index === undefined || !pot) return [];
    const eaten = days.map(({ eater: { person } }, eater) => ({
      profileId: person.profileId,
      name: person.name,
      grams: grams[eater]?.[index] ?? 0,
    }));
    return [withPortions(makeMeal(pot.recipe, mealType, pot.portions), eaten)];
  });
  const ranks = shares.map((share, eater) =>
    rank(planScore(share.task, share.limits, [figuresOfShare(pots, grams[eater] ?? [])])),
  );
  return { meals, rank: ranks.reduce((sum, one) => sum + one, 0) / ranks.length + softCost };
}
