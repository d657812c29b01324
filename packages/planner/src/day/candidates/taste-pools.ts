import type { Taste } from '@platewise/contract/generation/taste-schema';
import { mainFoods } from '@platewise/domain/taste/main-foods';
import type { Wish } from '../../request/notes/wish-words.ts';
import { type Dish, portionsOfDish } from '../dish.ts';
import type { SlotPool } from './slot-pool.ts';
import { concerns } from './wished-pools.ts';

/** A dish is liked or disliked from this weight on; our own figure, that of the weakest weight that is learnt. */
const FROM = 0.25;
/** Dishes for a slot that are enough for a plan and for variety: none is left out, and none comes first, where fewer remain. */
const VARIED = 8;

const KNOWN = new WeakMap<Taste, Map<Dish, number>>();

/** How much a dish is to a person's taste, from -1 to 1: its cuisine and the foods that it is made of together; looked at once. */
export function tasteFor(taste: Taste, dish: Dish): number {
  const known = KNOWN.get(taste) ?? new Map<Dish, number>();
  KNOWN.set(taste, known);
  const weight = known.get(dish) ?? weigh(taste, dish);
  known.set(dish, weight);
  return weight;
}

function weigh({ cuisines, foods }: Taste, dish: Dish): number {
  const items = portionsOfDish(dish).map(({ food, grams }) => ({ food: food.id, grams }));
  const weights = [ownOf(cuisines, dish.recipe.cuisine), ...mainFoods(items).map(({ food }) => ownOf(foods, food))];
  return Math.max(
    -1,
    Math.min(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
}

/** Whether a dish is so little to a person's taste that it is left out while others remain. */
export function isDisliked(taste: Taste, dish: Dish): boolean {
  return tasteFor(taste, dish) <= -FROM;
}

/** Whether a dish is so much to a person's taste that it comes first. */
export function isLiked(taste: Taste, dish: Dish): boolean {
  return tasteFor(taste, dish) >= FROM;
}

/** Whether a dish that a model proposed is left out for a person's taste: where it is disliked and the notes do not wish for it. */
export function isLeftOut(taste: Taste, wishes: readonly Wish[], dish: Dish): boolean {
  return isDisliked(taste, dish) && !isWished(wishes, dish);
}

/**
 * The dishes of a slot by taste: what is disliked most is left out first while eight remain, and where as many are liked, these
 * come first. What the notes wish for goes before: of it nothing is left out, and its preferred dishes stay those. Sides go the
 * same way: none that alone makes a dish disliked, while others remain.
 */
export function byTaste(
  taste: Taste,
  wishes: readonly Wish[],
  { preferred, others, sided }: SlotPool,
): Pick<SlotPool, 'preferred' | 'others' | 'sided'> {
  const sides = sided && { sided: (dish: Dish) => likedSides(taste, wishes, dish, sided(dish)) };
  const weighed = others.map((dish) => ({ dish, weight: isWished(wishes, dish) ? 0 : tasteFor(taste, dish) }));
  const away = weighed.filter(({ weight }) => weight <= -FROM).sort((a, b) => a.weight - b.weight);
  const spared = Math.max(0, preferred.length + others.length - VARIED);
  const leftOut = new Set(away.slice(0, spared).map(({ dish }) => dish));
  const kept = weighed.filter(({ dish }) => !leftOut.has(dish));
  const liked = kept.filter(({ weight }) => weight >= FROM).map(({ dish }) => dish);
  if (preferred.length > 0 || liked.length < VARIED) {
    return { preferred, others: kept.map(({ dish }) => dish), ...sides };
  }
  return { preferred: liked, others: kept.map(({ dish }) => dish).filter((dish) => !liked.includes(dish)), ...sides };
}

/** The dish with the sides that are to a person's taste, where the dish itself is; with all where none is. */
function likedSides(taste: Taste, wishes: readonly Wish[], dish: Dish, sided: readonly Dish[]): readonly Dish[] {
  if (isDisliked(taste, dish)) return sided;
  const liked = sided.filter((one) => !isDisliked(taste, one) || isWished(wishes, one));
  return liked.length > 0 ? liked : sided;
}

function isWished(wishes: readonly Wish[], dish: Dish): boolean {
  return wishes.some((wish) => !wish.isLess && concerns(wish, dish));
}

// Names that every object knows are no weights.
function ownOf(weights: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(weights, name) ? (weights[name] ?? 0) : 0;
}
