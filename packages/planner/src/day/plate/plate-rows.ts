import {
  boundShareOf,
  boundsGrowth,
  namedFor,
  namedGramsMin,
  plateGramsBounds,
} from '@platewise/nutrition/recipes/plate-bounds';
import type { Dish } from '../dish.ts';

/**
 * One bound of a plate as a line over the parts of its dish: sum(coefficients x scales) may not pass 1 from the side
 * that is reported.
 */
export type PlateRow = { coefficients: readonly number[]; side: 'above' | 'below'; isWeight: boolean };

/** Who eats from a dish: shares of it, largest and smallest; both 1 for a dish of one person. */
export type Eaters = { largest: number; smallest: number };

export const ONE_EATER: Eaters = { largest: 1, smallest: 1 };

// A row with the sum of its coefficients, so that rows which a dish cannot pass are reported without reading them.
type SummedRow = { coefficients: readonly number[]; sum: number };

type DishRows = { above: readonly SummedRow[]; grams: SummedRow; least: readonly SummedRow[] };

const USUAL = new WeakMap<Dish, DishRows>();
const KETO = new WeakMap<Dish, DishRows>();

/**
 * The bounds of a plate that a dish of that size can pass at all, its parts scaled by `scaleMin` to `scaleMax`. What the
 * largest eater may not have too much of, and the smallest not too little, holds for the whole dish.
 */
export function plateRows(
  dish: Dish,
  { kcal, isKeto, eaters }: { kcal: number; isKeto: boolean; eaters: Eaters },
  { min: scaleMin, max: scaleMax }: { min: number; max: number },
): PlateRow[] {
  const { above, grams, least } = rowsOf(dish, isKeto);
  const isSnack = dish.recipe.kind === 'snack';
  const rows: PlateRow[] = [];
  const add = (row: SummedRow, factor: number, side: PlateRow['side'], isWeight = false) => {
    const sum = row.sum * factor;
    if (side === 'above' ? sum * scaleMax > 1 : sum * scaleMin < 1) {
      rows.push({ coefficients: row.coefficients.map((one) => one * factor), side, isWeight });
    }
  };
  const { largest, smallest } = eaters;
  const growth = boundsGrowth(kcal * largest);
  for (const row of above) add(row, largest / growth, 'above');
  add(grams, largest / plateGramsBounds({ kcal: kcal * largest, isSnack }).max, 'above', true);
  add(grams, smallest / plateGramsBounds({ kcal: kcal * smallest, isSnack }).min, 'below', true);
  for (const row of least) add(row, smallest, 'below');
  return rows;
}

function rowsOf(dish: Dish, isKeto: boolean): DishRows {
  const cache = isKeto ? KETO : USUAL;
  const known = cache.get(dish);
  if (known) return known;
  const rows = readRows(dish, isKeto);
  cache.set(dish, rows);
  return rows;
}

function readRows({ recipe, parts }: Dish, isKeto: boolean): DishRows {
  const above = new Map<string, number[]>();
  const kinds = { flesh: parts.map(() => 0), egg: parts.map(() => 0) };
  const grams = parts.map(({ items }) => items.reduce((sum, item) => sum + item.grams, 0));
  for (const [index, { items }] of parts.entries()) {
    for (const item of items) {
      const share = boundShareOf(item.food, isKeto);
      if (!share) continue;
      const row = above.get(share.key) ?? parts.map(() => 0);
      row[index] = (row[index] ?? 0) + share.perGram * item.grams;
      above.set(share.key, row);
      if (share.bound === 'flesh' || share.bound === 'egg') {
        const ofKind = kinds[share.bound];
        ofKind[index] = (ofKind[index] ?? 0) + item.grams;
      }
    }
  }
  const named = namedFor(
    recipe.name,
    parts.flatMap(({ items }) => items.map(({ food }) => food)),
  );
  const least = (['flesh', 'egg'] as const).flatMap((kind) => {
    const min = namedGramsMin(kind, named[kind]);
    return min > 0 ? [kinds[kind].map((one) => one / min)] : [];
  });
  return { above: [...above.values()].map(summed), grams: summed(grams), least: least.map(summed) };
}

function summed(coefficients: readonly number[]): SummedRow {
  return { coefficients, sum: coefficients.reduce((total, one) => total + one, 0) };
}
