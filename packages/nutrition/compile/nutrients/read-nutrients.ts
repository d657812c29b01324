import { MICRONUTRIENTS, type Micronutrient } from '@platewise/contract/meals/nutrients';
import { z } from 'zod';
import { type NutrientCell, type NutrientRow, STAND_IN_ORIGINS } from '../../src/nutrients/nutrient-cell.ts';
import { foodOf, list, measured, oneOf, text } from '../cells.ts';
import { findDuplicates, type Problem, type Read } from '../problem.ts';
import type { FoodRow } from '../read-foods.ts';
import { readTable } from '../read-table.ts';
import { boundNutrients, type KnownNutrients } from './bound-nutrients.ts';
import { type RowNutrients, readNutrientRows } from './nutrient-rows.ts';

const STAND_INS_FILE = 'nutrients/stand-ins.csv';
/** Grams in a food's fat that follow the fat, where ours has more or less of it than the row. */
const FAT_PARTS: readonly Micronutrient[] = [
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'ala',
  'epa',
  'dha',
  'transFat',
];

/** Problems of a food that has no line in the file stand at its head. */
const PLACE = { file: STAND_INS_FILE, line: 1 };
const FIGURE_DIGITS = 6;

type StandIn = {
  food: string;
  from: (typeof STAND_IN_ORIGINS)[number];
  rows: string[];
  fat_from: number | null;
  note: string;
};

/** What is named for one food. */
type StandIns = Partial<Record<StandIn['from'], StandIn>>;

/** The 28 nutrients of every food: its own row, the sum of those that it is derived from, or what `stand-ins.csv` names. */
export function readNutrients(data: ReadonlyMap<string, string>, foods: readonly FoodRow[]): Read<NutrientRow> {
  const columns = z.object({
    food: foodOf(new Set(foods.map(({ id }) => id))),
    from: oneOf('origin', STAND_IN_ORIGINS),
    rows: list(text),
    fat_from: measured,
    note: text,
  });
  const lines = readTable<StandIn>(STAND_INS_FILE, data.get(STAND_INS_FILE) ?? '', columns);
  const { rows, problems } = readNutrientRows(data);
  const standIns = new Map<string, StandIns>();
  for (const { value } of lines.rows) standIns.set(value.food, { ...standIns.get(value.food), [value.from]: value });
  const sources = foods.map((food) => ({ food, standIn: standIns.get(food.id) ?? {} }));
  const found = [
    ...problems,
    ...lines.problems,
    ...findDuplicates(lines.rows, 'food', ({ food, from }) => `${food} by ${from}`),
    ...sources.flatMap(({ food, standIn }) => missingRows(food, standIn, rows)),
  ];
  if (found.length > 0) return { rows: [], problems: found };
  const cells = boundNutrients(sources.map(({ food, standIn }) => knownOf(food, standIn, rows)));
  const open = cells.flatMap((ofFood, index) => openProblems(foods[index]?.id ?? '', ofFood));
  if (open.length > 0) return { rows: [], problems: open };
  const rowsOfFoods = sources.map(({ food, standIn }, index) => {
    return { ...PLACE, value: rowOf(food.id, cells[index] as NutrientCell[], standIn) };
  });
  return { rows: rowsOfFoods, problems: [] };
}

function rowOf(id: string, cells: NutrientCell[], standIn: StandIns): NutrientRow {
  const named = Object.values(standIn).map(({ from, rows, note }) => [from, { rows, note }] as const);
  return named.length === 0 ? [id, cells] : [id, cells, Object.fromEntries(named)];
}

/** Whether anything bounds each nutrient of a food. */
function openProblems(food: string, cells: readonly (NutrientCell | null)[]): Problem[] {
  return MICRONUTRIENTS.filter((_, index) => cells[index] === null).map((nutrient) => {
    const text = `nothing bounds ${nutrient} of ${food}: fewer than five foods have it; name rows that stand in`;
    return { ...PLACE, field: 'rows', text };
  });
}

/** The USDA rows that a food is made of. */
function rowSharesOf({ fdcId, source }: FoodRow) {
  if (fdcId !== null) return [{ fdcId, share: 1 }];
  return source?.kind === 'derived' ? source.from : [];
}

/** What a food names and no file has; its own row may be missing where others stand in for it. */
function missingRows(food: FoodRow, standIn: StandIns, rows: ReadonlyMap<string, unknown>): Problem[] {
  const named = Object.values(standIn).flatMap((one) => one.rows);
  const codes = named.length > 0 ? named : rowSharesOf(food).map(({ fdcId }) => String(fdcId));
  const lacking = codes.filter((code) => !rows.has(code));
  if (codes.length > 0 && lacking.length === 0) return [];
  const rest = `of ${food.id} (${lacking.join(', ') || 'none named'}); extract it, or name what stands in`;
  return [{ ...PLACE, field: 'rows', text: `there is no row ${rest}` }];
}

function knownOf(
  food: FoodRow,
  { ifct, relatives, variants }: StandIns,
  rows: ReadonlyMap<string, RowNutrients>,
): KnownNutrients {
  const shares = ifct
    ? ifct.rows.map((code) => ({ row: rows.get(code), share: 1 }))
    : rowSharesOf(food).map(({ fdcId, share }) => ({ row: rows.get(String(fdcId)), share }));
  const own = MICRONUTRIENTS.flatMap((nutrient) => {
    const figure = sumOf(shares, nutrient);
    return figure === null ? [] : [[nutrient, rounded(figure * fatRatio(food, ifct, nutrient))] as const];
  });
  const figuresOf = (codes: readonly string[] = []) => {
    const figures = MICRONUTRIENTS.map((nutrient) => {
      return [nutrient, codes.flatMap((code) => rows.get(code)?.[nutrient] ?? [])] as const;
    });
    return Object.fromEntries(figures);
  };
  return {
    food,
    own: Object.fromEntries(own),
    relatives: figuresOf(relatives?.rows),
    variants: figuresOf(variants?.rows),
  };
}

/** The sum of the rows by their shares; null where there is none or one of them lacks the figure. */
function sumOf(
  shares: readonly { row: RowNutrients | undefined; share: number }[],
  nutrient: Micronutrient,
): number | null {
  if (shares.length === 0) return null;
  let total = 0;
  for (const { row, share } of shares) {
    const figure = row?.[nutrient] ?? null;
    if (figure === null) return null;
    total += figure * share;
  }
  return total;
}

function fatRatio({ per100g }: FoodRow, standIn: StandIn | undefined, nutrient: Micronutrient): number {
  return standIn?.fat_from && FAT_PARTS.includes(nutrient) ? per100g.fat / standIn.fat_from : 1;
}

/** As many digits as rows have, without the dust of binary fractions. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(FIGURE_DIGITS));
}
