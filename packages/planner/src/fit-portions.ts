import type { Dish } from './dish.ts';
import { addFigures, type Figures, NO_FIGURES, sumFigures } from './figures.ts';
import type { LinearLimit } from './plan-limits.ts';
import type { PlanningTask } from './read-request.ts';

/** A dish in its slot, with the factor that each of its parts is scaled by. */
export type FittedDish = { dish: Dish; slotKcal: number; commonScale: number; scales: number[]; figures: Figures };

/** How far a part may move from the dish's common scale: beyond it the dish is no longer the dish. */
export const PART_SCALE = { min: 0.6, max: 1.7 } as const;

/** Weights of the least squares: kcal four times a macro, slots and the recipe's own proportions gently. */
const WEIGHT = { kcal: 4, macro: 1, slot: 0.35, limit: 6, proportion: 0.06 } as const;

/** Limits are aimed at from a little inside, so that rounding to kitchen amounts does not break them. */
const LIMIT_MARGIN = 0.003;

/** Enough to compare dishes by; near bounds the descent is slow, and amounts that will be served are fitted to the end. */
const SWEEPS = 40;
export const SWEEPS_TO_THE_END = 400;

// One line of the least squares: value = constant + sum(coefficients x); a hinge counts only above zero.
type Row = { coefficients: Float64Array; value: number; isHinge: boolean };

type Weigh = (figures: Figures, meal: number) => number;

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
  const fitted = dishes.map(({ dish, slotKcal }) => {
    const commonScale = slotKcal / dish.figures.kcal;
    return { dish, slotKcal, commonScale, scales: dish.parts.map(() => commonScale), figures: NO_FIGURES };
  });
  solve(fitted, rowsOf(task, limits, fitted), sweeps);
  return fitted.map((meal) => ({ ...meal, figures: figuresAt(meal) }));
}

function figuresAt({ dish, scales }: FittedDish): Figures {
  return dish.parts.reduce((sum, { figures }, index) => addFigures(sum, figures, scales[index] ?? 0), NO_FIGURES);
}

function rowsOf(task: PlanningTask, limits: readonly LinearLimit[], meals: readonly FittedDish[]): Row[] {
  const { targetKcal, shares } = task;
  // Meals that stay as they are add a constant to what counts for the whole day.
  const fixed = sumFigures(task.fixed.map(({ figures }) => figures));
  const row = (weigh: Weigh, constant: number, isHinge = false): Row => {
    const coefficients = Float64Array.from(
      meals.flatMap(({ dish }, meal) => dish.parts.map(({ figures }) => weigh(figures, meal) / targetKcal)),
    );
    return { coefficients, value: constant / targetKcal, isHinge };
  };
  const day = (weigh: (figures: Figures) => number, constant: number, isHinge = false) =>
    row(weigh, constant + weigh(fixed), isHinge);
  const macro = (own: (figures: Figures) => number, share: number) =>
    day((f) => WEIGHT.macro * (own(f) - share * (4 * f.protein + 4 * f.carbs + 9 * f.fat)), 0);
  const hinge = ({ coefficients: c, constant }: LinearLimit, onlyMeal: number | null) => {
    const weigh = (f: Figures) =>
      WEIGHT.limit *
      (c.kcal * f.kcal + c.protein * f.protein + c.fat * f.fat + c.carbs * f.carbs + c.netCarbs * f.netCarbs);
    const kcal = onlyMeal === null ? targetKcal : (meals[onlyMeal]?.slotKcal ?? 0);
    const bound = WEIGHT.limit * (constant + LIMIT_MARGIN * kcal);
    return onlyMeal === null
      ? day(weigh, bound, true)
      : row((f, meal) => (meal === onlyMeal ? weigh(f) : 0), bound, true);
  };
  return [
    day((f) => WEIGHT.kcal * f.kcal, -WEIGHT.kcal * targetKcal),
    macro((f) => 4 * f.protein, shares.protein),
    macro((f) => 4 * f.carbs, shares.carbs),
    macro((f) => 9 * f.fat, shares.fat),
    ...meals.map(({ slotKcal }, own) =>
      row((f, meal) => (meal === own ? WEIGHT.slot * f.kcal : 0), -WEIGHT.slot * slotKcal),
    ),
    ...limits.flatMap((limit) =>
      limit.scope === 'plan' ? [hinge(limit, null)] : meals.map((_, index) => hinge(limit, index)),
    ),
  ];
}

function solve(meals: readonly FittedDish[], rows: readonly Row[], sweeps: number) {
  const variables = meals.flatMap((meal, mealIndex) =>
    meal.dish.parts.map(({ part }, partIndex) => ({ meal, partIndex, mealIndex, isFixed: part === 'season' })),
  );
  for (const [index, { meal }] of variables.entries()) {
    for (const row of rows) row.value += (row.coefficients[index] ?? 0) * meal.commonScale;
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let moved = 0;
    for (const [index, { meal, partIndex, isFixed }] of variables.entries()) {
      if (!isFixed) moved = Math.max(moved, Math.abs(improve(index, meal, partIndex, rows)));
    }
    if (moved < 1e-4) return;
  }
}

/** Moves one variable to where the squares are least, within its bounds; returns how far, relative to the common scale. */
function improve(index: number, meal: FittedDish, partIndex: number, rows: readonly Row[]): number {
  const { commonScale, scales } = meal;
  const current = scales[partIndex] ?? commonScale;
  const pull = WEIGHT.proportion / commonScale / 4;
  let slope = pull * pull * (current - commonScale);
  let curvature = pull * pull;
  for (const { coefficients, value, isHinge } of rows) {
    const coefficient = coefficients[index] ?? 0;
    if (coefficient === 0 || (isHinge && value <= 0)) continue;
    slope += coefficient * value;
    curvature += coefficient * coefficient;
  }
  const wanted = current - slope / curvature;
  const next = Math.min(PART_SCALE.max * commonScale, Math.max(PART_SCALE.min * commonScale, wanted));
  const step = next - current;
  scales[partIndex] = next;
  for (const row of rows) row.value += (row.coefficients[index] ?? 0) * step;
  return step / commonScale;
}
