import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { tenth } from '@platewise/domain/rounding';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { nutrientsByFood } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import { findCandidates, findDish, recipeKind } from '../day/candidates/find-candidates.ts';
import { type Dish, portionsOfDish } from '../day/dish.ts';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import type { PlanningTask } from '../request/read-request.ts';
import type { ReadDay } from './week-days.ts';

const words = texts.week.fish;

const FISH: readonly string[] = FOODS.filter(({ classes }) => classes.includes('fish')).map(({ id }) => id);

/** Two portions of fish a week, one of them oily (NHS, 'Fish and shellfish', 2022). */
const DISHES = 2;
/** Oily fish (NHS, the same) and lean, both among the 'best choices' for their mercury (FDA and EPA, 'Advice about eating fish', 2021). */
const OILY: ReadonlySet<string> = new Set([
  'canned-salmon',
  'canned-sardine',
  'herring',
  'mackerel',
  'salmon',
  'sockeye-salmon',
  'trout',
]);
const LEAN: ReadonlySet<string> = new Set(['catfish', 'cod', 'haddock', 'pollock', 'sole', 'tilapia']);
/** What is less than this is a sauce, or an anchovy in one: our own figure. */
const DISH_GRAMS = 60;

/** Whether the notes of a week wish for fish of any kind: it has two dishes of it then. */
export function wishesForFish(wishes: readonly Wish[]): boolean {
  return wishes.some(isForFish);
}

/** A day whose fish is a matter of the whole week: its own answer to that wish would be of one day. */
export function withoutFishWish(one: ReadDay): ReadDay {
  return { ...one, task: { ...one.task, wishes: one.task.wishes.filter((wish) => !isForFish(wish)) } };
}

function isForFish({ foods, isLess, mealType }: Wish): boolean {
  return !isLess && mealType === undefined && foods !== undefined && FISH.every((food) => foods.has(food));
}

/**
 * The ways in which a day is tried first while the week lacks fish: each with a fish dish for dinner, else for lunch; an oily one first
 * until the week has one, then a lean one. None on the day after one. In pregnancy only lean fish is sought, which no guideline limits.
 */
export function fishWays(
  ways: readonly ReadDay[],
  { cooked, yesterday }: { cooked: readonly PlannedMeal[]; yesterday: readonly PlannedMeal[] },
): ReadDay[] {
  const had = dishesIn(cooked);
  if (had.length >= DISHES || dishesIn(yesterday).length > 0) return [];
  const hasOily = had.some((name) => isOf(findDish(name), OILY));
  const sought = (task: PlanningTask) => {
    if (isPregnant(task)) return [LEAN];
    return hasOily ? [LEAN, OILY] : [OILY, LEAN];
  };
  const [first] = ways;
  return first ? sought(first.task).flatMap((kinds) => ways.flatMap((way) => withFish(way, kinds))) : [];
}

function withFish(way: ReadDay, kinds: ReadonlySet<string>): ReadDay[] {
  for (const wanted of ['dinner', 'lunch']) {
    const place = way.slots.findIndex(({ mealType, change }) => mealType === wanted && change.kind === 'new');
    const slot = way.slots[place];
    if (slot?.change.kind !== 'new') continue;
    const { change } = slot;
    const dishes = findCandidates(way.task, recipeKind(slot.mealType, slot.kcal));
    const others = dishes.filter((dish) => !isOf(dish, kinds)).map(({ recipe }) => recipe.name);
    const not = [...new Set([...change.not, ...others])];
    if (dishes.every(({ recipe }) => not.includes(recipe.name))) continue;
    return [{ ...way, slots: way.slots.with(place, { ...slot, change: { ...change, not } }) }];
  }
  return [];
}

/**
 * What the days that were planned have to say of fish where the notes wish for it: which dishes, or, where all fish is left out, how
 * much of the omega-3 of plants a day has and which foods bring it.
 */
export function fishSummary(
  { dietForbids, exclusionsForbid }: PlanningTask,
  days: readonly (readonly PlannedMeal[])[],
): string {
  if (FISH.every((food) => dietForbids.has(food) || exclusionsForbid.has(food))) return alaSentence(days);
  const dishes = dishesIn(days.flat());
  const named = { meals: listWords(dishes, 'and') };
  if (dishes.length === 0) return words.none;
  return dishes.length < DISHES ? words.one(named) : words.dishes({ count: dishes.length, ...named });
}

function alaSentence(days: readonly (readonly PlannedMeal[])[]): string {
  const grams = new Map<string, number>();
  for (const meal of days.flat()) {
    for (const { food, ranges } of nutrientsByFood(portionsOf(meal), meal.instructions)) {
      grams.set(food.name, (grams.get(food.name) ?? 0) + ranges.ala[0] * meal.servings);
    }
  }
  const most = [...grams].sort((a, b) => b[1] - a[1]).slice(0, NAMED_FOODS);
  const held = [...grams.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, days.length);
  return words.plants({
    held: tenth(held),
    target: referenceIntakes('dri', {}).intakes?.ala.target?.amount ?? 0,
    foods: listWords(
      most.map(([name]) => name),
      'and',
    ),
  });
}

const NAMED_FOODS = 3;

/** The names of the fish dishes among meals, each once: what is left over is the same dish. */
function dishesIn(meals: readonly PlannedMeal[]): string[] {
  const fish = meals.filter((meal) => gramsOf(portionsOf(meal), FISH_FOODS) >= DISH_GRAMS);
  return [...new Set(fish.map(({ name }) => name))];
}

const FISH_FOODS: ReadonlySet<string> = new Set(FISH);

function isOf(dish: Dish | undefined, kinds: ReadonlySet<string>): boolean {
  return dish !== undefined && gramsOf(portionsOfDish(dish), kinds) >= DISH_GRAMS;
}

function gramsOf(portions: readonly { food: { id: string }; grams: number }[], foods: ReadonlySet<string>): number {
  return portions.reduce((sum, { food, grams }) => sum + (foods.has(food.id) ? grams : 0), 0);
}

function isPregnant({ conditions, exclusions }: PlanningTask): boolean {
  return (
    conditions?.conditions.some(({ id }) => id === 'pregnancy') === true ||
    exclusions.some(({ term }) => /pregnan/i.test(term))
  );
}
