import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { withoutSide } from '../plate/side-dishes.ts';
import { type NutrientNeeds, nutrientCost } from '../scoring/nutrient-aims.ts';
import type { Random } from '../seeded-random.ts';
import { drawSized, isTaken, type SizedPool } from './draw-dishes.ts';
import { isSettled, type SlotPool } from './slot-pool.ts';

/** Other dishes that are tried in each slot of a draw for the nutrients that they bring. */
const AIMED_TRIES = 6;
/** What a side has to bring: a tenth of a nutrient is 0.001. */
const SIDE_GAIN = 0.005;
/** Minutes that a side for nutrients may add to a meal: it is put on the table, or made while the dish is on the heat. */
const SIDE_MINUTES = 2;

/** What dishes lack of the nutrients that a day aims at. */
export type Aims = (dishes: readonly Dish[]) => number;

/** The same for the slots of these pools. */
export function nutrientCosts(task: PlanningTask, pools: readonly SlotPool[], needs: NutrientNeeds): Aims {
  const slotKcals = pools.map(({ slotKcal }) => slotKcal);
  return (dishes) => nutrientCost(task, needs, dishes, slotKcals);
}

/** Exchanges dishes that were drawn for others while the day lacks less of its nutrients with them. */
export function nearerToAims(
  drawn: readonly Dish[],
  pools: readonly SizedPool[],
  aims: Aims,
  random: Random,
): readonly Dish[] {
  let best = drawn;
  let least = aims(best);
  for (let tried = 0; tried < AIMED_TRIES * pools.length; tried++) {
    const slot = tried % pools.length;
    const other = drawSized(pools[slot] as SizedPool, random);
    const others = best.toSpliced(slot, 1);
    if (isTaken(others, other) || others.some(({ mainIngredient }) => mainIngredient === other.mainIngredient))
      continue;
    const dishes = best.with(slot, other);
    const cost = aims(dishes);
    if (cost >= least) continue;
    [best, least] = [dishes, cost];
  }
  return withSideForAims(best, pools, aims);
}

/** The dishes with the one side that brings the day most of what it lacks, where that is worth a side. */
function withSideForAims(dishes: readonly Dish[], pools: readonly SizedPool[], aims: Aims): readonly Dish[] {
  let best = dishes;
  let least = aims(dishes) - SIDE_GAIN;
  for (const [slot, { pool }] of pools.entries()) {
    const dish = dishes[slot] as Dish;
    const sides = isSettled(pool) || withoutSide(dish) !== dish ? [] : (pool.sided?.(dish) ?? []);
    for (const sided of sides) {
      if (sided.minutes > dish.minutes + SIDE_MINUTES) continue;
      const cost = aims(dishes.with(slot, sided));
      if (cost >= least) continue;
      [best, least] = [dishes.with(slot, sided), cost];
    }
  }
  return best;
}
