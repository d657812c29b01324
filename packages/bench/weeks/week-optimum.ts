import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import type { Dish } from '@platewise/planner/day/dish';
import { makeMeal } from '@platewise/planner/day/make-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { withoutSide } from '@platewise/planner/day/plate/side-dishes';
import { effortOf, kitchenOf, weekEffort } from '@platewise/planner/week/effort/week-effort';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import { PORTIONS } from '@platewise/planner/week/week-reuse';
import type { Highs } from 'highs';
import { type Solved, solveProgram, type Term } from './linear-program.ts';
import { type Plate, type WeekForm, withoutSides, withPools } from './week-form.ts';
import { type WeekProgram, weekProgram } from './week-program.ts';

/** Less than any food, cooking or minute counts: solutions so near the bound are as good as it. */
const GAP = 0.05;

/** Dishes for each choice that the best week is looked for among, and those of them that are one dish with different sides. */
const KERNEL = { dishes: 16, sides: 2 } as const;

/** The effort that no week of a form is below, and a choice of dishes of about that effort where one was found. */
export type WeekBound = { bound: number; dishes: readonly Dish[] };

/**
 * A bound that no week of a form is below, whatever its amounts: of all dishes that the planner has for it, without what their sides and the
 * targets of the days ask for.
 * @param seconds after which what is proved so far is taken
 */
export function weekBound(highs: Highs, form: WeekForm, seconds: number): WeekBound {
  const plain = withoutSides(form);
  const written = weekProgram(plain, 'ignored');
  const solved = solveProgram(highs, written.program.withCost(written.effort), { seconds, gap: GAP });
  const { bound, values } = solved;
  const dishes = values
    ? plain.choices.flatMap(({ pool }, choice) => pool[pickedOf(written, choice, values)] ?? [])
    : [];
  return { bound, dishes };
}

/**
 * The week of least effort that is found within so many seconds, in continuous amounts, with all that a week has to keep. Its dishes are
 * of those for each choice that ask for the least next to the dishes given, so that there is time to weigh them together.
 * @param known a week to begin from; it is left aside where it has another form
 * @throws where program and planner differ on the effort of a week
 */
export function bestWeek(
  highs: Highs,
  form: WeekForm,
  { near, known, seconds }: { near: readonly Dish[]; known: readonly PlannedDay[]; seconds: number },
): PlannedDay[] | null {
  const kernel = kernelOf(form, near, known);
  const written = weekProgram(kernel);
  const start = startOf(kernel, written, known);
  const solved = solveProgram(highs, written.program.withCost(written.effort), { seconds, start, gap: GAP });
  const days = daysOf(kernel, written, solved);
  if (days && Math.abs(effortOfWeek(days) - solved.cost) > GAP)
    throw new Error(`HiGHS has an effort of ${solved.cost}, the planner of ${effortOfWeek(days)}`);
  return days;
}

/** The form with few dishes: those given, those of the week that is known, and those that ask for the least next to the given ones. */
function kernelOf(form: WeekForm, near: readonly Dish[], known: readonly PlannedDay[]): WeekForm {
  const names = new Set(known.flatMap(({ meals }) => meals.map(({ name }) => name)));
  const there = near.map((dish) => makeMeal(dish.recipe, 'dinner', portionsAt(dish)));
  // Twice, so that what they have opened counts as used up.
  const kitchen = kitchenOf([...there, ...there]);
  const effort = (dish: Dish, times: number) => {
    const isThere = near.includes(withoutSide(dish)) || names.has(dish.recipe.name);
    const foods = new Set(dish.parts.flatMap(({ items }) => items.map(({ food }) => food.id)));
    return isThere
      ? -1
      : effortOf({ ...kitchen, cuisines: new Map() }, { foods: [...foods], recipe: dish.recipe, times });
  };
  return withPools(form, ({ pool, times }) => {
    const ranked = pool
      .map((dish) => ({ dish, effort: effort(dish, times) }))
      .sort((a, b) => a.effort - b.effort)
      .map(({ dish }) => dish);
    const ofOne = Map.groupBy(ranked, withoutSide);
    const first = new Set([...ofOne.values()].flatMap((sided) => sided.slice(0, KERNEL.sides)));
    return ranked.filter((dish) => first.has(dish)).slice(0, KERNEL.dishes);
  });
}

/** The planner's effort of a week: what each of its days asks for in the kitchen of those before it; what is left over asks for nothing. */
export function effortOfWeek(days: readonly PlannedDay[]): number {
  return weekEffort(
    days.map(({ meals, leftovers }) => meals.filter((_, place) => !leftovers.some((one) => one.place === place))),
  );
}

/** Whether a week has the form: what it may, it has left over and repeated. */
function hasForm({ plates }: WeekForm, days: readonly PlannedDay[]): boolean {
  return plates.every(({ day, meal, choice, isLeft }) => {
    const pot = plates.find((plate) => plate.choice === choice);
    const place = placeOf(days, { day, meal });
    const isLeftOver = days[day]?.leftovers.some((one) => one.place === place) === true;
    return isLeft === isLeftOver && nameAt(days, { day, meal }) === (pot && nameAt(days, pot));
  });
}

/** The dishes of a week that is known, each by its column; none where the week has another form, or a dish that no choice has. */
function startOf(form: WeekForm, { chosen }: WeekProgram, known: readonly PlannedDay[]): Term[] {
  if (!hasForm(form, known)) return [];
  const names = form.choices.map((_, choice) => {
    const plate = form.plates.find((one) => one.choice === choice);
    return plate && nameAt(known, plate);
  });
  const isKnown = form.choices.every(({ pool }, choice) => pool.some(({ recipe }) => recipe.name === names[choice]));
  if (!isKnown) return [];
  return form.choices.flatMap(({ pool }, choice) =>
    pool.map(({ recipe }, index): Term => [recipe.name === names[choice] ? 1 : 0, chosen[choice]?.[index] ?? 0]),
  );
}

/** Which dish of a choice is picked, by its place in the pool. */
function pickedOf({ chosen }: Pick<WeekProgram, 'chosen'>, choice: number, values: Float64Array): number {
  return chosen[choice]?.findIndex((column) => (values[column] ?? 0) > 0.5) ?? -1;
}

type Place = Pick<Plate, 'day' | 'meal'>;

function placeOf(days: readonly PlannedDay[], { day, meal }: Place): number {
  return days[day]?.meals.findIndex(({ mealType }) => mealType === meal) ?? -1;
}

function nameAt(days: readonly PlannedDay[], place: Place): string | undefined {
  return days[place.day]?.meals[placeOf(days, place)]?.name;
}

/** The days of a solution, in the very amounts of it; null where there is none. */
function daysOf(form: WeekForm, { chosen, amounts }: WeekProgram, { values }: Solved): PlannedDay[] | null {
  if (!values) return null;
  const value = (column: number) => values[column] ?? 0;
  const isOne = (column: number) => value(column) > 0.5;
  const mealOf = (index: number): PlannedMeal[] => {
    const [plate, written] = [form.plates[index], amounts[index]];
    if (!plate || !written) return [];
    if (written.kind === 'left') {
      const pot = form.plates.findIndex(({ choice }) => choice === plate.choice);
      const servings = PORTIONS[written.isPortion.findIndex(isOne)] ?? 1;
      return mealOf(pot).map((meal) => ({ ...meal, mealType: plate.meal, servings }));
    }
    const picked = pickedOf({ chosen }, plate.choice, values);
    const dish = form.choices[plate.choice]?.pool[picked];
    const scales = written.scales[picked]?.map(({ least, column }) => least + (column === null ? 0 : value(column)));
    return dish && scales ? [makeMeal(dish.recipe, plate.meal, portionsAt(dish, scales))] : [];
  };
  return form.dates.map((date, day): PlannedDay => {
    const own = [...form.plates.keys()].filter((index) => form.plates[index]?.day === day);
    const leftovers = own.flatMap((index, place) => {
      const plate = form.plates[index];
      const from = form.choices[plate?.choice ?? -1]?.from;
      return plate?.isLeft && from ? [{ place, from, isFrozen: false }] : [];
    });
    return { date, meals: own.flatMap(mealOf), leftovers, repeatPlace: null, certificate: null, warnings: [] };
  });
}

/** The foods of a dish, its parts scaled; as the recipe has them where no scales are given. */
function portionsAt({ parts }: Dish, scales?: readonly number[]): Portion[] {
  return parts.flatMap(({ items }, part) =>
    items.map(({ food, grams }) => ({ food, grams: grams * (scales ? (scales[part] ?? 0) : 1) })),
  );
}
