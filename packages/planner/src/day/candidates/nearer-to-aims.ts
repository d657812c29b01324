import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { withoutSide } from '../plate/side-dishes.ts';
import { type NutrientNeeds, nutrientCost, nutrientCostsAt } from '../scoring/nutrient-aims.ts';
import type { Random } from '../seeded-random.ts';
import { drawOne, isTaken, type SizedPool } from './draw-dishes.ts';
import { isSettled, type SlotPool } from './slot-pool.ts';

/** Other dishes that are tried in each slot of a draw for the nutrients that they bring, each time round. */
const AIMED_TRIES = 6;
const ROUNDS = 2;
/** What a side has to bring: a tenth of a nutrient is 0.001. */
const SIDE_GAIN = 0.005;
/** Minutes that a side for nutrients may add to a meal: it is put on the table, or made while the dish is on the heat. */
const SIDE_MINUTES = 2;

type CostAt = (dishes: readonly Dish[], slot: number) => (dish: Dish) => number;

/** What dishes lack of the nutrients that a day aims at, and what they would lack with each dish in one of their slots. */
export type Aims = {
  of: (dishes: readonly Dish[]) => number;
  at: CostAt;
  /** How far their macros would be from those of the day, which portions bring nearer: it chooses among draws alone. */
  macrosAt: CostAt;
};

/** The same for the slots of these pools. */
export function nutrientCosts(
  task: PlanningTask,
  pools: readonly SlotPool[],
  needs: NutrientNeeds,
): Pick<Aims, 'of' | 'at'> {
  const slotKcals = pools.map(({ slotKcal }) => slotKcal);
  return {
    of: (dishes) => nutrientCost(task, needs, dishes, slotKcals),
    at: (dishes, slot) => nutrientCostsAt(task, needs, { dishes, slotKcals, slot }),
  };
}

/** Exchanges dishes that were drawn for others while the day lacks less of its nutrients with them and its macros are nearer. */
export function nearerToAims(
  drawn: readonly Dish[],
  pools: readonly SizedPool[],
  aims: Aims,
  random: Random,
): readonly Dish[] {
  let best = drawn;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [slot, pool] of pools.entries()) best = nearerAt(slot, best, pool, aims, random);
  }
  return withSideForAims(best, pools, aims);
}

function nearerAt(slot: number, dishes: readonly Dish[], sized: SizedPool, aims: Aims, random: Random) {
  const { pool, size } = sized;
  if (isSettled(pool)) return dishes;
  const others = dishes.toSpliced(slot, 1);
  const [lacksWith, macrosWith] = [aims.at(dishes, slot), aims.macrosAt(dishes, slot)];
  const costWith = (dish: Dish) => lacksWith(dish) + macrosWith(dish);
  let best = dishes[slot] as Dish;
  let least = costWith(best);
  for (let tried = 0; tried < AIMED_TRIES; tried++) {
    const drawn = drawOne(pool, random);
    // Whether a dish fills its slot takes longer to find out than what it brings.
    if (costWith(drawn) >= least || isTaken(others, drawn)) continue;
    if (others.some(({ mainIngredient }) => mainIngredient === drawn.mainIngredient)) continue;
    const { dishes: ways, isRightSize } = size(drawn);
    const other = ways[Math.floor(random() * ways.length)] as Dish;
    const cost = isRightSize ? costWith(other) : Infinity;
    if (cost >= least) continue;
    [best, least] = [other, cost];
  }
  return best === dishes[slot] ? dishes : dishes.with(slot, best);
}

/** The dishes with the one side that brings the day most of what it lacks, where that is worth a side. */
function withSideForAims(dishes: readonly Dish[], pools: readonly SizedPool[], aims: Aims): readonly Dish[] {
  let best = dishes;
  let least = aims.of(dishes) - SIDE_GAIN;
  if (least <= 0) return dishes;
  for (const [slot, { pool }] of pools.entries()) {
    const dish = dishes[slot] as Dish;
    const sides = isSettled(pool) || withoutSide(dish) !== dish ? [] : (pool.sided?.(dish) ?? []);
    const costWith = aims.at(dishes, slot);
    for (const sided of sides) {
      if (sided.minutes > dish.minutes + SIDE_MINUTES) continue;
      const cost = costWith(sided);
      if (cost >= least) continue;
      [best, least] = [dishes.with(slot, sided), cost];
    }
  }
  return best;
}
