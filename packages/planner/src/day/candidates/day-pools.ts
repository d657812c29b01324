import type { MealType } from '@platewise/contract/generation/options';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import type { Wish } from '../../request/notes/wish-words.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { canWait } from '../can-wait.ts';
import type { Dish } from '../dish.ts';
import type { DaySlot } from '../plan-day.ts';
import { allowedSides } from './allowed-sides.ts';
import { findCandidates, findDish, plainDishName, recipeKind } from './find-candidates.ts';
import type { SlotPool } from './slot-pool.ts';
import { concerns, isAbout } from './wished-pools.ts';

/** Names of meals that are left out of the pools while enough others remain. */
export type Unwanted = { avoid: readonly string[]; disliked: readonly string[] };

/** Nothing is left out. */
export const EVERYTHING: Unwanted = { avoid: [], disliked: [] };

/** Dishes of a kind that are enough to leave out what the notes ask less of. */
const VARIED = 8;

/** Dishes for each one that is needed, from which a plan can still be chosen; with fewer, what was served longest ago comes back. */
const CHOICE = 3;

/** A kind of dish of which the rules leave fewer than are needed. */
type EmptyKind = { kind: RecipeKind; needed: number };

/** The dishes for each slot that is not fixed, or of which kind there are too few. */
export function poolsOf(task: PlanningTask, slots: readonly DaySlot[], unwanted: Unwanted): SlotPool[] | EmptyKind {
  const pools: SlotPool[] = [];
  const taken = new Set(slots.flatMap(nameOf).map(plainDishName));
  for (const { mealType, kcal, change } of slots) {
    if (change.kind === 'fixed') continue;
    const waits = (change.kind === 'new' && change.waits) || [];
    const sided = (dish: Dish) =>
      likedSides(task.wishes, dish, allowedSides(task, dish), mealType).filter(
        (one) => waits.length === 0 || canWait(task, one, waits),
      );
    if (change.kind === 'dish') {
      const dish = change.composed ?? findDish(change.name);
      // A caller names dishes of the table only; one that is gone is planned again.
      if (dish) {
        pools.push({
          slotKcal: kcal,
          preferred: [dish],
          others: [],
          ...(change.composed || change.keepsSide ? {} : { sided }),
        });
        continue;
      }
    }
    const kind = recipeKind(mealType, kcal);
    const not = new Set(change.kind === 'new' ? change.not.map(plainDishName) : []);
    const candidates = findCandidates(task, kind).filter(({ recipe: { name } }) => !taken.has(name) && !not.has(name));
    const needed = slots.filter((slot) => slot.change.kind === 'new' && recipeKind(slot.mealType, slot.kcal) === kind);
    if (candidates.length < needed.length) return { kind, needed: needed.length };
    const wanted = wantedOf(candidates, unwanted, needed.length);
    pools.push({
      slotKcal: kcal,
      mealType,
      sided,
      waits,
      ...byPreference(task, wanted, { mealType, needed: needed.length }),
    });
  }
  return pools;
}

/** The dish that a slot already holds. */
function nameOf({ change }: DaySlot): string[] {
  if (change.kind === 'fixed') return [change.meal.name];
  return change.kind === 'dish' ? [change.name] : [];
}

/** Leaves out disliked meals while enough others remain, and what was served lately while several times as many do. */
export function wantedOf(candidates: Dish[], { avoid, disliked }: Unwanted, needed: number): Dish[] {
  const [isDisliked, places] = [
    new Set(disliked),
    new Map(avoid.map((name, place) => [name, place] as const).reverse()),
  ];
  const liked = candidates.filter(({ recipe }) => !isDisliked.has(recipe.name));
  const wanted = liked.length >= needed ? liked : candidates;
  const lastServed = ({ recipe }: Dish) => places.get(recipe.name) ?? -1;
  const fresh = wanted.filter((dish) => lastServed(dish) === -1);
  const again = wanted.filter((dish) => lastServed(dish) !== -1).sort((a, b) => lastServed(b) - lastServed(a));
  return [...fresh, ...again.slice(0, Math.max(0, needed * CHOICE - fresh.length))];
}

/** Dishes that the notes wish for come first; those of which they ask for less are left out while others remain. */
export function byPreference(
  { wishes }: Pick<PlanningTask, 'wishes'>,
  candidates: Dish[],
  { mealType, needed = CHOICE }: { mealType?: MealType; needed?: number } = {},
): Pick<SlotPool, 'preferred' | 'others'> {
  const about = wishes.filter((wish) => isAbout(wish, mealType));
  const kept = withoutUnwanted(about, candidates, needed);
  const raised = about.filter(({ cuisine, reach, isLess }) => !isLess && (cuisine || reach === 'all'));
  const preferred = kept.filter((dish) => raised.some((wish) => concerns(wish, dish)));
  return { preferred, others: kept.filter((dish) => !preferred.includes(dish)) };
}

/** A dish with those sides that no wish asks less of: one that is quick alone stays quick. */
function likedSides(wishes: readonly Wish[], dish: Dish, sided: readonly Dish[], slot: MealType): readonly Dish[] {
  const unwanted = wishes.filter((wish) => wish.isLess && isAbout(wish, slot) && !concerns(wish, dish));
  return sided.filter((one) => !unwanted.some((wish) => concerns(wish, one)));
}

/** The dishes that no wish asks less of; where too few are left, the last wishes give way first. */
function withoutUnwanted(wishes: readonly Wish[], candidates: Dish[], needed: number): Dish[] {
  let kept = candidates;
  for (const wish of wishes.filter(({ isLess }) => isLess)) {
    const liked = kept.filter((dish) => !concerns(wish, dish));
    if (liked.length >= (wish.trait ? needed : VARIED)) kept = liked;
  }
  return kept;
}
