import { BOUNDS_GROW_FROM_KCAL } from '@platewise/nutrition/recipes/plate-bounds';
import type { PlanningTask } from '../../request/read-request.ts';
import type { SlotPool } from '../candidates/slot-pool.ts';
import type { Dish } from '../dish.ts';
import { plateCapacity } from './plate-capacity.ts';
import { ONE_EATER } from './plate-rows.ts';

/** A dish as it can fill its slot: by itself, or with one of several sides. */
export type Sized = { dishes: readonly Dish[]; isRightSize: boolean };

/** The share of a slot that a dish must hold by the estimate; the rest is made up by the other meals of the day. */
const HOLDS_FROM = 0.97;

/**
 * How each dish of a pool fills its slot, found out when it is first drawn: by itself where the bounds of a plate allow it, else
 * with a side. Meals whose bounds would grow have a side first (decisions 9.2).
 */
export function sizedDishes(task: PlanningTask, pool: SlotPool): (dish: Dish) => Sized {
  const ofTask = SIZES.get(task) ?? { alone: new Map(), sided: new Map() };
  SIZES.set(task, ofTask);
  const known = pool.sided ? ofTask.sided : ofTask.alone;
  const key = `${pool.slotKcal} ${pool.waits?.join() ?? ''}`;
  const sizes = known.get(key) ?? newSizes(task, pool);
  known.set(key, sizes);
  return sizes;
}

type Sizes = Map<string, (dish: Dish) => Sized>;

// Each start of a plan, and each day of a week, draws dishes for slots of the same sizes; the sides of a dish are those that
// its task allows and that keep as long as it waits.
const SIZES = new WeakMap<PlanningTask, { alone: Sizes; sided: Sizes }>();

function newSizes(task: PlanningTask, { slotKcal, sided }: SlotPool): (dish: Dish) => Sized {
  const known = new Map<Dish, Sized>();
  const plate = {
    kcal: slotKcal,
    isKeto: task.diet === 'keto',
    eaters: task.eaters ?? ONE_EATER,
  };
  const isLarge = slotKcal * plate.eaters.largest > BOUNDS_GROW_FROM_KCAL;
  const read = (dish: Dish): Sized => {
    const own = plateCapacity(dish, plate);
    if (own >= HOLDS_FROM && !isLarge) return { dishes: [dish], isRightSize: true };
    const others = (sided?.(dish) ?? []).map((one) => ({ dish: one, capacity: plateCapacity(one, plate) }));
    const holding = others.filter(({ capacity }) => capacity >= HOLDS_FROM);
    if (holding.length > 0) return { dishes: holding.map((one) => one.dish), isRightSize: true };
    const [most] = [{ dish, capacity: own }, ...others].sort((a, b) => b.capacity - a.capacity);
    return { dishes: [most?.dish ?? dish], isRightSize: own >= HOLDS_FROM };
  };
  return (dish) => {
    const sized = known.get(dish) ?? read(dish);
    known.set(dish, sized);
    return sized;
  };
}
