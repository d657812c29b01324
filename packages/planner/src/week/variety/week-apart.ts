import { findCandidates, findDish, recipeKind } from '../../day/candidates/find-candidates.ts';
import type { Dish } from '../../day/dish.ts';
import type { DaySlot } from '../../day/plan-day.ts';
import { seededRandom } from '../../day/seeded-random.ts';
import type { WeekDayTask } from '../week-day.ts';

/**
 * Slots that cannot share a main ingredient: each ingredient is given to one of the slots that are filled again, none to
 * them that a kept meal is made of. The seed says which goes where, and the slot with the fewest dishes takes its turn.
 */
export function apartSlots(
  { task, slots }: WeekDayTask,
  { forbidden, seed }: { forbidden: ReadonlySet<string>; seed: number },
): DaySlot[] {
  const taken = new Set(slots.flatMap(({ change }) => ingredientOf(change) ?? []));
  const pools = slots.map(({ mealType, kcal, change }): Dish[] =>
    change.kind === 'new'
      ? findCandidates(task, recipeKind(mealType, kcal)).filter(({ recipe }) => !forbidden.has(recipe.name))
      : [],
  );
  const owners = new Map<string, number>();
  for (const ingredient of shuffled(pools.flat(), seed)) {
    const counts = pools.map((pool, place) => ownCount(pool, owners, place));
    const able = [...pools.keys()].filter((place) => pools[place]?.some((dish) => dish.mainIngredient === ingredient));
    const [owner] = able.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
    if (owner !== undefined && !taken.has(ingredient)) owners.set(ingredient, owner);
  }
  return slots.map((slot, place) => {
    if (slot.change.kind !== 'new') return slot;
    const others = (pools[place] ?? []).filter(({ mainIngredient }) => owners.get(mainIngredient) !== place);
    const not = [...slot.change.not, ...forbidden, ...others.map(({ recipe }) => recipe.name)];
    return { ...slot, change: { ...slot.change, not } };
  });
}

function ingredientOf(change: DaySlot['change']): string | undefined {
  if (change.kind === 'new') return undefined;
  return findDish(change.kind === 'fixed' ? change.meal.name : change.name)?.mainIngredient;
}

function shuffled(dishes: readonly Dish[], seed: number): string[] {
  const random = seededRandom(seed);
  return [...new Set(dishes.map(({ mainIngredient }) => mainIngredient))]
    .map((ingredient) => ({ ingredient, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ ingredient }) => ingredient);
}

function ownCount(pool: readonly Dish[], owners: ReadonlyMap<string, number>, place: number): number {
  return pool.filter(({ mainIngredient }) => owners.get(mainIngredient) === place).length;
}
