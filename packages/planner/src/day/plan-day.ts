import type { Region } from '@platewise/contract/account/preference-options';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { certificateOf, planViolations } from '../certificate/certify-plan.ts';
import type { SlotChange } from '../change/slot-change.ts';
import { boundRows, isMainKind, rowsExcess, type WeighedMeal } from '../conditions/bound-rows.ts';
import { keepsHeldLimits, withoutHeldLimits } from '../conditions/wished-limits.ts';
import { explainChoices } from '../explain/explain-choices.ts';
import { explainEmptySlot, explainTarget } from '../explain/explain-refusal.ts';
import type { Slot } from '../request/meal-slots.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { type Choice, chooseDishes, isGoodEnough } from './candidates/choose-dishes.ts';
import { EVERYTHING, poolsOf, type Unwanted } from './candidates/day-pools.ts';
import { plainDishName } from './candidates/find-candidates.ts';
import { narrowedPools } from './candidates/narrowed-pools.ts';
import type { SlotPool } from './candidates/slot-pool.ts';
import { wishedPools } from './candidates/wished-pools.ts';
import { fixedMealOf } from './fixed-meal.ts';
import { makeMeal } from './make-meal.ts';
import type { MadePlan, PlannedMeal, PlanOutcome, Refusal } from './plan-outcome.ts';
import { planWarnings } from './plan-warnings.ts';
import { fitPortions } from './plate/fit-portions.ts';
import { lessSalt } from './plate/less-salt.ts';
import { type KitchenMeal, roundToKitchen } from './plate/round-to-kitchen.ts';
import type { NutrientNeeds } from './scoring/nutrient-aims.ts';
import { type LinearLimit, planLimits } from './scoring/plan-limits.ts';
import { planScore, rank } from './scoring/plan-score.ts';
import { seededRandom } from './seeded-random.ts';

/** One slot of the day, and what becomes of it. */
export type DaySlot = Slot & { change: SlotChange };

export type DayOptions = {
  /** A whole number; another seed gives another plan of equal worth. */
  seed: number;
  /** Names of meals that the person had lately, newest first; left out while enough others make a plan. */
  avoid: readonly string[];
  /** Names of meals that the person does not want again; left out while any others make a plan. */
  disliked?: readonly string[];
  /** Whether foods that the notes wish for are served and answered for; on some days of a week only. */
  servesWishes?: boolean | undefined;
  /** What the person likes and dislikes, as their device has learnt it; it chooses among dishes and never costs a day its targets. */
  taste?: Taste | undefined;
  /** Where most meals are from, unless the notes wish for a cuisine; like a taste it never costs a day its targets. */
  region?: Region | null | undefined;
  /** What the day is to hold of nutrients, in a week; the references of a day without it, and null where it aims at none. */
  needs?: NutrientNeeds | null | undefined;
};

/** The meals of a day, or why there are none. */
export type DayDraft = { ok: true; meals: PlannedMeal[] } | Refusal;

type Finished = { meals: PlannedMeal[]; rank: number; softCost: number; aimCost: number };

/** A plate that leaves its bounds at all, and by which share of them. */
const BREACH_COST = { any: 0.05, share: 2 } as const;

/** What leaves the bounds of a condition, by its share. */
const EXCESS_COST = 100;

/** Fresh starts from the seed before a request is given up; one is nearly always enough. */
const STARTS = 5;

/** Nobody sees that a plan is better than this: kcal exact and macros 0.2 percentage points from their targets. */
const BEST_RANK = 0.002;
/** A plan this good after rounding ends the search; else another start may find dishes that round better. */
const CONTENT_RANK = 0.004;
/** A day of dishes to the person's taste that is worse than this is compared with one of any dishes: our own figure, two points of a macro. */
export const HELD_RANK = 0.02;
/** A day that is no better after its second start than this cannot be: its limits, not its dishes, are the reason. */
const HOPELESS_RANK = 0.01;

/**
 * Fills the slots of one day (steps 2-6): new dishes where they are asked for, the others portioned so that the day
 * meets its targets, fixed meals untouched. The same task, slots and options give the same plan.
 */
export function planDay(task: PlanningTask, slots: readonly DaySlot[], options: DayOptions): PlanOutcome {
  const draft = draftDay(task, slots, options);
  return draft.ok ? certifiedDay(task, slots, options, draft.meals) : draft;
}

/** The meals of such a plan by themselves, without their proof: for anyone who makes several and serves one. */
export function draftDay(asked: PlanningTask, slots: readonly DaySlot[], options: DayOptions): DayDraft {
  const draft = draftHeldDay(asked, slots, options);
  const freer = draft.ok ? null : withoutHeldLimits(asked);
  return freer ? draftHeldDay(freer, slots, options) : draft;
}

/** The same, refused where no meals keep all that the notes wish to be held to. */
export function draftHeldDay(asked: PlanningTask, slots: readonly DaySlot[], options: DayOptions): DayDraft {
  const task = withFixed(asked, slots);
  let best: Finished | null = null;
  for (const served of servedOf(options)) {
    const pools = poolsOf(task, slots, served);
    if ('needed' in pools) return { ok: false, reason: explainEmptySlot(task, pools.kind, pools.needed) };
    best ??= chosenPlan(task, slots, pools, options);
  }
  best ??= planWithoutTraits(task, slots, options);
  return best ? { ok: true, meals: best.meals } : { ok: false, reason: explainTarget(task, slots) };
}

/** The plan of meals that `draftDay` made of that task, those slots and options. */
export function certifiedDay(
  asked: PlanningTask,
  slots: readonly DaySlot[],
  options: DayOptions,
  meals: PlannedMeal[],
): MadePlan {
  const task = withFixed(asked, slots);
  return {
    ok: true,
    meals,
    seed: options.seed,
    certificate: { ...certificateOf(task, meals), choices: explainChoices(task, slots, meals, options) },
    warnings: planWarnings(task, meals, { ...options, kept: keptMeals(slots) }),
  };
}

/** The plan of these pools: of the narrowed ones where the day is as near to its targets with them, or nearly exact. */
function chosenPlan(
  task: PlanningTask,
  slots: readonly DaySlot[],
  pools: readonly SlotPool[],
  options: DayOptions,
): Finished | null {
  const planOf = (from: readonly SlotPool[]) =>
    wishedPlan(task, slots, from, options) ?? bestPlan(task, slots, from, options);
  const narrowed = narrowedPools(pools, task.wishes, options);
  const chosen = narrowed && planOf(narrowed);
  if (chosen && reached(chosen) <= HELD_RANK) return chosen;
  const plan = planOf(pools);
  return chosen && (!plan || chosen.rank <= plan.rank) ? chosen : plan;
}

/**
 * The plan where no day has all that dishes are wished to be: the last of these wishes gives way, then the one before it. The rest of
 * the notes is kept, and the warnings say what was not.
 */
function planWithoutTraits(task: PlanningTask, slots: readonly DaySlot[], options: DayOptions): Finished | null {
  const ofTraits = task.wishes.filter(({ trait }) => trait);
  for (let count = ofTraits.length - 1; count >= 0; count--) {
    const given = ofTraits.slice(count);
    const pools = poolsOf({ ...task, wishes: task.wishes.filter((wish) => !given.includes(wish)) }, slots, EVERYTHING);
    const plan = 'needed' in pools ? null : bestPlan(task, slots, pools, options, count > 0 ? 1 : STARTS);
    if (plan) return plan;
  }
  return null;
}

/** Whether the first start already makes a plan: found out quickly, and never true where `planDay` refuses. */
export function canPlanDay(asked: PlanningTask, slots: readonly DaySlot[], options: DayOptions): boolean {
  const task = withFixed(asked, slots);
  const pools = poolsOf(task, slots, EVERYTHING);
  return !('needed' in pools) && bestPlan(task, slots, pools, options, 1) !== null;
}

/** What is left out of the pools: first all that is unwanted; where that makes no plan, only what is disliked; then nothing. */
export function servedOf(options: DayOptions): Unwanted[] {
  const avoid = options.avoid.map(plainDishName);
  const disliked = (options.disliked ?? []).map(plainDishName);
  return [
    ...(avoid.length > 0 ? [{ avoid, disliked }] : []),
    ...(disliked.length > 0 ? [{ avoid: [], disliked }] : []),
    EVERYTHING,
  ];
}

function withFixed(task: PlanningTask, slots: readonly DaySlot[]): PlanningTask {
  // The same task again: what was found out about its dishes is known for each further plan of it.
  if (task.fixed.length === 0 && slots.every(({ change }) => change.kind !== 'fixed')) return task;
  const meals = keptMeals(slots);
  const known = FIXED.get(task);
  if (known && known.meals.length === meals.length && known.meals.every((meal, place) => meal === meals[place])) {
    return known.task;
  }
  const fixed = { ...task, fixed: meals.map(fixedMealOf) };
  FIXED.set(task, { meals, task: fixed });
  return fixed;
}

const FIXED = new WeakMap<PlanningTask, { meals: readonly PlannedMeal[]; task: PlanningTask }>();

/** Meals that the person keeps as they are: their plates are not of our making. */
function keptMeals(slots: readonly DaySlot[]): PlannedMeal[] {
  return slots.flatMap(({ change }) => (change.kind === 'fixed' ? [change.meal] : []));
}

/** The plan that serves what the notes wish for, all of it or the first of it; null where no wish can be served. */
function wishedPlan(
  task: PlanningTask,
  slots: readonly DaySlot[],
  pools: readonly SlotPool[],
  options: DayOptions,
): Finished | null {
  if (options.servesWishes === false) return null;
  for (const wished of wishedPools(task, pools)) {
    const plan = bestPlan(task, slots, wished, options, 2);
    if (plan) return plan;
  }
  return null;
}

function bestPlan(
  task: PlanningTask,
  slots: readonly DaySlot[],
  pools: readonly SlotPool[],
  { seed, needs }: Pick<DayOptions, 'seed' | 'needs'>,
  starts = STARTS,
): Finished | null {
  const limits = planLimits(task);
  let best: Finished | null = null;
  for (let start = 0; start < starts; start++) {
    const random = seededRandom(seed + start * 7919);
    const choices = chooseDishes(task, limits, pools, { random, needs });
    for (const choice of choices) {
      // Portions only add to what a choice costs by itself.
      if (best && (choice.softCost >= best.rank || reached(best) <= BEST_RANK)) continue;
      const { kitchen, ...plan } = finish(task, limits, choice);
      if (plan.rank >= (best?.rank ?? Infinity)) continue;
      const meals = mealsOf(slots, kitchen);
      if (planViolations(task, meals).length === 0 && keepsHeldLimits(task, meals)) best = { ...plan, meals };
    }
    if (!best) continue;
    const isSearched = start > 0 || (!choices.some(isGoodEnough) && reached(best) <= HOPELESS_RANK);
    if (reached(best) <= CONTENT_RANK || (isSearched && !isWorthAnother(best))) return best;
  }
  return best;
}

/** Whether other dishes could make a plan better: those that it has cost something, and its limits keep it from nothing. */
function isWorthAnother({ rank, softCost, aimCost }: Finished): boolean {
  return softCost > aimCost && rank - softCost <= HOPELESS_RANK;
}

/** How near a plan is to what it has to be: what it lacks of nutrients chooses among plans, and ends or begins no search. */
function reached({ rank, aimCost }: Finished): number {
  return rank - aimCost;
}

/** The amounts of a choice as a kitchen weighs them, and what they are ranked by. */
function finish(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  choice: Choice,
): Omit<Finished, 'meals'> & { kitchen: KitchenMeal[] } {
  const kitchen = weighed(task, limits, choice);
  const figures = kitchen.map((meal) => meal.figures);
  const { any, share } = BREACH_COST;
  const plates = kitchen.reduce((sum, { breach }) => sum + (breach > 0 ? any + share * breach : 0), 0);
  const excess = boundRows(task).length > 0 ? EXCESS_COST * rowsExcess(task, kitchen.map(weighedOf)) : 0;
  const softCost = choice.softCost + plates + excess;
  return { kitchen, rank: rank(planScore(task, limits, figures)) + softCost, softCost, aimCost: choice.aimCost };
}

const WEIGHED = new WeakMap<Choice['dishes'], KitchenMeal[]>();

/** A choice that another search of the task has come to as well is the same one, and weighed already. */
function weighed(task: PlanningTask, limits: readonly LinearLimit[], { dishes }: Choice): KitchenMeal[] {
  const kitchen =
    WEIGHED.get(dishes) ?? lessSalt(task, roundToKitchen(task, limits, fitPortions(task, limits, dishes)));
  WEIGHED.set(dishes, kitchen);
  return kitchen;
}

function weighedOf({ fitted, portions }: KitchenMeal): WeighedMeal {
  return { portions, isMain: isMainKind(fitted.dish.recipe.kind) };
}

/** The meals of the day: those that stay, and what was cooked for the others. */
function mealsOf(slots: readonly DaySlot[], kitchen: readonly KitchenMeal[]): PlannedMeal[] {
  const open = kitchen.values();
  return slots.flatMap(({ mealType, change }) => {
    if (change.kind === 'fixed') return [change.meal];
    const { value } = open.next();
    if (!value) return [];
    const meal = makeMeal(value.fitted.dish.recipe, mealType, value.portions);
    return change.kind === 'dish' && change.composed ? [{ ...meal, source: 'model' as const }] : [meal];
  });
}
