import { readBarcode } from '@platewise/contract/diary/barcode';
import { LIMITS } from '@platewise/contract/limits';
import Papa from 'papaparse';
import { isPlausible } from '../is-plausible.ts';
import type { PackLabel } from '../label-port.ts';

/** The columns of a file of barcodes: figures are for 100 g, of drinks for 100 ml. */
export const COLUMNS = {
  required: ['barcode', 'name', 'kcal', 'protein_g', 'carbs_g', 'fat_g'],
  optional: ['maker', 'serving_g', 'fiber_g', 'sugar_g', 'saturated_fat_g', 'sodium_mg'],
} as const;

type Column = (typeof COLUMNS)['required' | 'optional'][number];

/** Where each column stands. */
export type Header = ReadonlyMap<Column, number>;

/** A line of the file, or what is wrong with it. */
export type ReadLine = { ok: true; barcode: string; label: PackLabel } | { ok: false; why: string };

/** The cells of a line; a cell in quotation marks may hold commas, none a line break. */
export function cellsOf(line: string): string[] {
  const { data } = Papa.parse<string[]>(line, { delimiter: ',' });
  return (data[0] ?? []).map((cell) => cell.trim());
}

/** The first line of a file, or what is wrong with it. */
export function readHeader(line: string): { ok: true; header: Header } | { ok: false; why: string } {
  const names = cellsOf(line.replace(/^\uFEFF/, '')).map((name) => name.toLowerCase());
  const known: readonly Column[] = [...COLUMNS.required, ...COLUMNS.optional];
  const missing = COLUMNS.required.filter((name) => !names.includes(name));
  if (missing.length > 0) return { ok: false, why: `the column ${missing.join(' and ')} is missing` };
  const unknown = names.find((name) => !known.some((column) => column === name));
  if (unknown !== undefined) return { ok: false, why: `“${unknown}” is no column; there are ${known.join(', ')}` };
  return { ok: true, header: new Map(known.map((name) => [name, names.indexOf(name)] as const)) };
}

/** One line below it. */
export function readLine(line: string, header: Header): ReadLine {
  const cells = cellsOf(line);
  const cell = (column: Column) => cells[header.get(column) ?? -1] ?? '';
  const reading = readBarcode(cell('barcode'));
  if (!reading.ok)
    return { ok: false, why: `barcode ${reading.why === 'length' ? 'has no length of one' : 'has a wrong digit'}` };
  const name = cell('name');
  const max = LIMITS.nameMaxCharacters;
  if (name === '' || Array.from(name).length > max) return { ok: false, why: `name must have 1 to ${max} characters` };
  const figures = new Map<Column, number | null>();
  for (const column of FIGURES) {
    const text = cell(column);
    const isRequired = COLUMNS.required.some((required) => required === column);
    if (text === '' ? isRequired : !/^\d+(\.\d+)?$/.test(text)) return { ok: false, why: `${column} must be a number` };
    figures.set(column, text === '' ? null : Math.round(Number(text) * 1000) / 1000);
  }
  const figure = (column: Column) => figures.get(column) ?? null;
  const serving = figure('serving_g');
  if (serving !== null && (serving < LIMITS.loggedFoodMinGrams || serving > LIMITS.loggedFoodMaxGrams))
    return { ok: false, why: `serving_g must be from ${LIMITS.loggedFoodMinGrams} to ${LIMITS.loggedFoodMaxGrams}` };
  const per100g = {
    calories: figure('kcal') ?? 0,
    protein: figure('protein_g') ?? 0,
    carbs: figure('carbs_g') ?? 0,
    fat: figure('fat_g') ?? 0,
    fiber: figure('fiber_g'),
    sugar: figure('sugar_g'),
    saturatedFat: figure('saturated_fat_g'),
    sodium: figure('sodium_mg'),
  };
  if (!isPlausible(per100g)) return { ok: false, why: 'the figures cannot be those of 100 g of a food' };
  return {
    ok: true,
    barcode: reading.code,
    label: { name, maker: cell('maker') || null, servingGrams: serving, per100g },
  };
}

const FIGURES = [
  'kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'serving_g',
  'fiber_g',
  'sugar_g',
  'saturated_fat_g',
  'sodium_mg',
] as const;
