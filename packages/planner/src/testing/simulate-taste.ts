import { addDays } from '@platewise/contract/dates/local-date';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { learnTaste, tasteOf } from '@platewise/domain/taste/learn-taste';
import { type TasteEvent, tastedMeal } from '@platewise/domain/taste/taste-events';
import { DISHES, findDish } from '../day/candidates/find-candidates.ts';
import { type Dish, portionsOfDish } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { seededRandom } from '../day/seeded-random.ts';
import { planWeek } from '../week/plan-week.ts';

/** What a simulated person likes and dislikes, which nothing but their swaps shows: cuisines, and foods by their ids. */
type HiddenTaste = Record<'liked' | 'disliked', { cuisines: ReadonlySet<string>; foods: ReadonlySet<string> }>;

/** How many of each a person likes, and dislikes. */
const CUISINES = 3;
const FOODS = 4;
/** What speaks for a dish, against which each disliked cuisine or food counts 1. */
const LIKED_CUISINE = 0.5;
const LIKED_FOOD = 0.25;
/** People notice a food from this share of a dish's weight on. */
const NOTICED_FROM_SHARE = 0.05;

/** Meals that are swapped away: in a first week, in a second that is planned by what the first has shown, and in a second that is planned as the first. */
export type Swaps = { first: number; second: number; unlearnt: number };

/**
 * The swaps of a simulated person of that seed, who swaps away every meal that they do not like and eats the others. Weeks hold 21 meals that are all cooked; the
 * second keeps away from the meals of the first, as weeks of the calendar do.
 */
export function simulateTwoWeeks(request: GenerationRequest, seed: number): Swaps {
  const hidden = hiddenTaste(seed);
  const first = weekOf(request, { seed, from: FIRST_DAY, avoid: [] });
  const secondDay = addDays(FIRST_DAY, 7);
  const taste = tasteOf(learnTaste(eventsOf(first, hidden), secondDay), { cuisines: {}, foods: {} });
  const second = { seed: seed + 1, from: secondDay, avoid: first.map(({ meal }) => meal.name) };
  return {
    first: swapsIn(first, hidden),
    second: swapsIn(weekOf(request, { ...second, taste }), hidden),
    unlearnt: swapsIn(weekOf(request, second), hidden),
  };
}

const FIRST_DAY = '2026-03-02';

type Served = { day: string; meal: PlannedMeal };

type WeekToPlan = { seed: number; from: string; avoid: readonly string[]; taste?: Taste | undefined };

function weekOf(request: GenerationRequest, { from, ...options }: WeekToPlan): Served[] {
  const days = Array.from({ length: 7 }, (_, day) => ({ date: addDays(from, day) }));
  const week = planWeek(request, { days, ...options });
  if (!week.ok) throw new Error(week.reason);
  return week.days.flatMap(({ date, meals }) => meals.map((meal) => ({ day: date, meal })));
}

function eventsOf(week: readonly Served[], hidden: HiddenTaste): TasteEvent[] {
  return week.map(({ day, meal }) => ({
    kind: isSwappedAway(meal, hidden) ? 'swapped-away' : 'eaten',
    day,
    meal: tastedMeal(meal),
  }));
}

function swapsIn(week: readonly Served[], hidden: HiddenTaste): number {
  return week.filter(({ meal }) => isSwappedAway(meal, hidden)).length;
}

function isSwappedAway({ name }: PlannedMeal, { liked, disliked }: HiddenTaste): boolean {
  const dish = findDish(name);
  if (!dish) throw new Error(`${name} is no dish.`);
  const { cuisine } = dish.recipe;
  const foods = noticedFoods(dish);
  const countIn = (some: ReadonlySet<string>) => foods.filter((food) => some.has(food)).length;
  const against = (disliked.cuisines.has(cuisine) ? 1 : 0) + countIn(disliked.foods);
  const inFavour = (liked.cuisines.has(cuisine) ? LIKED_CUISINE : 0) + LIKED_FOOD * countIn(liked.foods);
  return against > inFavour;
}

function noticedFoods(dish: Dish): string[] {
  const portions = portionsOfDish(dish);
  const total = portions.reduce((sum, { grams }) => sum + grams, 0);
  return portions.filter(({ grams }) => grams >= NOTICED_FROM_SHARE * total).map(({ food }) => food.id);
}

/** Drawn by how many dishes have them: people like and dislike what they meet. */
function hiddenTaste(seed: number): HiddenTaste {
  const random = seededRandom(seed);
  const cuisines = drawn(
    DISHES.map(({ recipe }) => recipe.cuisine),
    2 * CUISINES,
    random,
  );
  const foods = drawn(DISHES.flatMap(noticedFoods), 2 * FOODS, random);
  return {
    liked: { cuisines: new Set(cuisines.slice(0, CUISINES)), foods: new Set(foods.slice(0, FOODS)) },
    disliked: { cuisines: new Set(cuisines.slice(CUISINES)), foods: new Set(foods.slice(FOODS)) },
  };
}

function drawn(from: readonly string[], count: number, random: () => number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(from[Math.floor(random() * from.length)] ?? '');
  return [...names];
}
