import type { Food } from '../food.ts';
import { FOODS } from '../foods.ts';

/** Measures whose first word takes a part of a unit. */
const FRACTIONS: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };

/**
 * Compares every household measure with the portions of the row that its food cites.
 * @param csv the text of a file with one line per portion: fdc_id, ndb_no, amount, unit, grams
 * @returns one sentence for each measure that no portion of the row weighs, within the rounding of our figure
 */
export function checkMeasures(csv: string): string[] {
  const portions = gramsOfPortions(csv);
  return FOODS.flatMap(({ id, measures, ...food }) => {
    const fdcId = rowOf(food);
    return measures
      .filter(([name, grams]) => !isPortion(name, grams, portions.get(fdcId) ?? []))
      .map(([name, grams]) => `${id}: no portion of row ${fdcId} weighs ${grams} g like the measure ${name}`);
  });
}

/** The row that a food cites, or the one row that its figures are taken from. */
function rowOf({ fdcId, source }: Pick<Food, 'fdcId' | 'source'>): number | null {
  if (fdcId !== null || source?.kind !== 'derived' || source.from.length !== 1) return fdcId;
  return source.from[0]?.fdcId ?? null;
}

/** Grams of each portion, by row, as it stands (8 fl oz are a cup) and for one unit; the unit's name may hold commas. */
function gramsOfPortions(csv: string): Map<number | null, number[]> {
  const portions = new Map<number | null, number[]>();
  for (const line of csv.trim().split('\n').slice(1)) {
    const cells = line.trim().split(',');
    const fdcId = Number(cells[0]);
    const grams = Number(cells.at(-1));
    portions.set(fdcId, [...(portions.get(fdcId) ?? []), grams, grams / (Number(cells[2]) || 1)]);
  }
  return portions;
}

function isPortion(name: string, grams: number, portionGrams: readonly number[]): boolean {
  const fraction = FRACTIONS[name.split(' ')[0] ?? ''] ?? 1;
  const decimals = String(grams).split('.')[1]?.length ?? 0;
  const rounding = 0.5001 * 10 ** -decimals;
  return portionGrams.some((portion) => Math.abs(portion * fraction - grams) <= rounding);
}
