import { MICRONUTRIENTS, type Micronutrient } from '@platewise/contract/meals/nutrients';
import { z } from 'zod';
import { measured, text } from '../cells.ts';
import type { Problem } from '../problem.ts';
import { readTable } from '../read-table.ts';

/** Per 100 g of a row, in the units of `NUTRIENT_UNITS`; null where the row has no figure. */
export type RowNutrients = Readonly<Record<Micronutrient, number | null>>;

/** Columns of both tables, in the order of `MICRONUTRIENTS`. */
export const NUTRIENT_COLUMNS = [
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'potassium_mg',
  'zinc_mg',
  'copper_mg',
  'selenium_ug',
  'vit_a_rae_ug',
  'vit_e_mg',
  'vit_d_ug',
  'vit_k_ug',
  'vit_c_mg',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'vit_b6_mg',
  'folate_dfe_ug',
  'vit_b12_ug',
  'choline_mg',
  'cholesterol_mg',
  'mono_fat_g',
  'poly_fat_g',
  'ala_g',
  'epa_g',
  'dha_g',
  'trans_fat_g',
  'caffeine_mg',
] as const;

const figures = Object.fromEntries(NUTRIENT_COLUMNS.map((column) => [column, measured]));

/**
 * The rows that foods are read from, by FDC id (USDA SR28, joined by its NDB number) and by code (Indian Food Composition Tables
 * 2017). An empty cell is not measured: the Indian tables as they are published in data write 0 there too, so their zeros are
 * left out.
 */
export function readNutrientRows(data: ReadonlyMap<string, string>): {
  rows: ReadonlyMap<string, RowNutrients>;
  problems: Problem[];
} {
  const usda = readTable<Line>(
    'nutrients/usda-rows.csv',
    data.get('nutrients/usda-rows.csv') ?? '',
    z.object({ fdc_id: text, ndb_no: text, ...figures }),
  );
  const ifct = readTable<Line>(
    'nutrients/ifct-rows.csv',
    data.get('nutrients/ifct-rows.csv') ?? '',
    z.object({ code: text, name: text, ...figures }),
  );
  const lines = [...usda.rows, ...ifct.rows].map(({ value }) => value);
  return {
    rows: new Map(lines.map((line) => [String(line.fdc_id ?? line.code), nutrientsOf(line)])),
    problems: [...usda.problems, ...ifct.problems],
  };
}

type Line = Record<string, string | number | null>;

function nutrientsOf(line: Line): RowNutrients {
  const cells = MICRONUTRIENTS.map((nutrient, index) => [nutrient, line[NUTRIENT_COLUMNS[index] ?? ''] ?? null]);
  return Object.fromEntries(cells) as RowNutrients;
}
