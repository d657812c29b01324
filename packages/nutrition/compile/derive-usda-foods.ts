// npm run derive:usda -w packages/nutrition -- <figures.csv> <measures.csv> <categories.csv>
// Writes data/usda-foods.csv from three tables of USDA FoodData Central, SR Legacy (April 2018, public domain,
// https://fdc.nal.usda.gov/download-datasets), each with a first line that names the columns: the figures of each row per 100 g,
// its household measures (amount, unit, grams), and its food category (fdc_id, food_group).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { USDA_COLUMNS, USDA_FOODS_FILE } from './read-usda-foods.ts';

type Line = Record<string, string>;

const FIGURES = ['kcal', 'protein_g', 'fat_g', 'carbs_g', 'fiber_g', 'sugar_g', 'sat_fat_g', 'sodium_mg'];

const [figures, measures, groups] = process.argv.slice(2);
const facts = linesOf(figures);
const categories = new Map(linesOf(groups).map((line) => [line.fdc_id, line.food_group ?? '']));
const portions = Map.groupBy(linesOf(measures), (line) => line.fdc_id);

const rows = facts.map((line) => [
  line.fdc_id,
  // What the row is used for in a program says nothing of the food.
  line.description
    ?.replace(" (Includes foods for USDA's Food Distribution Program)", '')
    .replaceAll(/\s+/g, ' ')
    .trim(),
  categories.get(line.fdc_id) ?? '',
  ...FIGURES.map((figure) => line[figure]),
  measuresOf(portions.get(line.fdc_id) ?? []).join(' | '),
]);
const table = [USDA_COLUMNS, ...rows.sort(([a], [b]) => Number(a) - Number(b))];
writeFileSync(
  join(import.meta.dirname, '../data', USDA_FOODS_FILE),
  `${table.map((row) => row.map((cell) => inCell(cell ?? '')).join(',')).join('\n')}\n`,
);

function linesOf(file: string | undefined): Line[] {
  if (!file) throw new Error('Name three files: figures, household measures and categories.');
  return parse(readFileSync(file, 'utf8'), { columns: true, trim: true }) as Line[];
}

/** Measures as people count them, each name once: one 'cup' is 'cup', three ounces are '3 oz'. */
function measuresOf(lines: readonly Line[]): string[] {
  const weights = new Map<string, number>();
  for (const { amount, unit = '', grams } of lines) {
    const name = Number(amount) === 1 ? unit : `${Number(amount)} ${unit}`;
    if (!weights.has(name)) weights.set(name, Number(grams));
  }
  return [...weights].map(([name, grams]) => `${name} ${grams} g`);
}

function inCell(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
