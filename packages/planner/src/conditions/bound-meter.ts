import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import type { PlanningTask } from '../request/read-request.ts';
import { boundRows, filledBy, filledByFixed, perGram, type WeighedMeal } from './bound-rows.ts';

/** The rows of a day whose amounts are still moved, each as filled by 1 at its limit. */
export type BoundMeter = {
  filled: Float64Array;
  signs: Int8Array;
  /** For each meal the places of the rows that it counts in, and which rows of the task these are. */
  ofMeal: readonly { places: readonly number[]; rows: readonly number[] }[];
  task: PlanningTask;
};

/** Reads meals whose amounts are to be moved; null where nothing bounds them. */
export function boundMeter(task: PlanningTask, meals: readonly WeighedMeal[]): BoundMeter | null {
  const rows = boundRows(task);
  if (rows.length === 0) return null;
  const filled: number[] = [];
  const signs: number[] = [];
  const ofMeal = meals.map(() => ({ places: [] as number[], rows: [] as number[] }));
  for (const [at, row] of rows.entries()) {
    const counts = (meal: WeighedMeal) => meal.isMain || !row.mainsOnly;
    if (row.per === 'day') signs[filled.push(filledByFixed(task, row)) - 1] = row.side === 'above' ? 1 : -1;
    for (const [index, meal] of meals.entries()) {
      if (!counts(meal)) continue;
      if (row.per === 'meal') signs[filled.push(0) - 1] = row.side === 'above' ? 1 : -1;
      const place = filled.length - 1;
      filled[place] = (filled[place] ?? 0) + filledBy(row, meal.portions);
      ofMeal[index]?.places.push(place);
      ofMeal[index]?.rows.push(at);
    }
  }
  return { filled: Float64Array.from(filled), signs: Int8Array.from(signs), ofMeal, task };
}

/** How far the meals leave their rows; 0 where they keep them. */
export function meterExcess({ filled, signs }: BoundMeter): number {
  return filled.reduce((sum, one, place) => sum + Math.max(0, (signs[place] ?? 1) * (one - 1)), 0);
}

/** What a change of one portion by so many grams adds to that. */
export function excessChange(meter: BoundMeter, meal: number, { food }: Portion, grams: number): number {
  const { filled, signs, ofMeal, task } = meter;
  const { places = [], rows = [] } = ofMeal[meal] ?? {};
  let change = 0;
  for (const [index, place] of places.entries()) {
    const row = boundRows(task)[rows[index] ?? 0];
    if (!row) continue;
    const sign = signs[place] ?? 1;
    const before = sign * ((filled[place] ?? 0) - 1);
    change += Math.max(0, before + (sign * perGram(row, food) * grams) / row.limit) - Math.max(0, before);
  }
  return change;
}

/** Counts grams of a portion in, or out where they are negative. */
export function fillRows({ filled, ofMeal, task }: BoundMeter, meal: number, { food }: Portion, grams: number) {
  const { places = [], rows = [] } = ofMeal[meal] ?? {};
  for (const [index, place] of places.entries()) {
    const row = boundRows(task)[rows[index] ?? 0];
    if (row) filled[place] = (filled[place] ?? 0) + (perGram(row, food) * grams) / row.limit;
  }
}
