import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { addFigures, type Figures, NO_FIGURES, sumFigures } from '../figures.ts';
import type { LinearLimit } from '../plan-limits.ts';
import { ONE_EATER, plateRows } from './plate-rows.ts';

/** A dish in its slot, with the factor that each of its parts is scaled by, and by how much it leaves the bounds of a plate. */
export type FittedDish = {
  dish: Dish;
  slotKcal: number;
  commonScale: number;
  scales: number[];
  figures: Figures;
  breach: number;
};

/** How far a part may move from the dish's common scale: beyond it the dish is no longer the dish. */
const PART_SCALE = { min: 0.6, max: 1.7 } as const;

/** The scales that a part may have; no part of a large meal has to be more than the recipe has of it. */
export function partScales(commonScale: number): { min: number; max: number } {
  return { min: Math.min(PART_SCALE.min * commonScale, 1), max: PART_SCALE.max * commonScale };
}

/** Weights of the least squares: kcal four times a macro, slots and the recipe's own proportions gently. */
const WEIGHT = { kcal: 4, macro: 1, slot: 0.35, limit: 6, proportion: 0.06, plate: 2, brokenPlate: 0.2 } as const;

/** The kind of line that the size of a meal is: the fifth, after the day's kcal and macros. */
const SLOT_KIND = 4;

/** Limits are aimed at from a little inside, so that rounding to kitchen amounts does not break them. */
const LIMIT_MARGIN = 0.003;

/** The same for the bounds of a plate. */
const PLATE_MARGIN = 0.03;

/** The share of its kcal that a day may lack before plates leave their bounds. */
const KCAL_MISSED = 0.004;

/** Enough to compare dishes by; near bounds the descent is slow, and amounts that will be served are fitted to the end. */
const SWEEPS = 40;
export const SWEEPS_TO_THE_END = 400;

type Weigh = (figures: Figures) => number;

// What is the same in every fit of a task. The lines of the least squares are value = constant + sum(coefficients x): four
// and the plan's limits for the whole day, one and its limits for each meal. `weighs` has each kind of line once.
type Model = {
  weighs: readonly { weigh: Weigh; isHinge: boolean; ofMeal: boolean }[];
  fixed: Figures;
  dishes: Map<Dish, ModelledDish>;
};

// How a part of a dish counts in each kind of line, and the bounds of its plate for each size that it was fitted in.
type ModelledDish = { ofPart: readonly (readonly number[])[]; plates: Map<number, PlateModel> };

type PlateModel = { filled: readonly number[]; signs: readonly number[]; ofPart: readonly BoundShare[] };

// The bounds that a part counts towards, and how much.
type BoundShare = { bounds: readonly number[]; coefficients: readonly number[] };

// The bounds of one plate while it is fitted; a bound counts only beyond its limit.
type Plate = { filled: number[]; signs: readonly number[]; weight: number; ofPart: readonly BoundShare[] };

const MODELS = new WeakMap<PlanningTask, WeakMap<readonly LinearLimit[], Model>>();

/**
 * Step 4: scales the parts of the dishes together so that the day meets its kcal and macro shares, each meal stays near
 * its slot, and hard limits are kept. Solved as bounded least squares by coordinate descent, in continuous grams.
 * @param sweeps rounds over all parts at most
 */
export function fitPortions(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly { dish: Dish; slotKcal: number }[],
  sweeps = SWEEPS,
): FittedDish[] {
  const fitted = fitWith(task, limits, dishes, { sweeps, plateWeight: WEIGHT.plate });
  const kcal = sumFigures([...fitted, ...task.fixed].map(({ figures }) => figures)).kcal;
  const isMet = Math.abs(kcal - task.targetKcal) <= KCAL_MISSED * task.targetKcal;
  // Where the dishes that are to be served cannot hold the day, the bounds give way and not the kcal (decisions 9.2).
  if (isMet || sweeps < SWEEPS_TO_THE_END) return fitted;
  return fitWith(task, limits, dishes, { sweeps, plateWeight: WEIGHT.brokenPlate });
}

function fitWith(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly { dish: Dish; slotKcal: number }[],
  { sweeps, plateWeight }: { sweeps: number; plateWeight: number },
): FittedDish[] {
  const fitted = dishes.map(({ dish, slotKcal }) => {
    const commonScale = slotKcal / dish.figures.kcal;
    const scales = dish.parts.map(() => commonScale);
    return { dish, slotKcal, commonScale, scales, figures: NO_FIGURES, breach: 0 };
  });
  const model = modelOf(task, limits);
  const plates = fitted.map((meal) => plateOf(task, model, meal, plateWeight));
  solve(task, { model, limits, meals: fitted, plates }, sweeps);
  return fitted.map((meal, index) => ({ ...meal, figures: figuresAt(meal), breach: breachOf(plates[index]) }));
}

function plateOf(task: PlanningTask, model: Model, meal: FittedDish, weight: number): Plate {
  const { plates } = dishOf(task, model, meal.dish);
  const plate = plates.get(meal.slotKcal) ?? readPlate(task, meal);
  plates.set(meal.slotKcal, plate);
  return { ...plate, filled: [...plate.filled], weight };
}

function readPlate(task: PlanningTask, { dish, slotKcal: kcal, commonScale }: FittedDish): PlateModel {
  const plate = { kcal, isKeto: task.diet === 'keto', eaters: task.eaters ?? ONE_EATER };
  const rows = plateRows(dish, plate, partScales(commonScale));
  return {
    filled: rows.map(({ coefficients }) => coefficients.reduce((sum, one) => sum + one * commonScale, 0)),
    signs: rows.map(({ side }) => (side === 'above' ? 1 : -1)),
    ofPart: dish.parts.map((_, part) => {
      const bounds = [...rows.keys()].filter((row) => (rows[row]?.coefficients[part] ?? 0) !== 0);
      return { bounds, coefficients: bounds.map((row) => rows[row]?.coefficients[part] ?? 0) };
    }),
  };
}

function breachOf(plate: Plate | undefined): number {
  if (!plate) return 0;
  return plate.filled.reduce((sum, one, row) => sum + Math.max(0, (plate.signs[row] ?? 1) * (one - 1)), 0);
}

function figuresAt({ dish, scales }: FittedDish): Figures {
  return dish.parts.reduce((sum, { figures }, index) => addFigures(sum, figures, scales[index] ?? 0), NO_FIGURES);
}

function modelOf(task: PlanningTask, limits: readonly LinearLimit[]): Model {
  const ofTask = MODELS.get(task) ?? new WeakMap<readonly LinearLimit[], Model>();
  MODELS.set(task, ofTask);
  const model = ofTask.get(limits) ?? readModel(task, limits);
  ofTask.set(limits, model);
  return model;
}

function readModel({ shares, fixed }: PlanningTask, limits: readonly LinearLimit[]): Model {
  const day = (weigh: Weigh) => ({ weigh, isHinge: false, ofMeal: false });
  const macro = (own: Weigh, share: number) =>
    day((f) => WEIGHT.macro * (own(f) - share * (4 * f.protein + 4 * f.carbs + 9 * f.fat)));
  const limit = ({ coefficients: c, scope }: LinearLimit) => ({
    weigh: (f: Figures) =>
      WEIGHT.limit *
      (c.kcal * f.kcal + c.protein * f.protein + c.fat * f.fat + c.carbs * f.carbs + c.netCarbs * f.netCarbs),
    isHinge: true,
    ofMeal: scope === 'meal',
  });
  return {
    weighs: [
      day((f) => WEIGHT.kcal * f.kcal),
      macro((f) => 4 * f.protein, shares.protein),
      macro((f) => 4 * f.carbs, shares.carbs),
      macro((f) => 9 * f.fat, shares.fat),
      { weigh: (f) => WEIGHT.slot * f.kcal, isHinge: false, ofMeal: true },
      ...limits.map(limit),
    ],
    fixed: sumFigures(fixed.map(({ figures }) => figures)),
    dishes: new Map(),
  };
}

function dishOf({ targetKcal }: PlanningTask, { weighs, dishes }: Model, dish: Dish): ModelledDish {
  const known = dishes.get(dish);
  if (known) return known;
  const ofPart = dish.parts.map(({ figures }) => weighs.map(({ weigh }) => weigh(figures) / targetKcal));
  const modelled = { ofPart, plates: new Map<number, PlateModel>() };
  dishes.set(dish, modelled);
  return modelled;
}

// The lines of one fit with their values, and for each meal which of them its parts are in, in the order of the kinds.
type Lines = { values: number[]; isHinge: boolean[]; ofMeal: number[][] };

function linesOf(
  { targetKcal }: PlanningTask,
  { weighs, fixed }: Model,
  limits: readonly LinearLimit[],
  meals: readonly FittedDish[],
): Lines {
  const lines: Lines = { values: [], isHinge: [], ofMeal: meals.map(() => []) };
  // The constants of the kinds: the day's kcal, three macros, the size of a meal, then the limits.
  const constantOf = (kind: number, meal: FittedDish | null): number => {
    if (kind === 0) return -WEIGHT.kcal * targetKcal;
    if (kind < SLOT_KIND) return 0;
    if (kind === SLOT_KIND) return -WEIGHT.slot * (meal?.slotKcal ?? 0);
    const limit = limits[kind - SLOT_KIND - 1];
    return WEIGHT.limit * ((limit?.constant ?? 0) + LIMIT_MARGIN * (meal?.slotKcal ?? targetKcal));
  };
  const add = (kind: number, constant: number) => {
    lines.isHinge.push(weighs[kind]?.isHinge === true);
    return lines.values.push(constant / targetKcal) - 1;
  };
  for (const [kind, { weigh, ofMeal }] of weighs.entries()) {
    if (ofMeal) {
      for (const [index, meal] of meals.entries()) lines.ofMeal[index]?.push(add(kind, constantOf(kind, meal)));
    } else {
      // Meals that stay as they are add a constant to what counts for the whole day.
      const line = add(kind, constantOf(kind, null) + weigh(fixed));
      for (const own of lines.ofMeal) own.push(line);
    }
  }
  return lines;
}

// One part of one meal as the descent moves it.
type Variable = {
  meal: FittedDish;
  part: number;
  lines: readonly number[];
  coefficients: readonly number[];
  plate: Plate;
  share: BoundShare;
  min: number;
  max: number;
};

type Fit = {
  model: Model;
  limits: readonly LinearLimit[];
  meals: readonly FittedDish[];
  plates: readonly Plate[];
};

function solve(task: PlanningTask, { model, limits, meals, plates }: Fit, sweeps: number) {
  const day = linesOf(task, model, limits, meals);
  const variables: Variable[] = [];
  for (const [index, meal] of meals.entries()) {
    const { ofPart } = dishOf(task, model, meal.dish);
    const [lines, plate] = [day.ofMeal[index], plates[index]];
    if (!lines || !plate) continue;
    const bounds = partScales(meal.commonScale);
    for (const [part, { part: kind }] of meal.dish.parts.entries()) {
      const [coefficients, share] = [ofPart[part], plate.ofPart[part]];
      if (!coefficients || !share) continue;
      addTo(day.values, lines, coefficients, meal.commonScale);
      if (kind !== 'season') variables.push({ meal, part, lines, coefficients, plate, share, ...bounds });
    }
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let moved = 0;
    for (const variable of variables) moved = Math.max(moved, Math.abs(improve(variable, day)));
    if (moved < 1e-4) return;
  }
}

/** Moves one variable to where the squares are least, within its bounds; returns how far, relative to the common scale. */
function improve(variable: Variable, { values, isHinge }: Lines): number {
  // This runs millions of times for a week: plain loops over numbers, and no object is made in them.
  const { meal, part, lines, coefficients, plate, share, min, max } = variable;
  const { commonScale, scales } = meal;
  const { filled, signs, weight } = plate;
  const current = scales[part] ?? commonScale;
  const pull = WEIGHT.proportion / commonScale / 4;
  let slope = pull * pull * (current - commonScale);
  let curvature = pull * pull;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as number;
    const value = values[line] as number;
    if (isHinge[line] && value <= 0) continue;
    const coefficient = coefficients[at] as number;
    slope += coefficient * value;
    curvature += coefficient * coefficient;
  }
  for (let at = 0; at < share.bounds.length; at++) {
    const bound = share.bounds[at] as number;
    const sign = signs[bound] as number;
    const beyond = sign * ((filled[bound] as number) - 1) + PLATE_MARGIN;
    if (beyond <= 0) continue;
    const coefficient = weight * (share.coefficients[at] as number);
    slope += coefficient * sign * weight * beyond;
    curvature += coefficient * coefficient;
  }
  const next = Math.min(max, Math.max(min, current - slope / curvature));
  const step = next - current;
  if (step === 0) return 0;
  scales[part] = next;
  addTo(values, lines, coefficients, step);
  addTo(filled, share.bounds, share.coefficients, step);
  return step / commonScale;
}

/** Adds a multiple of coefficients to the values of the lines that they stand in. */
function addTo(values: number[], lines: readonly number[], coefficients: readonly number[], times: number) {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as number;
    values[line] = (values[line] as number) + (coefficients[at] as number) * times;
  }
}
