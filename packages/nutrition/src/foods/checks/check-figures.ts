import { deriveFigures, type RowFigures } from '../derive-figures.ts';
import type { Food } from '../food.ts';
import { FOODS } from '../foods.ts';

/** Columns of the reference file, in the order of our figures. */
const COLUMNS = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sugar', 'saturatedFat', 'sodium'] as const;

/**
 * Compares every food with the row that it cites, or with the sum of the rows that it is derived from. A food that is
 * taken from a publication is not in the reference and is passed over.
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
  return FOODS.flatMap((food) => {
    const sources = sourcesOf(food);
    const missing = sources.filter(({ fdcId }) => !rows.has(fdcId));
    if (missing.length > 0) return missing.map(({ fdcId }) => `${food.id} cites row ${fdcId}, which does not exist`);
    if (sources.length === 0) return [];
    const expected = deriveFigures(sources, (fdcId) => rows.get(fdcId));
    return COLUMNS.flatMap((column) =>
      food.per100g[column] === expected[column]
        ? []
        : [`${food.id} has ${column} ${food.per100g[column]}, its source has ${expected[column]}`],
    );
  });
}

/** A food that is a row is the whole of it. */
function sourcesOf({ fdcId, source }: Food) {
  if (fdcId !== null) return [{ fdcId, share: 1 }];
  return source?.kind === 'derived' ? source.from : [];
}

/** The eight figures stand last; the description before them may hold commas. */
function figuresOfLine(line: string): RowFigures {
  const cells = line.trim().split(',').slice(-COLUMNS.length);
  const figures = COLUMNS.map((column, index) => [column, cells[index] === '' ? null : Number(cells[index])]);
  return Object.fromEntries(figures) as RowFigures;
}
