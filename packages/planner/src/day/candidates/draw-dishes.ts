import type { Dish } from '../dish.ts';
import { withoutSide } from '../plate/side-dishes.ts';
import type { Sized } from '../plate/sized-dishes.ts';
import type { Random } from '../seeded-random.ts';
import type { SlotPool } from './slot-pool.ts';

/** A pool with what makes its dishes fill the slot. */
export type SizedPool = { pool: SlotPool; size: (dish: Dish) => Sized };

/** Draws until a dish has the right size. */
const SIZE_ATTEMPTS = 12;
/** Odds of drawing from the preferred dishes of a slot while there are any. */
const PREFER = 0.85;

/** One dish for each slot, none twice and, where a few tries allow it, no main ingredient twice; null when a pool runs dry. */
export function drawDishes(pools: readonly SizedPool[], random: Random): Dish[] | null {
  const dishes: Dish[] = [];
  for (const sized of pools) {
    const { pool } = sized;
    let chosen: Dish | null = null;
    for (let attempt = 0; attempt < 24; attempt++) {
      const dish = drawSized(sized, random);
      if (isTaken(dishes, dish)) continue;
      chosen = dish;
      if (attempt > 12 || !dishes.some(({ mainIngredient }) => mainIngredient === dish.mainIngredient)) break;
    }
    chosen ??= [...pool.preferred, ...pool.others].find((dish) => !isTaken(dishes, dish)) ?? null;
    if (!chosen) return null;
    dishes.push(chosen);
  }
  return dishes;
}

/** A dish as it fills the slot; one that cannot fill it gives its turn to another. */
export function drawSized({ pool, size }: SizedPool, random: Random): Dish {
  let sized = size(drawOne(pool, random));
  for (let attempt = 0; attempt < SIZE_ATTEMPTS && !sized.isRightSize; attempt++) sized = size(drawOne(pool, random));
  return sized.dishes[Math.floor(random() * sized.dishes.length)] as Dish;
}

/** The same dish with another side is the same dish. */
export function isTaken(dishes: readonly Dish[], dish: Dish): boolean {
  return dishes.some((one) => withoutSide(one) === withoutSide(dish));
}

/** Any dish of a pool, more often one of those to be preferred. */
export function drawOne({ preferred, others }: SlotPool, random: Random): Dish {
  const isPreferred = preferred.length > 0 && (others.length === 0 || random() < PREFER);
  const list = isPreferred ? preferred : others;
  return list[Math.floor(random() * list.length)] as Dish;
}
