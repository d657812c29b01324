import type { Food } from '@platewise/nutrition/foods/food';
import { isSpice, SPICE_STEP_GRAMS } from '@platewise/nutrition/foods/is-spice';
import { type BoundMeter, boundMeter, excessChange, fillRows, meterExcess } from '../../conditions/bound-meter.ts';
import { isMainKind } from '../../conditions/bound-rows.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { addFigures, type Figures, figuresOf, NO_FIGURES, scaleFigures, sumFigures } from '../figures.ts';
import type { LinearLimit } from '../scoring/plan-limits.ts';
import { type DayCost, ranked, squares } from './day-costs.ts';
import type { FittedDish } from './fit-portions.ts';
import { partScales } from './part-scales.ts';
import { breachChange, fill, type GramShares, meterBreach, type PlateMeter, plateMeter } from './plate-meter.ts';

/** A meal in amounts that a kitchen can weigh, with the figures of just these amounts. */
export type KitchenMeal = {
  fitted: FittedDish;
  portions: { food: Food; grams: number }[];
  figures: Figures;
  /** How far the plate leaves the bounds of decisions 9.2; 0 where it keeps them. */
  breach: number;
};

type Portion = { food: Food; grams: number };

// A portion that may still move by a step, and how far.
type Movable = { meal: number; portion: Portion; step: number; min: number; max: number };

/** Rounding may take an amount this much further than fitting did. */
const SLACK = 1.1;
const MOVES_MAX = 120;
const PAIRS_MAX = 12;
/** Squares below which nothing is left to gain: macros 0.2 percentage points from their targets. */
const CLOSE_ENOUGH = 0.000004;
/** A plate that leaves its bounds outweighs what any step gains in macros. */
const BREACH_COST = 3;
/** What leaves the bounds of a condition, by its share, outweighs kcal. */
const EXCESS_COST = 100;
/** Enough for the rank, as CLOSE_ENOUGH for the squares. */
const RANK_ENOUGH = 0.004;

/**
 * Step 5: rounds to kitchen amounts (5 g; 1 g below 20 g, half a gram below 5 g; whole eggs; spices
 * and salt as the recipe has them, to 0.05 g), then moves single amounts
 * by a step while that brings the day closer to its targets. Figures are those of the rounded amounts.
 * @param bounds 'ignored' where nobody minds what a plate holds
 */
export function roundToKitchen(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly FittedDish[],
  bounds: 'kept' | 'ignored' = 'kept',
): KitchenMeal[] {
  const movable: Movable[] = [];
  const portions = dishes.map(({ dish, scales, commonScale }, meal) => {
    const scaleOfPart = partScales(commonScale);
    return dish.parts.flatMap(({ part, items }, partIndex) =>
      items.map(({ food, grams }) => {
        const wanted = grams * (scales[partIndex] ?? commonScale);
        const step = stepGrams(food, wanted);
        const portion = { food, grams: kitchenGrams(food, wanted) };
        const [min, max] = [Math.max(step, (grams * scaleOfPart.min) / SLACK), grams * scaleOfPart.max * SLACK];
        if (part !== 'season') movable.push({ meal, portion, step, min, max });
        return portion;
      }),
    );
  });
  const minded = bounds === 'kept' ? dishes : [];
  const plates = minded.map(({ dish: { recipe }, figures: { kcal } }, meal) =>
    plateMeter(task, { name: recipe.name, kcal, isSnack: recipe.kind === 'snack' }, portions[meal] ?? []),
  );
  const day: Day = {
    fixed: task.fixed.map((meal) => meal.figures),
    meals: portions.map(figuresOf),
    bounds: boundMeter(
      task,
      dishes.map(({ dish }, meal) => ({
        portions: portions[meal] ?? [],
        isMain: isMainKind(dish.recipe.kind),
      })),
    ),
    plates,
    moves: movesOf(movable, plates),
  };
  // Squares share an error out among the macros and lead far; the rank then takes from the macro that is furthest off.
  improveByStep(day, squares(task, limits), CLOSE_ENOUGH);
  improveByStep(day, ranked(task, limits), RANK_ENOUGH);
  return dishes.map((fitted, meal) => {
    const weighed = portions[meal] ?? [];
    const plate = plates[meal];
    return { fitted, portions: weighed, figures: figuresOf(weighed), breach: plate ? meterBreach(plate) : 0 };
  });
}

/** Grams as a kitchen weighs them, and never nothing. */
export function kitchenGrams(food: Food, grams: number): number {
  const step = stepGrams(food, grams);
  return Math.max(step, roundTo(step, grams));
}

function stepGrams(food: Food, grams: number): number {
  if (food.pieceGrams) return food.pieceGrams;
  if (isSpice(food)) return SPICE_STEP_GRAMS;
  if (grams < 5) return 0.5;
  return grams < 20 ? 1 : 5;
}

/** The nearest multiple of a step, without the dust of binary fractions. */
function roundTo(step: number, grams: number): number {
  const rounded = Math.round(grams / step) * step;
  return Number.isInteger(rounded) ? rounded : Number(rounded.toFixed(2));
}

// One step of one amount, up or down, and what it does to the figures and the plate of its meal.
type Move = Movable & { by: number; change: Figures; shares: GramShares | undefined };

type Day = {
  fixed: readonly Figures[];
  meals: Figures[];
  bounds: BoundMeter | null;
  plates: readonly PlateMeter[];
  moves: readonly Move[];
};

function movesOf(movable: readonly Movable[], plates: readonly PlateMeter[]): Move[] {
  return movable.flatMap((one): Move[] => {
    const { meal, portion, step } = one;
    const perStep = figuresOf([{ food: portion.food, grams: step }]);
    const shares = plates[meal]?.perGram.get(portion);
    return [
      { ...one, by: step, change: perStep, shares },
      { ...one, by: -step, change: scaleFigures(perStep, -1), shares },
    ];
  });
}

/** Takes the best single step again and again; where none helps any more, the best two that help together. */
function improveByStep(day: Day, cost: DayCost, enough: number) {
  let pairs = 0;
  for (let count = 0; count < MOVES_MAX; count++) {
    const total = sumFigures([...day.meals, ...day.fixed]);
    const current = cost.ofTotal(total) + cost.ofLimits(day.meals, total);
    const open = { ...day, moves: day.moves.filter(isWithin) };
    const single = bestStep(open, total, cost, { below: current });
    if (single) {
      take(single.move, day);
      continue;
    }
    if (current < enough || pairs++ === PAIRS_MAX) return;
    const pair = bestPair(open, total, cost, current);
    if (!pair) return;
    for (const move of pair) take(move, day);
  }
}

/** The step from place `from` on, of other portions than `not`, that costs least, if any costs less than `below`. */
function bestStep(
  { meals, bounds, plates, moves }: Day,
  total: Figures,
  cost: DayCost,
  { below, from = 0, not }: { below: number; from?: number; not?: Portion },
) {
  let best: Move | null = null;
  let least = below;
  // One pair of scratch figures for all steps: thousands are tried for one plan.
  const [meal, day] = [{ ...NO_FIGURES }, { ...NO_FIGURES }];
  // No step takes anything off the breach of plates that keep their bounds.
  const areKept = plates.every((plate) => meterBreach(plate) === 0) && (bounds === null || meterExcess(bounds) === 0);
  for (let place = from; place < moves.length; place++) {
    const move = moves[place] as Move;
    if (move.portion === not) continue;
    const ofKcal = cost.ofKcal(total.kcal + move.change.kcal);
    if (areKept && ofKcal >= least - 1e-9) continue;
    const breach = breachAfter(plates, bounds, move);
    if (ofKcal + breach >= least - 1e-9) continue;
    const ofTotal = cost.ofTotal(addInto(day, total, move.change)) + breach;
    if (ofTotal >= least - 1e-9) continue;
    const before = meals[move.meal] ?? NO_FIGURES;
    meals[move.meal] = addInto(meal, before, move.change);
    const value = ofTotal + cost.ofLimits(meals, day);
    meals[move.meal] = before;
    if (value >= least - 1e-9) continue;
    best = move;
    least = value;
  }
  return best && { move: best, value: least };
}

/** Writes the sum of two figures into `target`. */
function addInto(target: Figures, one: Figures, other: Figures): Figures {
  target.kcal = one.kcal + other.kcal;
  target.protein = one.protein + other.protein;
  target.fat = one.fat + other.fat;
  target.carbs = one.carbs + other.carbs;
  target.netCarbs = one.netCarbs + other.netCarbs;
  return target;
}

/** Two steps of different amounts, more of one food for less of another as a rule: single steps cannot trade kcal. */
function bestPair(day: Day, total: Figures, cost: DayCost, below: number): [Move, Move] | null {
  let best: { pair: [Move, Move]; value: number } | null = null;
  for (const [index, one] of day.moves.entries()) {
    const before = day.meals[one.meal] ?? NO_FIGURES;
    const plate = day.plates[one.meal];
    const breach = breachAfter(day.plates, day.bounds, one);
    day.meals[one.meal] = addFigures(before, one.change, 1);
    if (plate && one.shares) fill(plate, one.shares, one.by);
    if (day.bounds) fillRows(day.bounds, one.meal, one.portion, one.by);
    const least = (best?.value ?? below) - breach;
    const search = { below: least, from: index + 1, not: one.portion };
    const other = bestStep(day, addFigures(total, one.change, 1), cost, search);
    if (other) best = { pair: [one, other.move], value: other.value + breach };
    day.meals[one.meal] = before;
    if (plate && one.shares) fill(plate, one.shares, -one.by);
    if (day.bounds) fillRows(day.bounds, one.meal, one.portion, -one.by);
  }
  return best?.pair ?? null;
}

function take({ meal, portion, by, change, shares }: Move, { meals, bounds, plates }: Day) {
  portion.grams = Number((portion.grams + by).toFixed(2));
  meals[meal] = addFigures(meals[meal] ?? NO_FIGURES, change, 1);
  const plate = plates[meal];
  if (plate && shares) fill(plate, shares, by);
  if (bounds) fillRows(bounds, meal, portion, by);
}

/** What a move costs of the breach of its plate and of the bounds of conditions; negative where it brings them back. */
function breachAfter(
  plates: readonly PlateMeter[],
  bounds: BoundMeter | null,
  { meal, portion, shares, by }: Move,
): number {
  const plate = plates[meal];
  const ofPlate = plate && shares ? BREACH_COST * breachChange(plate, shares, by) : 0;
  return bounds ? ofPlate + EXCESS_COST * excessChange(bounds, meal, portion, by) : ofPlate;
}

function isWithin({ portion, by, min, max }: Move): boolean {
  const grams = portion.grams + by;
  return grams >= min && grams <= max;
}
