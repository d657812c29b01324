import { z } from 'zod';
import { FOOD_GROUPS } from '../../src/foods/food.ts';
import {
  COOKING_METHODS,
  RETAINED_NUTRIENTS,
  type RetentionKind,
  type RetentionRow,
} from '../../src/nutrients/retention-row.ts';
import { amount, foodOf, id, list, oneOf, optionalText, text } from '../cells.ts';
import { findDuplicates, type Read } from '../problem.ts';
import { readTable } from '../read-table.ts';

const KINDS_FILE = 'nutrients/retention-kinds.csv';
const FACTORS_FILE = 'nutrients/retention-factors.csv';

/** The kinds of food that retention factors are published for; a food is of one kind. */
export function readRetentionKinds(data: ReadonlyMap<string, string>, foods: ReadonlySet<string>): Read<RetentionKind> {
  const columns = z.object({
    kind: id,
    groups: list(oneOf('group', FOOD_GROUPS)),
    foods: list(foodOf(foods)),
    eaten_raw: oneOf('answer', ['yes', 'no']),
    note: optionalText,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(KINDS_FILE, data.get(KINDS_FILE) ?? '', columns);
  const named = rows.flatMap(({ value, ...place }) => value.foods.map((food) => ({ ...place, value: food })));
  return {
    rows: rows.map(({ value: { kind, groups, foods: ofKind, eaten_raw: raw }, ...place }) => ({
      ...place,
      value: { kind, groups, foods: ofKind, eatenRaw: raw === 'yes' },
    })),
    problems: [...problems, ...findDuplicates(named, 'foods', (food) => food)],
  };
}

/** The factors, a line for each kind, method and row of the table. */
export function readRetention(data: ReadonlyMap<string, string>, kinds: readonly RetentionKind[]): Read<RetentionRow> {
  const percent = Object.fromEntries(RETAINED_NUTRIENTS.map((nutrient) => [columnOf(nutrient), amount]));
  const columns = z.object({
    kind: oneOf(
      'kind',
      kinds.map(({ kind }) => kind),
    ),
    method: oneOf('method', COOKING_METHODS),
    code: text,
    row: text,
    ...percent,
  });
  const { rows, problems } = readTable<Line>(FACTORS_FILE, data.get(FACTORS_FILE) ?? '', columns);
  return {
    rows: rows.map(({ value, ...place }) => {
      const { kind, method, code, row } = value;
      const cells = RETAINED_NUTRIENTS.map((nutrient) => Number(value[columnOf(nutrient)]));
      return { ...place, value: { kind, method, code, row, percent: cells } as RetentionRow };
    }),
    problems: [...problems, ...findDuplicates(rows, 'code', ({ kind, method, code }) => `${kind} ${method} ${code}`)],
  };
}

type Line = Record<string, string | number>;

/** vitaminB6 stands in column vitamin_b6. */
function columnOf(nutrient: string): string {
  return nutrient.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
