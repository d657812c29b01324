import { UNCOMMON_FOODS } from '@platewise/nutrition/foods/uncommon-foods';
import type { Wish } from '../../request/notes/wish-words.ts';
import { type Dish, portionsOfDish } from '../dish.ts';
import { seededRandom } from '../seeded-random.ts';
import type { SlotPool } from './slot-pool.ts';
import { concerns } from './wished-pools.ts';

/** Of the dishes with a food that few people buy a day looks at this share: our own figure. What holds much of a nutrient would else stand in every week. */
const SHARE = 0.25;
/** Only where so many other dishes are left for a meal: below it each dish is needed to meet the targets. */
const OTHERS_MIN = 40;

/** The pools of a day with a few of their dishes of uncommon foods, other ones for another seed; what the notes wish for stays. */
export function withFewUncommon(
  pools: readonly SlotPool[],
  wishes: readonly Wish[],
  seed: number,
): readonly SlotPool[] {
  const random = seededRandom(seed + 49_979_687);
  const isAskedFor = (dish: Dish) => wishes.some(({ foods, isLess }) => !isLess && foods && concerns({ foods }, dish));
  const isLeftOut = new Map<Dish, boolean>();
  const leavesOut = (dish: Dish) => {
    const known = isLeftOut.get(dish) ?? (isUncommon(dish) && !isAskedFor(dish) && random() >= SHARE);
    isLeftOut.set(dish, known);
    return known;
  };
  return pools.map((pool) => {
    const others = pool.others.filter((dish) => !leavesOut(dish));
    return others.length < pool.others.length && others.length >= OTHERS_MIN ? { ...pool, others } : pool;
  });
}

const KNOWN = new WeakMap<Dish, boolean>();

function isUncommon(dish: Dish): boolean {
  const known = KNOWN.get(dish) ?? portionsOfDish(dish).some(({ food }) => UNCOMMON_FOODS.has(food.id));
  KNOWN.set(dish, known);
  return known;
}
