import { missingFromDiet } from './diet-balance.ts';
import type { Dish } from './dish.ts';
import { type FittedDish, fitPortions } from './fit-portions.ts';
import type { LinearLimit } from './plan-limits.ts';
import { planScore, rank } from './plan-score.ts';
import type { PlanningTask } from './read-request.ts';
import type { Random } from './seeded-random.ts';

/** The dishes that may fill one slot, those to be preferred first in line. */
export type SlotPool = { slotKcal: number; preferred: readonly Dish[]; others: readonly Dish[] };

/** Dishes for all slots, fitted, with their rank (smaller is better); `softCost` is the part of it that portions cannot change. */
export type Choice = { dishes: FittedDish[]; rank: number; softCost: number };

/** A choice this good is taken as it comes: what is left to gain is spent on variety. */
const GOOD_ENOUGH = 0.006;
const DRAWS = 60;
const ROUNDS = 4;
const TRIES_PER_SLOT = 14;
const WHOLE_POOL_MAX = 40;
/** Choices handed on, best first, so that rounding can fall back on another. */
const KEPT = 5;
/** A main ingredient that stands twice weighs more than any split of macros: it is served only where no others reach the day. */
const REPEAT_COST = 0.5;
/** Something that the diet asks for and the day lacks. */
const MISSING_COST = 0.05;
/** Odds of drawing from the preferred dishes of a slot while there are any. */
const PREFER = 0.85;

/**
 * Step 3: dishes for the slots, no dish or main ingredient twice where the pools allow it. Draws at random by the seed
 * until a choice is good enough; else improves the best draws slot by slot. Returns the best few, best first.
 */
export function chooseDishes(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  pools: readonly SlotPool[],
  random: Random,
): Choice[] {
  const evaluate = (dishes: readonly Dish[]): Choice => {
    const fitted = fitPortions(
      task,
      limits,
      dishes.map((dish, slot) => ({ dish, slotKcal: pools[slot]?.slotKcal ?? 0 })),
    );
    const score = planScore(
      task,
      limits,
      fitted.map(({ figures }) => figures),
    );
    const portions = [...dishes.map(portionsOf), ...task.fixed.map((meal) => meal.portions)];
    const missing = missingFromDiet(task.request.dietaryPreferences, portions).length;
    const repeats = repeatedIngredients([...dishes, ...task.fixed.flatMap(({ dish }) => dish ?? [])]);
    const softCost = REPEAT_COST * repeats + MISSING_COST * missing;
    return { dishes: fitted, rank: rank(score) + softCost, softCost };
  };
  const kept: Choice[] = [];
  const keep = (choice: Choice) => {
    kept.push(choice);
    kept.sort((a, b) => a.rank - b.rank);
    kept.length = Math.min(kept.length, KEPT);
  };
  const draws = pools.every(isSettled) ? 1 : DRAWS;
  for (let draw = 0; draw < draws; draw++) {
    const dishes = drawDishes(pools, random);
    if (!dishes) continue;
    keep(evaluate(dishes));
    if (draw > 0 && (kept[0]?.rank ?? 1) <= GOOD_ENOUGH) return kept;
  }
  for (const start of draws === 1 ? [] : kept.slice(0, 2)) keep(improved(start, pools, evaluate, random));
  return kept;
}

function isSettled({ preferred, others }: SlotPool): boolean {
  return preferred.length + others.length === 1;
}

type Evaluate = (dishes: readonly Dish[]) => Choice;

/** Exchanges dishes slot by slot while that makes the choice better. */
function improved(start: Choice, pools: readonly SlotPool[], evaluate: Evaluate, random: Random): Choice {
  let best = start;
  for (let round = 0; round < ROUNDS && best.rank > GOOD_ENOUGH; round++) {
    const before = best.rank;
    for (const [slot, pool] of pools.entries()) best = improvedAt(slot, pool, best, evaluate, random);
    if (best.rank === before) break;
  }
  return best;
}

function improvedAt(slot: number, pool: SlotPool, start: Choice, evaluate: Evaluate, random: Random): Choice {
  let best = start;
  for (const other of triesAt(pool, random)) {
    const dishes = best.dishes.map(({ dish }) => dish);
    if (dishes.includes(other)) continue;
    const choice = evaluate(dishes.with(slot, other));
    if (choice.rank < best.rank) best = choice;
  }
  return best;
}

/** A small pool is tried whole; of a large one enough is drawn to find a good exchange. */
function triesAt(pool: SlotPool, random: Random): readonly Dish[] {
  const all = [...pool.preferred, ...pool.others];
  return all.length <= WHOLE_POOL_MAX ? all : Array.from({ length: TRIES_PER_SLOT }, () => drawOne(pool, random));
}

/** One dish for each slot, none twice and, where a few tries allow it, no main ingredient twice; null when a pool runs dry. */
function drawDishes(pools: readonly SlotPool[], random: Random): Dish[] | null {
  const dishes: Dish[] = [];
  for (const pool of pools) {
    let chosen: Dish | null = null;
    for (let attempt = 0; attempt < 24; attempt++) {
      const dish = drawOne(pool, random);
      if (dishes.includes(dish)) continue;
      chosen = dish;
      if (attempt > 12 || !dishes.some(({ mainIngredient }) => mainIngredient === dish.mainIngredient)) break;
    }
    chosen ??= [...pool.preferred, ...pool.others].find((dish) => !dishes.includes(dish)) ?? null;
    if (!chosen) return null;
    dishes.push(chosen);
  }
  return dishes;
}

function drawOne({ preferred, others }: SlotPool, random: Random): Dish {
  const isPreferred = preferred.length > 0 && (others.length === 0 || random() < PREFER);
  const list = isPreferred ? preferred : others;
  return list[Math.floor(random() * list.length)] as Dish;
}

function portionsOf({ parts }: Dish) {
  return parts.flatMap(({ items }) => items);
}

function repeatedIngredients(dishes: readonly Dish[]): number {
  return dishes.length - new Set(dishes.map(({ mainIngredient }) => mainIngredient)).size;
}
