import type { Diet } from '@platewise/contract/generation/options';
import { MICRONUTRIENTS, type Nutrient } from '@platewise/contract/meals/nutrients';
import { mealNutrients, type NutrientRanges } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import type { PlanningTask } from '../../request/read-request.ts';
import { type Dish, portionsOfDish } from '../dish.ts';
import { portionsOf } from '../fixed-meal.ts';
import type { PlannedMeal } from '../plan-outcome.ts';
import { sideOf, withoutSide } from '../plate/side-dishes.ts';

/** What a day is to hold of a nutrient at least, and whether plants hold any. */
type Aim = { nutrient: Nutrient; target: number; isVegan: boolean };

/** The sun and supplements give it; food for a day hardly ever does. */
const NOT_FROM_FOOD: ReadonlySet<Nutrient> = new Set(['vitaminD']);
const NOT_IN_PLANTS: ReadonlySet<Nutrient> = new Set(['vitaminB12']);

/** Fiber for 1,000 kcal: the adequate intake (IOM 2005, doi 10.17226/10490). */
const FIBER_PER_KCAL = 0.014;
/** Saturated fat stays below a tenth of the energy (WHO 2023, guideline on saturated and trans-fatty acids). */
const SATURATED_FAT_SHARE = 0.1;
/** Sodium stays below what lowers the risk of chronic disease (NASEM 2019, doi 10.17226/25353); who eats more, has more of it. */
const SODIUM = { mg: 2300, perKcal: 1.15 } as const;
const KCAL_PER_GRAM_OF_FAT = 9;

/** What is short or over weighs by its square: a day that lacks half of one nutrient is worse than one that lacks a little of two. */
const WEIGHTS = { nutrient: 0.1, fiber: 0.4, limit: 4 } as const;
/** Even a little that is short or over weighs, as so much of a reference or a limit more would. */
const ANY_SHORTAGE = 0.4;
const ANY_EXCESS = 0.2;
/** What few dishes hold enough of weighs so many times more: our own figures, found by `npm run bench:nutrients`. */
const SCARCE: Readonly<Partial<Record<Nutrient, number>>> = {
  choline: 8,
  vitaminB12: 6,
  calcium: 4,
  vitaminE: 3,
  ala: 2,
  niacin: 3,
};
/** Of each limit this much is aimed at: portions and kitchen amounts move what dishes hold. */
const KEPT_BELOW = 0.95;
/** Dishes vary: what they hold on average has to be this much beyond an aim before more of it gains nothing. */
const SLOPE_MARGIN = 0.15;
/** Of a reference one dish counts at most so much: liver makes up for no other day. */
const DISH_SHARE_MAX = 0.7;
/** The share of its own salt that a recipe can do without: our own figure (see `less-salt.ts`). */
export const SALT_SPARED = 0.5;
/** Of a gram of salt, in mg: FDC 173468. */
const SODIUM_OF_SALT = 387.58;

const DIETS_THAT_HOLD: ReadonlySet<Diet> = new Set(['none', 'vegetarian', 'mediterranean', 'vegan']);
const KCAL_THAT_HOLD = 1800;

/** Days of fewer meals, and single ones, leave no room to aim at nutrients; people who share pots eat what all of them may. */
const MEALS_MIN = 3;

/** What is aimed at of each nutrient; the order is that of all amounts here. */
export const AIMS: readonly Aim[] = readAims();
/** Then fiber, saturated fat and sodium. */
const AMOUNTS = AIMS.length + 3;
const NO_AMOUNTS = new Float64Array(AMOUNTS);

/** What a unit of each nutrient is of its reference; nothing where plants hold none. */
const SHARE_OF_TARGET = Float64Array.from(AIMS, ({ target }) => 1 / target);
const SHARE_OF_PLANTS = Float64Array.from(AIMS, ({ target, isVegan }) => (isVegan ? 1 / target : 0));

/** What a shortage of each nutrient weighs. */
const WEIGHT_OF = Float64Array.from(AIMS, ({ nutrient }) => WEIGHTS.nutrient * (SCARCE[nutrient] ?? 1));

/** The needs of a day by itself. */
export const DAY_NEEDS: NutrientNeeds = Float64Array.from(AIMS, ({ target }) => target);

function readAims(): Aim[] {
  // Nobody's age or sex is known here: the largest reference of all adults.
  const { intakes } = referenceIntakes('dri', {});
  return MICRONUTRIENTS.flatMap((nutrient) => {
    const target = intakes?.[nutrient].target?.amount;
    if (!target || NOT_FROM_FOOD.has(nutrient)) return [];
    return [{ nutrient, target, isVegan: !NOT_IN_PLANTS.has(nutrient) }];
  });
}

/** Whether the day of a task is one that aims at references. */
export function aimsAtNutrients({ slot, mealCount, dayShare, eaters }: PlanningTask): boolean {
  return !slot && !eaters && dayShare === 1 && mealCount >= MEALS_MIN;
}

/**
 * Whether the foods that a task leaves room for hold the references of a week: four diets do from 1,800 kcal on. Where they do not, a
 * week would be made harder to cook for what it cannot reach.
 */
export function canHoldReferences(task: PlanningTask): boolean {
  return aimsAtNutrients(task) && DIETS_THAT_HOLD.has(task.diet) && task.targetKcal >= KCAL_THAT_HOLD;
}

/**
 * What a day of such dishes lacks of what it needs, and what it has too much of: 0 where it lacks nothing. Each dish is taken in the
 * share of the day that its slot has; meals that stay as they are count with it.
 */
export function nutrientCost(
  task: PlanningTask,
  needs: NutrientNeeds,
  dishes: readonly Dish[],
  slotKcals: readonly number[],
): number {
  const day = new Float64Array(AMOUNTS);
  for (const [slot, dish] of dishes.entries()) addTo(day, perKcalOf(dish), slotKcals[slot] ?? 0);
  for (const { dish, figures } of task.fixed) if (dish) addTo(day, perKcalOf(dish), figures.kcal);
  return costOf(task, needs, day);
}

/** The same with each dish in the place of the one in a slot: what the others hold is summed once. */
export function nutrientCostsAt(
  task: PlanningTask,
  needs: NutrientNeeds,
  { dishes, slotKcals, slot }: { dishes: readonly Dish[]; slotKcals: readonly number[]; slot: number },
): (dish: Dish) => number {
  const others = new Float64Array(AMOUNTS);
  for (const [at, dish] of dishes.entries()) if (at !== slot) addTo(others, perKcalOf(dish), slotKcals[at] ?? 0);
  for (const { dish, figures } of task.fixed) if (dish) addTo(others, perKcalOf(dish), figures.kcal);
  return (dish) => costWith(task, needs, others, { perKcal: perKcalOf(dish), kcal: slotKcals[slot] ?? 0 });
}

/** The same of the meals of a day, by their own foods. */
export function nutrientCostOfMeals(task: PlanningTask, needs: NutrientNeeds, meals: readonly PlannedMeal[]): number {
  return costOf(task, needs, heldBy(meals));
}

/**
 * What a serving of a dish adds to what a day lacks, or takes from it, by the slope at the day that such dishes would make on average:
 * below zero where it brings what they leave short. Comparable among dishes of one pool.
 */
export function nutrientSlope(
  task: PlanningTask,
  needs: NutrientNeeds,
  pools: readonly { dishes: readonly Dish[]; kcal: number }[],
): (dish: Dish, kcal: number) => number {
  const expected = new Float64Array(AMOUNTS);
  for (const { dishes, kcal } of pools) {
    for (const dish of dishes) addTo(expected, perKcalOf(dish), kcal / dishes.length);
  }
  const slopes = slopesAt(task, needs, expected);
  return (dish, kcal) => {
    const perKcal = perKcalOf(dish);
    return slopes.reduce(
      (sum, { slope, most }, place) => sum + slope * Math.min((perKcal[place] ?? 0) * kcal, most),
      0,
    );
  };
}

/** The share of a day's limit of sodium that so many kcal of a dish hold, without the salt that it can do without. */
export function shareOfSodium({ targetKcal }: PlanningTask, dish: Dish, kcal: number): number {
  return ((perKcalOf(dish)[AMOUNTS - 1] ?? 0) * kcal) / sodiumLimit(targetKcal);
}

/** What a little more of each amount adds to the cost of a day; beyond `most` a dish gains nothing. */
function slopesAt(task: PlanningTask, needs: NutrientNeeds, day: Float64Array) {
  const { diet, targetKcal } = task;
  const gaps = AIMS.map(({ target, isVegan }, place) => {
    const short = ((needs[place] ?? 0) - (day[place] ?? 0)) / target + SLOPE_MARGIN;
    const counts = isVegan || diet !== 'vegan';
    const steepness = counts && short > 0 ? (WEIGHT_OF[place] ?? 0) * (2 * short + ANY_SHORTAGE) : 0;
    return { slope: -steepness / target, most: DISH_SHARE_MAX * target };
  });
  const [fiber = 0, saturatedFat = 0, sodium = 0] = day.subarray(AIMS.length);
  const fiberAim = fiberAimOf(task);
  const lack = (-2 * WEIGHTS.fiber * Math.max(0, 1 - fiber / fiberAim + SLOPE_MARGIN)) / fiberAim;
  const over = (held: number, whole: number) => {
    const limit = KEPT_BELOW * whole;
    const excess = held / limit - 1 + SLOPE_MARGIN;
    return { slope: excess > 0 ? (WEIGHTS.limit * (2 * excess + ANY_EXCESS)) / limit : 0, most: whole };
  };
  return [
    ...gaps,
    { slope: lack, most: DISH_SHARE_MAX * fiberAim },
    over(saturatedFat, saturatedFatLimit(targetKcal)),
    over(sodium, sodiumLimit(targetKcal)),
  ];
}

function costOf(task: PlanningTask, needs: NutrientNeeds, day: Float64Array): number {
  return costWith(task, needs, day, { perKcal: NO_AMOUNTS, kcal: 0 });
}

/** What a day costs with so many kcal of a dish on top of what it holds. */
function costWith(
  task: PlanningTask,
  needs: NutrientNeeds,
  day: Float64Array,
  { perKcal, kcal }: { perKcal: Float64Array; kcal: number },
): number {
  const { diet, targetKcal } = task;
  const held = (place: number) => (day[place] ?? 0) + (perKcal[place] ?? 0) * kcal;
  const shares = diet === 'vegan' ? SHARE_OF_PLANTS : SHARE_OF_TARGET;
  let cost = 0;
  // Thousands of days are weighed for one plan.
  for (let place = 0; place < shares.length; place++) {
    const short = ((needs[place] ?? 0) - held(place)) * (shares[place] ?? 0);
    if (short > 0) cost += (WEIGHT_OF[place] ?? 0) * short * (short + ANY_SHORTAGE);
  }
  const [fiber, saturatedFat, sodium] = [held(AIMS.length), held(AIMS.length + 1), held(AIMS.length + 2)];
  const lack = Math.max(0, 1 - fiber / fiberAimOf(task));
  const over = (amount: number, limit: number) => {
    const excess = Math.max(0, amount / (KEPT_BELOW * limit) - 1);
    return excess * (excess + ANY_EXCESS);
  };
  const fat = over(saturatedFat, saturatedFatLimit(targetKcal));
  const salt = over(sodium, sodiumLimit(targetKcal));
  return cost + WEIGHTS.fiber * square(lack) + WEIGHTS.limit * (fat + salt);
}

/** What a day is to hold of each nutrient: of a day by itself its reference, in a week what the days before it have left open. */
export type NutrientNeeds = Float64Array;

/** What meals hold, in all their servings, of each nutrient that is aimed at, then of fiber, saturated fat and sodium. */
export function heldBy(meals: readonly PlannedMeal[]): Float64Array {
  const held = new Float64Array(AMOUNTS);
  for (const meal of meals) {
    addTo(held, amountsOf(mealNutrients(portionsOf(meal), meal.instructions)), meal.servings);
  }
  return held;
}

/** The grams of fiber that a day should hold: what its energy asks for, and no more than its notes wish for. */
function fiberAimOf({ targetKcal, limits }: PlanningTask): number {
  return Math.min(FIBER_PER_KCAL * targetKcal, limits?.most.fiber ?? Infinity);
}

/** The mg of sodium that a day of so many kcal should stay below. */
export function sodiumLimit(kcal: number): number {
  return Math.max(SODIUM.mg, SODIUM.perKcal * kcal);
}

/** The grams of saturated fat that a day of so many kcal should stay below. */
export function saturatedFatLimit(kcal: number): number {
  return (SATURATED_FAT_SHARE * kcal) / KCAL_PER_GRAM_OF_FAT;
}

const PER_KCAL = new WeakMap<Dish, Float64Array>();

/** What a kcal of a dish holds of each aim at least, then of fiber at least, of saturated fat and of sodium at most. */
function perKcalOf(dish: Dish): Float64Array {
  const known = PER_KCAL.get(dish);
  if (known) return known;
  const perKcal = sidedPerKcal(dish) ?? alonePerKcal(dish);
  PER_KCAL.set(dish, perKcal);
  return perKcal;
}

/** A dish and its side are cooked apart: what they hold adds up. */
function sidedPerKcal(dish: Dish): Float64Array | undefined {
  const side = sideOf(dish);
  if (!side) return undefined;
  const base = withoutSide(dish);
  const [ofBase, ofSide] = [perKcalOf(base), perKcalOf(side)];
  const share = base.figures.kcal / (base.figures.kcal + side.figures.kcal);
  return ofBase.map((amount, place) => amount * share + (ofSide[place] ?? 0) * (1 - share));
}

function alonePerKcal(dish: Dish): Float64Array {
  const portions = portionsOfDish(dish);
  const ranges = mealNutrients(portions, dish.recipe.steps);
  const salt = portions.reduce((sum, { food, grams }) => (food.id === 'salt' ? sum + grams : sum), 0);
  const amounts = amountsOf(ranges, SALT_SPARED * salt * SODIUM_OF_SALT);
  return Float64Array.from(amounts, (amount) => amount / ranges.kcal[1]);
}

function amountsOf(ranges: NutrientRanges, sodiumSpared = 0): Float64Array {
  const { fiber, saturatedFat, sodium } = ranges;
  const aims = AIMS.map(({ nutrient }) => ranges[nutrient][0]);
  return Float64Array.from([...aims, fiber[0], saturatedFat[1], sodium[1] - sodiumSpared]);
}

function square(value: number): number {
  return value * value;
}

function addTo(day: Float64Array, perKcal: Float64Array, kcal: number): void {
  for (let place = 0; place < day.length; place++) day[place] = (day[place] ?? 0) + (perKcal[place] ?? 0) * kcal;
}
