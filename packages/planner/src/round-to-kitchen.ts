import type { Food } from '@platewise/nutrition/food';
import { addFigures, type Figures, figuresOf, NO_FIGURES, scaleFigures, sumFigures } from './figures.ts';
import { type FittedDish, PART_SCALE } from './fit-portions.ts';
import { excess, type LinearLimit } from './plan-limits.ts';
import { dayScore, rank } from './plan-score.ts';
import type { PlanningTask } from './read-request.ts';

/** A meal in amounts that a kitchen can weigh, with the figures of just these amounts. */
export type KitchenMeal = { fitted: FittedDish; portions: { food: Food; grams: number }[]; figures: Figures };

// A portion that may still move by a step, and how far.
type Movable = { meal: number; portion: { food: Food; grams: number }; step: number; min: number; max: number };

/** Rounding may take an amount this much further than fitting did. */
const SLACK = 1.1;
const MOVES_MAX = 120;
const PAIRS_MAX = 12;
/** Squares below which nothing is left to gain: macros 0.2 percentage points from their targets. */
const CLOSE_ENOUGH = 0.000004;
/** The same for the rank. */
const RANK_ENOUGH = 0.004;

/**
 * Step 5: rounds to kitchen amounts (5 g; 1 g below 20 g, half a gram below 5 g; whole eggs), then moves single amounts
 * by a step while that brings the day closer to its targets. Figures are those of the rounded amounts.
 */
export function roundToKitchen(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly FittedDish[],
): KitchenMeal[] {
  const movable: Movable[] = [];
  const portions = dishes.map(({ dish, scales, commonScale }, meal) =>
    dish.parts.flatMap(({ part, items }, partIndex) =>
      items.map(({ food, grams }) => {
        const wanted = grams * (scales[partIndex] ?? commonScale);
        const step = food.pieceGrams ?? stepGrams(wanted);
        const portion = { food, grams: Math.max(step, Math.round(wanted / step) * step) };
        const base = grams * commonScale;
        const bounds = { min: Math.max(step, (base * PART_SCALE.min) / SLACK), max: base * PART_SCALE.max * SLACK };
        if (part !== 'season') movable.push({ meal, portion, step, ...bounds });
        return portion;
      }),
    ),
  );
  const figures = portions.map(figuresOf);
  const day: Day = { fixed: task.fixed.map((meal) => meal.figures), meals: figures, moves: movesOf(movable) };
  // Squares share an error out among the macros and lead far; the rank then takes from the macro that is furthest off.
  improveByStep(day, (meals, total) => squares(task, limits, total, meals), CLOSE_ENOUGH);
  improveByStep(day, (meals, total) => rank(dayScore(task, limits, meals, total)), RANK_ENOUGH);
  return dishes.map((fitted, meal) => {
    const weighed = portions[meal] ?? [];
    return { fitted, portions: weighed, figures: figuresOf(weighed) };
  });
}

function stepGrams(grams: number): number {
  if (grams < 5) return 0.5;
  return grams < 20 ? 1 : 5;
}

// One step of one amount, up or down, and what it does to the figures of its meal.
type Move = Movable & { sign: 1 | -1; change: Figures };

type Day = { fixed: readonly Figures[]; meals: Figures[]; moves: readonly Move[] };

/** What a day costs: smaller is better. */
type Cost = (meals: readonly Figures[], total: Figures) => number;

function movesOf(movable: readonly Movable[]): Move[] {
  return movable.flatMap((one): Move[] => {
    const perStep = figuresOf([{ food: one.portion.food, grams: one.step }]);
    return [
      { ...one, sign: 1, change: perStep },
      { ...one, sign: -1, change: scaleFigures(perStep, -1) },
    ];
  });
}

/** Takes the best single step again and again; where none helps any more, the best two that help together. */
function improveByStep(day: Day, cost: Cost, enough: number) {
  let pairs = 0;
  for (let count = 0; count < MOVES_MAX; count++) {
    const total = sumFigures([...day.meals, ...day.fixed]);
    const current = cost(day.meals, total);
    const single = bestStep(day, total, day.moves, cost, current);
    if (single) {
      take(single.move, day.meals);
      continue;
    }
    if (current < enough || pairs++ === PAIRS_MAX) return;
    const pair = bestPair(day, total, cost, current);
    if (!pair) return;
    for (const move of pair) take(move, day.meals);
  }
}

/** The step that costs least, if any costs less than `below`. */
function bestStep({ meals }: Day, total: Figures, moves: readonly Move[], cost: Cost, below: number) {
  let best: { move: Move; value: number } | null = null;
  for (const move of moves) {
    if (!isWithin(move)) continue;
    const value = costAfter(meals, total, move, cost);
    if (value < (best?.value ?? below) - 1e-9) best = { move, value };
  }
  return best;
}

/** Two steps of different amounts, more of one food for less of another as a rule: single steps cannot trade kcal. */
function bestPair(day: Day, total: Figures, cost: Cost, below: number): [Move, Move] | null {
  let best: { pair: [Move, Move]; value: number } | null = null;
  for (const [index, one] of day.moves.entries()) {
    if (!isWithin(one)) continue;
    const before = day.meals[one.meal] ?? NO_FIGURES;
    day.meals[one.meal] = addFigures(before, one.change, 1);
    const others = day.moves.slice(index + 1).filter(({ portion }) => portion !== one.portion);
    const other = bestStep(day, addFigures(total, one.change, 1), others, cost, best?.value ?? below);
    if (other) best = { pair: [one, other.move], value: other.value };
    day.meals[one.meal] = before;
  }
  return best?.pair ?? null;
}

function take({ meal, portion, sign, step, change }: Move, meals: Figures[]) {
  portion.grams += sign * step;
  meals[meal] = addFigures(meals[meal] ?? NO_FIGURES, change, 1);
}

function isWithin({ portion, sign, step, min, max }: Move): boolean {
  const grams = portion.grams + sign * step;
  return grams >= min && grams <= max;
}

function costAfter(meals: Figures[], total: Figures, move: Move, cost: Cost): number {
  const before = meals[move.meal] ?? NO_FIGURES;
  meals[move.meal] = addFigures(before, move.change, 1);
  const value = cost(meals, addFigures(total, move.change, 1));
  meals[move.meal] = before;
  return value;
}

/** What rounding makes small: the kcal error above all, then the macros' distances, and broken limits never. */
function squares(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  total: Figures,
  meals: readonly Figures[],
): number {
  const { targetKcal, shares } = task;
  const energy = 4 * total.protein + 4 * total.carbs + 9 * total.fat;
  const square = (value: number) => value * value;
  let sum =
    100 * square((total.kcal - targetKcal) / targetKcal) +
    square((4 * total.protein) / energy - shares.protein) +
    square((4 * total.carbs) / energy - shares.carbs) +
    square((9 * total.fat) / energy - shares.fat);
  for (const limit of limits) {
    const figures = limit.scope === 'plan' ? [total] : meals;
    for (const one of figures) sum += 1000 * square(Math.max(0, excess(limit, one)) / targetKcal);
  }
  return sum;
}
