import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { type BoundRow, boundRows, filledBy, isMainKind } from '../../conditions/bound-rows.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { type Figures, sumFigures } from '../figures.ts';
import type { LinearLimit } from '../scoring/plan-limits.ts';
import { partScales } from './part-scales.ts';
import { ONE_EATER, plateRows } from './plate-rows.ts';

/** A dish and the kcal of the slot that it fills. */
export type SlotDish = { dish: Dish; slotKcal: number };

/** Weights of the least squares: kcal four times a macro, slots and the recipe's own proportions gently. */
const WEIGHT = { kcal: 4, macro: 1, slot: 0.35, limit: 6, proportion: 0.06 } as const;

/** The kind of line that the size of a meal is: the fifth, after the day's kcal and macros. */
const SLOT_KIND = 4;

/** The kinds that always count; those behind them are limits, which count only where they are broken. */
export const KINDS_THAT_COUNT = SLOT_KIND + 1;

/** Limits are aimed at from a little inside, so that rounding to kitchen amounts does not break them. */
const LIMIT_MARGIN = 0.003;

/** The bounds of conditions, by the share that is filled of each, weigh as limits do, and are aimed at from further inside. */
const ROW_WEIGHT = 6;
const ROW_MARGIN = 0.02;
/** Of a meal that a bound does not count: a line that is never above zero. */
const NEVER = -1e6;

/** What is weighed: a part of a dish, or the meals that stay as they are. */
type Weighed = { figures: Figures; items: readonly Portion[] };

type Weigh = (part: Weighed) => number;

/**
 * What is the same in every fit of a task. The lines of the least squares are value = constant + sum(coefficients x): four
 * and the plan's limits for the whole day, one and its limits for each meal. `weighs` has each kind of line once.
 */
export type FitModel = {
  task: PlanningTask;
  limits: readonly LinearLimit[];
  /** The bounds of conditions, whose lines follow those of the limits. */
  rows: readonly BoundRow[];
  weighs: readonly { weigh: Weigh; ofMeal: boolean }[];
  fixed: Weighed;
  dishes: Map<Dish, Map<number, SlotDishModel>>;
};

/** What a dish brings to a fit in a slot of one size; of its parts only those that may be scaled are variables. */
export type SlotDishModel = {
  commonScale: number;
  variables: number;
  /** Of each variable, as in `LeastSquares`. */
  constants: Float64Array;
  coefficients: Float64Array;
  /** What each part, seasoning too, adds to each kind of line as the recipe has it. */
  atStart: readonly Float64Array[];
  sharesEnd: readonly number[];
  boundOf: readonly number[];
  shares: Float64Array;
  filled: Float64Array;
  signs: Float64Array;
};

const MODELS = new WeakMap<PlanningTask, WeakMap<readonly LinearLimit[], FitModel>>();

/** The model of a task, made once. */
export function fitModel(task: PlanningTask, limits: readonly LinearLimit[]): FitModel {
  const ofTask = MODELS.get(task) ?? new WeakMap<readonly LinearLimit[], FitModel>();
  MODELS.set(task, ofTask);
  const model = ofTask.get(limits) ?? readModel(task, limits);
  ofTask.set(limits, model);
  return model;
}

function readModel(task: PlanningTask, limits: readonly LinearLimit[]): FitModel {
  const { shares, fixed } = task;
  const rows = boundRows(task);
  const day = (weigh: Weigh) => ({ weigh, ofMeal: false });
  const macro = (own: (figures: Figures) => number, share: number) =>
    day(({ figures: f }) => WEIGHT.macro * (own(f) - share * (4 * f.protein + 4 * f.carbs + 9 * f.fat)));
  const limit = ({ coefficients: c, scope }: LinearLimit) => ({
    weigh: ({ figures: f }: Weighed) =>
      WEIGHT.limit *
      (c.kcal * f.kcal + c.protein * f.protein + c.fat * f.fat + c.carbs * f.carbs + c.netCarbs * f.netCarbs),
    ofMeal: scope === 'meal',
  });
  return {
    task,
    limits,
    weighs: [
      day(({ figures }) => WEIGHT.kcal * figures.kcal),
      macro((f) => 4 * f.protein, shares.protein),
      macro((f) => 4 * f.carbs, shares.carbs),
      macro((f) => 9 * f.fat, shares.fat),
      { weigh: ({ figures }) => WEIGHT.slot * figures.kcal, ofMeal: true },
      ...limits.map(limit),
      ...rows.map((row) => ({
        weigh: ({ items }: Weighed) => ROW_WEIGHT * signOf(row) * task.targetKcal * filledBy(row, items),
        ofMeal: row.per === 'meal',
      })),
    ],
    rows,
    fixed: {
      figures: sumFigures(fixed.map(({ figures }) => figures)),
      items: fixed.flatMap(({ portions, servings }) =>
        portions.map(({ food, grams }) => ({ food, grams: grams * servings })),
      ),
    },
    dishes: new Map(),
  };
}

/** What a dish brings to the fits of a task, worked out once for each size of slot. */
export function slotDishModel(model: FitModel, { dish, slotKcal }: SlotDish): SlotDishModel {
  const ofDish = model.dishes.get(dish) ?? new Map<number, SlotDishModel>();
  model.dishes.set(dish, ofDish);
  const known = ofDish.get(slotKcal) ?? readSlotDish(model, { dish, slotKcal });
  ofDish.set(slotKcal, known);
  return known;
}

function readSlotDish({ task, weighs }: FitModel, { dish, slotKcal: kcal }: SlotDish): SlotDishModel {
  const commonScale = kcal / dish.figures.kcal;
  const { min, max } = partScales(commonScale);
  const proportion = WEIGHT.proportion / commonScale / 4;
  const pull = proportion * proportion;
  const plate = { kcal, isKeto: task.diet === 'keto', eaters: task.eaters ?? ONE_EATER };
  const rows = plateRows(dish, plate, { min, max });
  const ofParts = dish.parts.map((part) => weighs.map(({ weigh }) => weigh(part) / task.targetKcal));
  const constants: number[] = [];
  const coefficients: number[] = [];
  const sharesEnd: number[] = [];
  const boundOf: number[] = [];
  const shares: number[] = [];
  for (const [part, { part: kind }] of dish.parts.entries()) {
    const ofPart = ofParts[part] ?? [];
    if (kind === 'season') continue;
    const curvature = ofPart.slice(0, KINDS_THAT_COUNT).reduce((sum, one) => sum + one * one, pull);
    constants.push(commonScale, min, max, pull, curvature);
    coefficients.push(...ofPart);
    for (const [row, { coefficients: ofRow }] of rows.entries()) {
      const share = ofRow[part] ?? 0;
      if (share === 0) continue;
      boundOf.push(row);
      shares.push(share);
    }
    sharesEnd.push(boundOf.length);
  }
  return {
    commonScale,
    variables: sharesEnd.length,
    constants: Float64Array.from(constants),
    coefficients: Float64Array.from(coefficients),
    atStart: ofParts.map((ofPart) => Float64Array.from(ofPart, (one) => one * commonScale)),
    sharesEnd,
    boundOf,
    shares: Float64Array.from(shares),
    filled: Float64Array.from(rows, (row) => row.coefficients.reduce((sum, one) => sum + one * commonScale, 0)),
    signs: Float64Array.from(rows, ({ side }) => (side === 'above' ? 1 : -1)),
  };
}

/** The lines of one day of dishes with their constants, and for each meal which of them its parts are in, in the order of the kinds. */
export function linesOf(
  { task: { targetKcal }, limits, rows, weighs, fixed }: FitModel,
  meals: readonly SlotDish[],
): { values: number[]; ofMeal: number[][] } {
  const values: number[] = [];
  const ofMeals = meals.map((): number[] => []);
  // The constants of the kinds: the day's kcal, three macros, the size of a meal, then the limits.
  const constantOf = (kind: number, meal: SlotDish | null): number => {
    if (kind === 0) return -WEIGHT.kcal * targetKcal;
    if (kind < SLOT_KIND) return 0;
    if (kind === SLOT_KIND) return -WEIGHT.slot * (meal?.slotKcal ?? 0);
    const place = kind - SLOT_KIND - 1;
    const row = rows[place - limits.length];
    if (row) return targetKcal * rowConstant(row, meal);
    const limit = limits[place];
    return WEIGHT.limit * ((limit?.constant ?? 0) + LIMIT_MARGIN * (meal?.slotKcal ?? targetKcal));
  };
  const add = (constant: number) => values.push(constant / targetKcal) - 1;
  for (const [kind, { weigh, ofMeal }] of weighs.entries()) {
    if (ofMeal) {
      for (const [index, meal] of meals.entries()) ofMeals[index]?.push(add(constantOf(kind, meal)));
    } else {
      // Meals that stay as they are add a constant to what counts for the whole day.
      const line = add(constantOf(kind, null) + weigh(fixed));
      for (const own of ofMeals) own.push(line);
    }
  }
  return { values, ofMeal: ofMeals };
}

function signOf({ side }: BoundRow): 1 | -1 {
  return side === 'above' ? 1 : -1;
}

/** What the line of a bound starts from: above zero where it is left, or nearly. */
function rowConstant(row: BoundRow, meal: SlotDish | null): number {
  if (meal && row.mainsOnly && !isMainKind(meal.dish.recipe.kind)) return NEVER;
  return ROW_WEIGHT * (ROW_MARGIN - signOf(row));
}
