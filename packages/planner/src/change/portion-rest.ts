import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { MacroShares } from '@platewise/nutrition/recipes/goal-splits';
import { type Figures, macroEnergy, scaleFigures, sumFigures } from '../day/figures.ts';
import { makeMeal } from '../day/make-meal.ts';
import { fitPortions, scaleAlike } from '../day/plate/fit-portions.ts';
import { roundToKitchen } from '../day/plate/round-to-kitchen.ts';
import { excess, planLimits } from '../day/scoring/plan-limits.ts';
import { MEAL_KCAL } from '../request/meal-slots.ts';
import type { PlanningTask } from '../request/read-request.ts';
import {
  dayTask,
  figuresOfMeal,
  type MacroGoals,
  type MovableMeal,
  NO_MACRO_GOALS,
  type RestOfDay,
} from './rest-of-day.ts';

/** Portions are aimed at from a little inside their bounds, so that rounding to kitchen amounts does not lead out. */
const AIMED_SCALE = { min: 0.53, max: 1.47 } as const;

const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;
const MACROS = ['protein', 'carbs', 'fat'] as const;

/** All open meals of a day, and how many kcal rounding and goals for macros lead away from what the bounds allow. */
type PortionedRest = { meals: Meal[]; offKcal: number };

/**
 * Portions the movable meals of a day so that the day comes to `aimKcal`, or as near as the bounds of each meal allow.
 * @param goals the macros that the portions lean towards
 * @param isAlike whether each meal is scaled and weighed by itself, all that is in it alike, whatever its plate then holds
 */
export function portionRest(
  day: RestOfDay,
  movable: readonly MovableMeal[],
  { aimKcal, goals, isAlike = false }: { aimKcal: number; goals: MacroGoals; isAlike?: boolean },
): PortionedRest {
  const stays = day.open.filter((_, place) => !movable.some((one) => one.place === place));
  const fixed = sumFigures([...day.settled, ...stays.map(figuresOfMeal)]);
  const sizes = sizesOf(movable, aimKcal - fixed.kcal);
  const scaled = movable.map(({ planned }, index) => scaleFigures(planned, (sizes[index] ?? 0) / planned.kcal));
  const whole = sumFigures([fixed, ...scaled]);
  const meals = weigh(day, movable, sizes, { fixed, whole, goals, isAlike });
  const { kcal } = sumFigures([...day.settled, ...meals.map(figuresOfMeal)]);
  return { meals, offKcal: Math.abs(kcal - whole.kcal) };
}

type Aim = { fixed: Figures; whole: Figures; goals: MacroGoals; isAlike: boolean };

function weigh(day: RestOfDay, movable: readonly MovableMeal[], sizes: readonly number[], aim: Aim): Meal[] {
  const task = taskOf(day, movable.length, aim);
  // What was eaten may have broken a limit already; the portions cannot mend that and must not be bent by it.
  const limits = planLimits(task).filter((limit) => limit.scope === 'meal' || excess(limit, aim.whole) <= 0);
  const dishes = movable.map(({ dish }, index) => ({ dish, slotKcal: sizes[index] ?? 0 }));
  // Weighed together, what one meal lacks by rounding is given to another, which may lead that one out of its bounds.
  const kitchen = aim.isAlike
    ? scaleAlike(dishes).flatMap((one) => {
        const alone = { targetKcal: one.slotKcal, shares: sharesFor(NO_MACRO_GOALS, one.figures), fixed: [] };
        return roundToKitchen({ ...task, ...alone }, [], [one], 'ignored');
      })
    : roundToKitchen(task, limits, fitPortions(task, limits, dishes));
  const meals = [...day.open];
  for (const [index, { place, meal, dish }] of movable.entries()) {
    const { id, isFavorite, mealType } = meal;
    meals[place] = { ...makeMeal(dish.recipe, mealType, kitchen[index]?.portions ?? []), id, isFavorite };
  }
  return meals;
}

/** kcal for each meal, all by one factor until a bound of theirs is reached, so that together they come to `kcal` or near it. */
function sizesOf(movable: readonly MovableMeal[], kcal: number): number[] {
  const at = (factor: number) =>
    movable.map(({ meal, planned }) => {
      const { min, max } = boundsOf(meal, planned);
      return Math.min(max, Math.max(min, planned.kcal * factor));
    });
  let [low, high]: [number, number] = [AIMED_SCALE.min, AIMED_SCALE.max];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) < kcal) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}

/** A meal that is smaller or larger than the planner makes them may come nearer to that, never further from it. */
function boundsOf({ mealType }: Meal, { kcal }: Figures) {
  const usual = mealType === 'snack' ? MEAL_KCAL.snack : MEAL_KCAL.main;
  return {
    min: Math.min(kcal, Math.max(kcal * AIMED_SCALE.min, usual.min)),
    max: Math.max(kcal, Math.min(kcal * AIMED_SCALE.max, usual.max)),
  };
}

/** The day as the planner's own steps take it: what is settled counts for the whole day and cannot move. */
function taskOf({ diet }: RestOfDay, mealCount: number, { fixed, whole, goals }: Omit<Aim, 'isAlike'>): PlanningTask {
  const task = dayTask({ diet, mealCount, kcal: whole.kcal });
  return {
    ...task,
    shares: sharesFor(goals, whole),
    fixed: [{ dish: undefined, portions: [], servings: 1, figures: fixed }],
  };
}

/** The split that goals in grams ask for; what they leave is shared as it is on the day when all is only scaled. */
function sharesFor(goals: MacroGoals, whole: Figures): MacroShares {
  const energy = macroEnergy(whole);
  const shareOf = (name: keyof MacroGoals, grams: number) => (grams * KCAL_PER_GRAM[name]) / energy;
  const given = sum(MACROS.map((name) => shareOf(name, goals[name] ?? 0)));
  const others = sum(MACROS.map((name) => (goals[name] === null ? shareOf(name, whole[name]) : 0)));
  const share = (name: keyof MacroGoals): number => {
    const grams = goals[name];
    if (grams === null) return (shareOf(name, whole[name]) / others) * Math.max(0, 1 - given);
    // Goals for all three, or for more than the day holds, are followed in their proportions.
    return shareOf(name, grams) / (others === 0 ? given : Math.max(1, given));
  };
  const hasSplit = given > 0 || others > 0;
  if (hasSplit) return { protein: share('protein'), carbs: share('carbs'), fat: share('fat') };
  return sharesFor(NO_MACRO_GOALS, whole);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
