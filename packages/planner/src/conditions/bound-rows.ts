import { conditionAmount, type FoodMeasure } from '@platewise/nutrition/conditions/condition-amounts';
import type { Food } from '@platewise/nutrition/foods/food';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import type { FixedMeal } from '../day/fixed-meal.ts';
import { SALT_SPARED } from '../day/scoring/nutrient-aims.ts';
import { LIMITED } from '../request/notes/wish-words.ts';
import type { PlanningTask } from '../request/read-request.ts';

/**
 * One line that planning keeps: of all meals together, or of each of some kinds, an amount stays below or above `limit`. Salt
 * counts with what is left of it where a day has to do with less.
 */
export type BoundRow = {
  measure: FoodMeasure;
  per: 'day' | 'meal';
  limit: number;
  side: 'above' | 'below';
  mainsOnly: boolean;
};

/** A meal that rows are weighed on: what it is made of, and whether it is a main meal. */
export type WeighedMeal = { portions: readonly Portion[]; isMain: boolean };

/** Portions and salt are rounded to kitchen amounts: rows are aimed at from so much inside. */
const KEPT_INSIDE = 0.985;
/** 4/4/9 energy is above that of the table by fiber: of the kcal of a usual day. */
const ENERGY_OF_MACROS = 1.03;
const KCAL_PER_GRAM_OF_CARBS = 4;

const ROWS = new WeakMap<PlanningTask, readonly BoundRow[]>();

/** The rows of a task; none where neither its conditions nor its notes bound anything. */
export function boundRows(task: PlanningTask): readonly BoundRow[] {
  if (!task.conditions && !task.limits?.isHeld) return NO_ROWS;
  const known = ROWS.get(task) ?? readRows(task);
  ROWS.set(task, known);
  return known;
}

const NO_ROWS: readonly BoundRow[] = [];

function readRows(task: PlanningTask): BoundRow[] {
  const bounds = (task.conditions?.bounds ?? []).map(
    ({ measure, per, most }): BoundRow => ({
      measure,
      per,
      limit: KEPT_INSIDE * most,
      side: 'above',
      mainsOnly: false,
    }),
  );
  return [...bounds, ...wishedRows(task), ...evenRows(task)];
}

function wishedRows({ limits }: PlanningTask): BoundRow[] {
  if (!limits?.isHeld) return [];
  return LIMITED.flatMap((measure): BoundRow[] => {
    const most = limits.most[measure];
    if (most === undefined) return [];
    return [{ measure, per: 'day', limit: KEPT_INSIDE * most, side: 'above', mainsOnly: false }];
  });
}

/** Each main meal lies within half of what they may differ by from where they meet. */
function evenRows(task: PlanningTask): BoundRow[] {
  const range = evenRange(task);
  if (!range) return [];
  const row = { measure: 'carbs', per: 'meal', mainsOnly: true } as const;
  return [
    { ...row, limit: range.high, side: 'above' },
    ...(range.low > 0 ? [{ ...row, limit: range.low, side: 'below' } as const] : []),
  ];
}

/** Between which grams of carbohydrate every main meal of a day is to lie; null where nothing asks for it. */
function evenRange(task: PlanningTask): { low: number; high: number } | null {
  const { conditions, slots, shares, fixed } = task;
  const within = conditions?.carbsWithin ?? null;
  const mains = (slots ?? []).filter(({ mealType }) => mealType !== 'snack');
  if (within === null || mains.length < 2) return null;
  const kept = fixed.filter(isFixedMain).map(({ figures }) => figures.carbs);
  if (kept.length > 0) return { low: Math.max(...kept) - within, high: Math.min(...kept) + within };
  const kcal = ENERGY_OF_MACROS * mains.reduce((sum, main) => sum + main.kcal, 0);
  const each = (shares.carbs * kcal) / KCAL_PER_GRAM_OF_CARBS / mains.length;
  return { low: each - within / 2, high: each + within / 2 };
}

function isFixedMain({ dish }: FixedMeal): boolean {
  return dish?.recipe.kind !== 'snack';
}

/** Whether a dish of a kind fills a main meal. */
export function isMainKind(kind: RecipeKind): boolean {
  return kind !== 'snack';
}

const PER_GRAM = new Map<FoodMeasure, Map<string, number>>();

/** What a gram of a food counts in a row: at most, where it was not measured; carbohydrate, the one row with a least, is one figure. */
export function perGram({ measure }: Pick<BoundRow, 'measure'>, food: Food): number {
  const ofMeasure = PER_GRAM.get(measure) ?? new Map<string, number>();
  PER_GRAM.set(measure, ofMeasure);
  const known = ofMeasure.get(food.id) ?? readPerGram(measure, food);
  ofMeasure.set(food.id, known);
  return known;
}

function readPerGram(measure: FoodMeasure, food: Food): number {
  const [, most] = conditionAmount(measure, food);
  const left = food.id === 'salt' && measure === 'sodium' ? 1 - SALT_SPARED : 1;
  return (left * most) / 100;
}

/** What portions come to in a row, as a share of its limit. */
export function filledBy(row: BoundRow, portions: readonly Portion[]): number {
  let sum = 0;
  for (const { food, grams } of portions) sum += perGram(row, food) * grams;
  return sum / row.limit;
}

/** What the meals that stay as they are fill of each row of the day; nothing of rows of single meals. */
export function filledByFixed(task: PlanningTask, row: BoundRow): number {
  if (row.per === 'meal') return 0;
  return task.fixed.reduce((sum, { portions, servings }) => sum + servings * filledBy(row, portions), 0);
}

/** How far meals leave the rows of their task, all shares added up; 0 where they keep them. */
export function rowsExcess(task: PlanningTask, meals: readonly WeighedMeal[]): number {
  let excess = 0;
  for (const row of boundRows(task)) {
    const sign = row.side === 'above' ? 1 : -1;
    let day = 0;
    for (const { portions, isMain } of meals) {
      if (row.mainsOnly && !isMain) continue;
      const filled = filledBy(row, portions);
      if (row.per === 'meal') excess += Math.max(0, sign * (filled - 1));
      else day += filled;
    }
    if (row.per === 'day') excess += Math.max(0, sign * (day + filledByFixed(task, row) - 1));
  }
  return excess;
}
