import { boundCosts, conditionNeeds } from '../../conditions/bound-costs.ts';
import { boundRows, isMainKind, rowsExcess, type WeighedMeal } from '../../conditions/bound-rows.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { type Dish, portionsOfDish } from '../dish.ts';
import { type FittedDish, fitRoughly } from '../plate/fit-portions.ts';
import { sizedDishes } from '../plate/sized-dishes.ts';
import { missingFromDiet } from '../scoring/diet-balance.ts';
import { macroCostsAt } from '../scoring/macro-costs.ts';
import { aimsAtNutrients, DAY_NEEDS, type NutrientNeeds } from '../scoring/nutrient-aims.ts';
import type { LinearLimit } from '../scoring/plan-limits.ts';
import { planScore, rank } from '../scoring/plan-score.ts';
import type { Random } from '../seeded-random.ts';
import { drawDishes, drawSized, isTaken, type SizedPool } from './draw-dishes.ts';
import { type Aims, nearerToAims, nutrientCosts } from './nearer-to-aims.ts';
import { isSettled, type SlotPool } from './slot-pool.ts';

/**
 * Dishes for all slots, fitted, with their rank (smaller is better); `softCost` is the part of it that portions cannot change, and
 * `aimCost` that part of the latter which is for nutrients that the day lacks: it chooses among plans, and makes none bad.
 */
export type Choice = { dishes: FittedDish[]; rank: number; softCost: number; aimCost: number };

/** A choice this good is taken as it comes: what is left to gain is spent on variety. */
const GOOD_ENOUGH = 0.006;
const DRAWS = 24;
/** Draws that are improved while none is good enough. */
const IMPROVED = 2;
const ROUNDS = 4;
const TRIES_PER_SLOT = 14;
const WHOLE_POOL_MAX = 40;
/** Dishes with their sides that are tried of a small pool. */
const TRIES_MAX = 16;
/** What a fit gains after its first rounds, but for one in twenty that is a choice better than those before it. */
const GAINED_AT_MOST = 0.015;
/** Choices handed on, best first, so that rounding can fall back on another. */
const KEPT = 5;
/** A main ingredient that stands twice weighs more than any split of macros: it is served only where no others reach the day. */
const REPEAT_COST = 0.5;
/** What a day lacks of nutrients chooses dishes, and counts so much among fitted days: macros come first. */
const AIM_SHARE = 0.3;
/** Something that the diet asks for and the day lacks. */
const MISSING_COST = 0.05;
/** A plate that leaves its bounds, by the share that it leaves them by: worse than any split of macros, better than a repeat. */
const BREACH_COST = 2;
/** What leaves the bounds of a condition, by its share: no such plan is served. */
const EXCESS_COST = 100;
/**
 * Step 3: dishes for the slots, no dish or main ingredient twice where the pools allow it. Draws at random by the seed
 * until one of the best is good enough; else improves the best draws slot by slot. Returns the best few, best first.
 */
export function chooseDishes(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  pools: readonly SlotPool[],
  { random, needs = DAY_NEEDS }: { random: Random; needs?: NutrientNeeds | null | undefined },
): Choice[] {
  const aims = aimsOf(task, pools, needs);
  const evaluate = evaluator(task, limits, { pools, aims });
  const sized = pools.map((pool) => ({ pool, size: sizedDishes(task, pool) }));
  const kept: Choice[] = [];
  // Rounding can only fall back on other dishes: the same ones drawn again would be rounded alike.
  const keep = (choice: Choice) => {
    if (kept.some((one) => isSameDishes(one, choice))) return;
    kept.push(choice);
    kept.sort((a, b) => a.rank - b.rank);
    kept.length = Math.min(kept.length, KEPT);
  };
  const draws = pools.every(isSettled) ? 1 : DRAWS;
  for (let draw = 0; draw < draws; draw++) {
    const drawn = drawDishes(sized, random);
    if (!drawn) continue;
    const dishes = aims ? nearerToAims(drawn, sized, aims, random) : drawn;
    const choice = evaluate(dishes, kept.length < KEPT ? Infinity : kept[KEPT - 1]?.rank);
    if (choice) keep(choice);
    if (draw > 0 && kept.some(isGoodEnough)) return kept;
  }
  for (const start of draws === 1 ? [] : kept.slice(0, IMPROVED)) {
    if (!kept.some(isGoodEnough)) keep(improved(start, sized, evaluate, random));
  }
  return kept;
}

/** What dishes lack of nutrients, and what they hold beyond the bounds of conditions. */
function aimsOf(task: PlanningTask, pools: readonly SlotPool[], needs: NutrientNeeds | null): Aims | null {
  const lacks = needs && aimsAtNutrients(task) ? nutrientCosts(task, pools, conditionNeeds(task, needs)) : null;
  const exceeds = boundCosts(task, pools);
  if (!lacks && !exceeds) return null;
  const slotKcals = pools.map(({ slotKcal }) => slotKcal);
  const macrosAt: Aims['macrosAt'] = (dishes, slot) => macroCostsAt(task, { dishes, slotKcals, slot });
  if (!exceeds) return lacks && { ...lacks, macrosAt };
  return {
    macrosAt,
    of: (dishes) => (lacks?.of(dishes) ?? 0) + exceeds(dishes),
    at: (dishes, slot) => {
      const lacksWith = lacks?.at(dishes, slot);
      return (dish) => (lacksWith?.(dish) ?? 0) + exceeds(dishes.with(slot, dish));
    },
  };
}

/** Whether a choice ends the search of its draws: what no exchange of dishes has come to, another start hardly will. */
export function isGoodEnough(choice: Choice): boolean {
  return choice.rank - choice.aimCost <= GOOD_ENOUGH;
}

function isSameDishes(one: Choice, other: Choice): boolean {
  return one.dishes.every(({ dish }, slot) => dish === other.dishes[slot]?.dish);
}

/** The choice of these dishes; null where it is hardly better than `below`. */
type Evaluate = (dishes: readonly Dish[], below?: number) => Choice | null;

type FittedChoice = Omit<Choice, 'aimCost'>;

type Evaluated = { choices: Map<string, FittedChoice>; atFirst: Map<string, number>; numbers: Map<Dish, number> };

const EVALUATED = new WeakMap<PlanningTask, WeakMap<readonly LinearLimit[], Evaluated>>();

function evaluatedOf(task: PlanningTask, limits: readonly LinearLimit[]): Evaluated {
  const ofTask = EVALUATED.get(task) ?? new WeakMap<readonly LinearLimit[], Evaluated>();
  EVALUATED.set(task, ofTask);
  const evaluated = ofTask.get(limits) ?? { choices: new Map(), atFirst: new Map(), numbers: new Map() };
  ofTask.set(limits, evaluated);
  return evaluated;
}

/** Fits dishes and ranks them, each combination once for a task: exchanges and days of a week come back to the same ones again and again. */
function evaluator(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  { pools, aims }: { pools: readonly SlotPool[]; aims: Aims | null },
): Evaluate {
  const { choices: known, atFirst, numbers } = evaluatedOf(task, limits);
  const sizes = pools.map(({ slotKcal }) => slotKcal).join(' ');
  const numberOf = (dish: Dish) => {
    const number = numbers.get(dish) ?? numbers.size;
    numbers.set(dish, number);
    return number;
  };
  const fittedOnce = (dishes: readonly Dish[], below: number): FittedChoice | null => {
    const key = `${sizes}: ${dishes.map(numberOf).join(' ')}`;
    const same = known.get(key);
    if (same) return same;
    const softCost = softCostOf(task, dishes);
    // The rest of a rank is never negative.
    if (softCost >= below) return null;
    const isFar = (atFirstSight: number) => atFirstSight >= below + GAINED_AT_MOST;
    if (isFar(atFirst.get(key) ?? 0)) return null;
    const sized = dishes.map((dish, slot) => ({ dish, slotKcal: pools[slot]?.slotKcal ?? 0 }));
    const rankOf = (fitted: FittedDish[]) => {
      const figures = fitted.map((one) => one.figures);
      const breach = fitted.reduce((sum, one) => sum + one.breach, 0);
      const excess = boundRows(task).length > 0 ? rowsExcess(task, fitted.map(weighedOf)) : 0;
      return rank(planScore(task, limits, figures)) + softCost + BREACH_COST * breach + EXCESS_COST * excess;
    };
    const fitted = fitRoughly(task, limits, sized, (one) => {
      const rankAtFirst = rankOf(one);
      atFirst.set(key, rankAtFirst);
      return !isFar(rankAtFirst);
    });
    if (!fitted) return null;
    const choice = { dishes: fitted, rank: rankOf(fitted), softCost };
    known.set(key, choice);
    return choice;
  };
  return (dishes, below = Infinity) => {
    // What a day needs is another matter each day, and known by no fit.
    const aimCost = AIM_SHARE * (aims?.of(dishes) ?? 0);
    const fitted = aimCost < below ? fittedOnce(dishes, below - aimCost) : null;
    return fitted && { ...fitted, rank: fitted.rank + aimCost, softCost: fitted.softCost + aimCost, aimCost };
  };
}

/** A fitted dish as the bounds of conditions are weighed on. */
function weighedOf({ dish, scales }: FittedDish): WeighedMeal {
  const portions = dish.parts.flatMap(({ items }, part) =>
    items.map(({ food, grams }) => ({ food, grams: grams * (scales[part] ?? 0) })),
  );
  return { portions, isMain: isMainKind(dish.recipe.kind) };
}

/** What a choice costs whatever its portions are. */
function softCostOf(task: PlanningTask, dishes: readonly Dish[]): number {
  const portions = [...dishes.map(portionsOfDish), ...task.fixed.map((meal) => meal.portions)];
  const missing = missingFromDiet(task.diet, portions).length;
  const repeats = repeatedIngredients([...dishes, ...task.fixed.flatMap(({ dish }) => dish ?? [])]);
  return REPEAT_COST * repeats + MISSING_COST * missing;
}

/** Exchanges dishes slot by slot while that makes the choice better. */
function improved(start: Choice, pools: readonly SizedPool[], evaluate: Evaluate, random: Random): Choice {
  let best = start;
  for (let round = 0; round < ROUNDS && !isGoodEnough(best); round++) {
    const before = best.rank;
    for (const [slot, pool] of pools.entries()) best = improvedAt(slot, pool, best, evaluate, random);
    if (best.rank === before) break;
  }
  return best;
}

function improvedAt(slot: number, pool: SizedPool, start: Choice, evaluate: Evaluate, random: Random): Choice {
  let best = start;
  for (const other of triesAt(pool, random)) {
    const dishes = best.dishes.map(({ dish }) => dish);
    if (isTaken(dishes.toSpliced(slot, 1), other) || dishes[slot] === other) continue;
    const choice = evaluate(dishes.with(slot, other), best.rank);
    if (choice && choice.rank < best.rank) best = choice;
  }
  return best;
}

/** A small pool is tried whole; of a large one enough is drawn to find a good exchange. */
function triesAt({ pool, size }: SizedPool, random: Random): readonly Dish[] {
  const all = [...pool.preferred, ...pool.others];
  if (all.length > WHOLE_POOL_MAX)
    return Array.from({ length: TRIES_PER_SLOT }, () => drawSized({ pool, size }, random));
  return all
    .flatMap((dish) => size(dish).dishes)
    .filter((_dish, _place, { length }) => length <= TRIES_MAX || random() < TRIES_MAX / length);
}

function repeatedIngredients(dishes: readonly Dish[]): number {
  return dishes.length - new Set(dishes.map(({ mainIngredient }) => mainIngredient)).size;
}
