import type { MealType } from '@platewise/contract/generation/options';
import type { Wish } from '../../request/notes/wish-words.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { hasTrait } from '../dish-traits.ts';
import type { SlotPool } from './slot-pool.ts';

/** Whether a wish speaks of a dish: of its cuisine, of a food in it, or of what it is like. */
export function concerns({ cuisine, foods, trait }: Pick<Wish, 'cuisine' | 'foods' | 'trait'>, dish: Dish): boolean {
  const { recipe } = dish;
  return (
    cuisine === recipe.cuisine ||
    (foods !== undefined && recipe.items.some(([food]) => foods.has(food))) ||
    (trait !== undefined && hasTrait(dish, trait))
  );
}

/** Whether a wish speaks of the meal of that type; of any where it names none, or the type is not known. */
export function isAbout({ mealType }: Pick<Wish, 'mealType'>, slot: MealType | undefined): boolean {
  return mealType === undefined || slot === undefined || mealType === slot;
}

/** Whether one meal at least is to have it. */
export function asksForOne({ cuisine, foods, reach, isLess }: Wish): boolean {
  return !isLess && (cuisine !== undefined || foods !== undefined || reach === 'one');
}

/** Dishes for a slot from which a day can still be chosen. */
const CHOICE = 2;

/**
 * The pools in which each food, cuisine or kind of dish that is wished for has a slot of its own, where dishes for it are left: first
 * with what all meals are wished to be, then without it, then for the first wish alone. Empty where nothing is wished or no dish
 * has it.
 */
export function wishedPools({ wishes }: Pick<PlanningTask, 'wishes'>, pools: readonly SlotPool[]): SlotPool[][] {
  const wanted = wishes.filter(asksForOne);
  const ofAll = withAllOf(wishes, pools);
  const strict = ofAll && (withWishes(wanted, ofAll) ?? ofAll);
  const all = withWishes(wanted, pools);
  const first = wanted.length > 1 ? withWishes(wanted.slice(0, 1), pools) : null;
  return [strict, all, first].filter((one) => one !== null);
}

/** The pools with none but the dishes that are as all meals are wished to be, where enough of them are left; null where nowhere. */
function withAllOf(wishes: readonly Wish[], pools: readonly SlotPool[]): SlotPool[] | null {
  const ofAll = wishes.filter(({ reach, isLess }) => reach === 'all' && !isLess);
  const narrowed = pools.map((pool) => {
    const { preferred, others, mealType } = pool;
    const about = ofAll.filter((wish) => isAbout(wish, mealType));
    const dishes = [...preferred, ...others].filter((dish) => about.every((wish) => concerns(wish, dish)));
    return about.length > 0 && dishes.length >= CHOICE ? { ...pool, preferred: [], others: dishes } : pool;
  });
  return narrowed.some((pool, place) => pool !== pools[place]) ? narrowed : null;
}

function withWishes(wanted: readonly Wish[], pools: readonly SlotPool[]): SlotPool[] | null {
  const result = [...pools];
  const taken = new Set<number>();
  for (const wish of wanted) {
    const found = result.map(({ preferred, others, mealType }, place) => ({
      place,
      dishes:
        taken.has(place) || !isAbout(wish, mealType)
          ? []
          : [...preferred, ...others].filter((dish) => concerns(wish, dish)),
    }));
    const best = found.reduce((a, b) => (b.dishes.length > a.dishes.length ? b : a), {
      place: -1,
      dishes: [] as Dish[],
    });
    const pool = result[best.place];
    // A dish that is settled stays.
    if (!pool || best.dishes.length === 0 || pool.preferred.length + pool.others.length === 1) continue;
    taken.add(best.place);
    result[best.place] = { ...pool, preferred: [], others: best.dishes };
  }
  return taken.size > 0 ? result : null;
}
