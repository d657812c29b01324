import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { Macros } from '@platewise/contract/meals/meal-schema';
import { listCosts } from '@platewise/domain/shopping/list-costs';
import { shopPackOf } from '@platewise/nutrition/prices/shop-packs';
import { REHEAT_MINUTES } from '@platewise/nutrition/recipes/keeping';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { plainDishName } from '@platewise/planner/day/candidates/find-candidates';
import { isCooking } from '@platewise/planner/week/effort/week-effort';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import { buildList } from '@platewise/shopping/list/build-list';
import type { ListMeal } from '@platewise/shopping/list/list-meal';
import { mergeList } from '@platewise/shopping/list/merge-list';

/** What a week asks of the person who cooks it. */
export type WeekFigures = {
  /** Meals that heat something or take over ten minutes. */
  cookings: number;
  /** Meals that earlier ones have left. */
  leftovers: number;
  /** Different foods, and those of them of which an opened pack keeps for days only and which is cooked once. */
  foods: number;
  perishablesUsedOnce: number;
  /** Lines of the shopping list, those of what is probably at home left out, and dollars that all of it costs by public prices. */
  listLines: number;
  dollars: number;
  /** The share of the list's weight that has a price. */
  pricedShare: number;
  /** Of each day. */
  minutes: number[];
  /** Most meals of one cuisine, as a share of all. */
  cuisineShare: number;
  /** The share of the target kcal, and the points of the worst macro, that each day misses. */
  kcalErrors: number[];
  macroPoints: number[];
};

/** Reads what a planned week asks for. */
export function measureWeek(days: readonly PlannedDay[]): WeekFigures {
  const meals = days.flatMap((day) => day.meals);
  const made = days.flatMap(({ meals: eaten, leftovers }) =>
    eaten.filter((_, place) => !leftovers.some((one) => one.place === place)),
  );
  const uses = new Map<string, number>();
  for (const { items } of made) for (const { food } of items) uses.set(food, (uses.get(food) ?? 0) + 1);
  const cuisines = Map.groupBy(meals, ({ name }) => CUISINE_OF.get(plainDishName(name)) ?? name);
  const list = mergeList([], buildList(days.flatMap(listMeals), { people: 1, pantry: new Map() }).lines);
  const { usd } = listCosts(list).cost;
  const certificates = days.flatMap(({ certificate }) => certificate ?? []);
  return {
    cookings: made.filter(({ prepTime, cookTime }) => isCooking({ prepMinutes: prepTime, cookMinutes: cookTime }))
      .length,
    leftovers: meals.length - made.length,
    foods: uses.size,
    perishablesUsedOnce: [...uses].filter(([food, count]) => count === 1 && shopPackOf(food)).length,
    listLines: list.filter(({ isStaple }) => !isStaple).length,
    dollars: usd.amount,
    pricedShare: usd.pricedShare,
    minutes: days.map(minutesOf),
    cuisineShare: Math.max(...[...cuisines.values()].map(({ length }) => length)) / meals.length,
    kcalErrors: certificates.map(({ target, actual }) => Math.abs(actual.calories - target.calories) / target.calories),
    macroPoints: certificates.map(worstMacro),
  };
}

/** The meals of a day as a list takes them: what is left over is bought for like everything that is eaten. */
function listMeals({ date, meals }: PlannedDay): ListMeal[] {
  return meals.map((meal) => ({
    meal,
    servings: meal.servings,
    origin: { date, slot: null, planId: null, mealId: null, day: null },
  }));
}

function minutesOf({ meals, leftovers }: PlannedDay): number {
  const isLeftOver = (place: number) => leftovers.some((one) => one.place === place);
  return meals.reduce(
    (sum, { prepTime, cookTime }, place) => sum + (isLeftOver(place) ? REHEAT_MINUTES : prepTime + cookTime),
    0,
  );
}

const CUISINE_OF = new Map(RECIPES.map(({ name, cuisine }) => [name, cuisine]));

/** Percentage points of the day's energy by which the macro misses that is furthest from its target. */
function worstMacro({ target, actual }: Certificate): number {
  const [wanted, got] = [sharesOf(target.macros), sharesOf(actual.macros)];
  return 100 * Math.max(...wanted.map((share, macro) => Math.abs(share - (got[macro] ?? 0))));
}

function sharesOf({ protein, carbs, fat }: Macros): number[] {
  const energies = [4 * protein, 4 * carbs, 9 * fat];
  const energy = energies.reduce((sum, one) => sum + one, 0);
  return energies.map((one) => one / energy);
}
