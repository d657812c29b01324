import { z } from 'zod';
import type { UsdaRow } from '../src/usda/usda-food.ts';
import { amount, list, measure, measured, optionalText, rowId, text } from './cells.ts';
import { findDuplicates, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

export const USDA_FOODS_FILE = 'usda-foods.csv';

/** A line of data/usda-foods.csv: figures are per 100 g, an empty cell was not measured. */
const columns = z.object({
  fdc_id: rowId,
  description: text,
  category: optionalText,
  kcal: amount,
  protein: amount,
  fat: amount,
  carbs: amount,
  fiber: measured,
  sugar: measured,
  saturated_fat: measured,
  sodium: measured,
  measures: list(measure),
});

export const USDA_COLUMNS: readonly string[] = Object.keys(columns.shape);

type Line = z.output<typeof columns>;

/** Every row of the reference table as it is compiled. */
export function readUsdaFoods(data: ReadonlyMap<string, string>): Read<UsdaRow> {
  const { rows, problems } = readTable<Line>(USDA_FOODS_FILE, data.get(USDA_FOODS_FILE) ?? '', columns);
  return {
    rows: rows.map(({ value, ...place }) => ({ ...place, value: rowOf(value) })),
    problems: [...problems, ...findDuplicates(rows, 'fdc_id', (line) => line.fdc_id)],
  };
}

function rowOf({ fdc_id, description, category, measures, ...line }: Line): UsdaRow {
  const { kcal, protein, fat, carbs, fiber, sugar, saturated_fat, sodium } = line;
  const figures = [kcal, protein, fat, carbs, fiber, sugar, saturated_fat, sodium] as const;
  return [fdc_id ?? 0, description, category, figures, measures];
}
