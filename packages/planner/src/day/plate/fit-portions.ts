import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { addFigures, type Figures, NO_FIGURES, sumFigures } from '../figures.ts';
import type { LinearLimit } from '../scoring/plan-limits.ts';
import { CONSTANTS, descend, type LeastSquares, squaresOf } from './coordinate-descent.ts';
import { type FitModel, fitModel, KINDS_THAT_COUNT, linesOf, type SlotDish, slotDishModel } from './fit-model.ts';

/** A dish in its slot, with the factor that each of its parts is scaled by, and by how much it leaves the bounds of a plate. */
export type FittedDish = {
  dish: Dish;
  slotKcal: number;
  commonScale: number;
  scales: number[];
  figures: Figures;
  breach: number;
};

/** What the bounds of a plate weigh, and what is left of it where the kcal of a day could not be met otherwise. */
const PLATE_WEIGHT = { usual: 2, broken: 0.2 } as const;

/** Bounds are aimed at from a little inside, so that rounding to kitchen amounts does not break them. */
const PLATE_MARGIN = 0.03;

/** The share of its kcal that a day may lack before plates leave their bounds. */
const KCAL_MISSED = 0.004;

/** Enough to compare dishes by; near bounds the descent is slow, and amounts that will be served are fitted to the end. */
const SWEEPS = 40;
/** Enough to see what is far from good. */
const SWEEPS_AT_A_GLANCE = 15;
const SWEEPS_TO_THE_END = 400;

/**
 * Step 4: scales the parts of the dishes together so that the day meets its kcal and macro shares, each meal stays near
 * its slot, and hard limits are kept. Solved as bounded least squares by coordinate descent, in continuous grams, to the end.
 */
export function fitPortions(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly SlotDish[],
): FittedDish[] {
  const model = fitModel(task, limits);
  const fitted = fitToTheEnd(model, dishes, PLATE_WEIGHT.usual);
  const kcal = sumFigures([...fitted, ...task.fixed].map(({ figures }) => figures)).kcal;
  if (Math.abs(kcal - task.targetKcal) <= KCAL_MISSED * task.targetKcal) return fitted;
  // Where the dishes that are to be served cannot hold the day, the bounds give way and not the kcal (decisions 9.2).
  return fitToTheEnd(model, dishes, PLATE_WEIGHT.broken);
}

/** The dishes in the sizes of their slots, all that is in one by the same factor: whatever stands on the plate then. */
export function scaleAlike(dishes: readonly SlotDish[]): FittedDish[] {
  return dishes.map(({ dish, slotKcal }) => {
    const commonScale = slotKcal / dish.figures.kcal;
    const scales = dish.parts.map(() => commonScale);
    return { dish, slotKcal, commonScale, scales, figures: figuresAt(dish, scales), breach: 0 };
  });
}

/**
 * Portions fitted as near as it takes to compare dishes.
 * @param goesOn asked after the first rounds, with what they come to: whether the others are worth their time
 * @returns null where they are not
 */
export function fitRoughly(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly SlotDish[],
  goesOn: (fitted: FittedDish[]) => boolean,
): FittedDish[] | null {
  const model = fitModel(task, limits);
  const squares = leastSquares(model, dishes);
  const aim = { weight: PLATE_WEIGHT.usual, margin: PLATE_MARGIN };
  descend(squares, aim, SWEEPS_AT_A_GLANCE);
  if (!goesOn(fittedDishes(model, dishes, squares))) return null;
  descend(squares, aim, SWEEPS - SWEEPS_AT_A_GLANCE);
  return fittedDishes(model, dishes, squares);
}

function fitToTheEnd(model: FitModel, dishes: readonly SlotDish[], weight: number): FittedDish[] {
  const squares = leastSquares(model, dishes);
  descend(squares, { weight, margin: PLATE_MARGIN }, SWEEPS_TO_THE_END);
  return fittedDishes(model, dishes, squares);
}

/** The dishes with the amounts that the squares have come to. */
function fittedDishes(model: FitModel, dishes: readonly SlotDish[], squares: LeastSquares): FittedDish[] {
  const { scales: moved, filled, signs } = squares;
  let [variable, bound] = [0, 0];
  return dishes.map((one) => {
    const { dish, slotKcal } = one;
    const { commonScale, signs: ownBounds } = slotDishModel(model, one);
    const scales = dish.parts.map(({ part }) => (part === 'season' ? commonScale : (moved[variable++] ?? 0)));
    let breach = 0;
    for (const end = bound + ownBounds.length; bound < end; bound++) {
      breach += Math.max(0, (signs[bound] ?? 1) * ((filled[bound] ?? 0) - 1));
    }
    return { dish, slotKcal, commonScale, scales, figures: figuresAt(dish, scales), breach };
  });
}

/** The dishes of a day together, their parts as the recipes have them. */
function leastSquares(model: FitModel, dishes: readonly SlotDish[]): LeastSquares {
  const meals = dishes.map((one) => slotDishModel(model, one));
  const { values, ofMeal } = linesOf(model, dishes);
  const linesOfOne = model.weighs.length;
  const squares = squaresOf({
    variables: meals.reduce((sum, { variables }) => sum + variables, 0),
    linesOfOne,
    alwaysCount: KINDS_THAT_COUNT,
    lines: values.length,
    bounds: meals.reduce((sum, { signs }) => sum + signs.length, 0),
    shares: meals.reduce((sum, { boundOf }) => sum + boundOf.length, 0),
  });
  squares.values.set(values);
  let [variable, bound, share] = [0, 0, 0];
  for (const [place, meal] of meals.entries()) {
    const lines = ofMeal[place] ?? [];
    squares.scales.fill(meal.commonScale, variable, variable + meal.variables);
    squares.constants.set(meal.constants, variable * CONSTANTS.count);
    squares.coefficients.set(meal.coefficients, variable * linesOfOne);
    squares.filled.set(meal.filled, bound);
    squares.signs.set(meal.signs, bound);
    squares.share.set(meal.shares, share);
    for (let at = 0; at < meal.boundOf.length; at++) squares.boundOf[share + at] = bound + (meal.boundOf[at] ?? 0);
    for (let at = 0; at < meal.variables; at++) {
      squares.sharesEnd[variable + at] = share + (meal.sharesEnd[at] ?? 0);
      for (let kind = 0; kind < linesOfOne; kind++)
        squares.lineOf[(variable + at) * linesOfOne + kind] = lines[kind] ?? 0;
    }
    for (const atStart of meal.atStart) addTo(squares.values, lines, atStart);
    variable += meal.variables;
    bound += meal.signs.length;
    share += meal.boundOf.length;
  }
  return squares;
}

/** Adds what a part of a meal comes to, in the order of the kinds, to the lines that it stands in. */
function addTo(values: Float64Array, lines: readonly number[], atStart: Float64Array) {
  for (let kind = 0; kind < lines.length; kind++) {
    const line = lines[kind] as number;
    values[line] = (values[line] as number) + (atStart[kind] as number);
  }
}

function figuresAt(dish: Dish, scales: readonly number[]): Figures {
  return dish.parts.reduce((sum, { figures }, index) => addFigures(sum, figures, scales[index] ?? 0), NO_FIGURES);
}
