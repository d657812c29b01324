import type { FoodFigures } from './food.ts';
import { FOODS } from './foods.ts';

/** Columns of the reference file, in the order of our figures. */
const COLUMNS: readonly (keyof FoodFigures)[] = [
  'kcal',
  'protein',
  'fat',
  'carbs',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
];

/**
 * Compares every food with the row that it cites.
 * @param csv the text of a file with one line per row: fdc_id, description, then the eight figures per 100 g; an empty
 * cell means not measured
 * @returns one sentence for each difference; empty when all figures agree
 */
export function checkFigures(csv: string): string[] {
  const rows = new Map(
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => [Number.parseInt(line, 10), figuresOfLine(line)]),
  );
  return FOODS.flatMap(({ id, fdcId, per100g }) => {
    const cited = rows.get(fdcId);
    if (!cited) return [`${id} cites row ${fdcId}, which does not exist`];
    return COLUMNS.flatMap((column, index) =>
      per100g[column] === cited[index]
        ? []
        : [`${id} has ${column} ${per100g[column]}, row ${fdcId} has ${cited[index]}`],
    );
  });
}

/** The eight figures stand last; the description before them may hold commas. */
function figuresOfLine(line: string): (number | null)[] {
  return line
    .trim()
    .split(',')
    .slice(-COLUMNS.length)
    .map((cell) => (cell === '' ? null : Number(cell)));
}
