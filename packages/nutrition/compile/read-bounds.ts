import { z } from 'zod';
import { BOUND_TABLES, BOUNDED_FIGURES, type BoundRule, type TableRule } from '../src/foods/bound-rule.ts';
import { amount, foodOf, list, oneOf, text } from './cells.ts';
import type { Located, Read } from './problem.ts';
import { readTable } from './read-table.ts';

const ROWS_FILE = 'bounds-by-rows.csv';
const TABLES_FILE = 'bounds-by-tables.csv';

/** The bounds of figures that nobody measured: those by USDA rows, then those by other tables. */
export function readBounds(data: ReadonlyMap<string, string>, foods: ReadonlySet<string>): Read<BoundRule> {
  const byRows = readRowRules(data.get(ROWS_FILE) ?? '', foods);
  const byTables = readTableRules(data.get(TABLES_FILE) ?? '', foods);
  return {
    rows: [...byRows.rows, ...byTables.rows],
    problems: [...byRows.problems, ...byTables.problems],
  };
}

function readRowRules(csv: string, foods: ReadonlySet<string>): Read<BoundRule> {
  const columns = z.object({
    figure: oneOf('figure', BOUNDED_FIGURES),
    from: oneOf('origin', ['row', 'kind']),
    what: text,
    foods: list(foodOf(foods)),
    fdc_ids: list(amount),
    low: amount,
    high: amount,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(ROWS_FILE, csv, columns);
  return {
    rows: rows.map(({ value: { fdc_ids, low, high, ...rule }, ...place }) => ({
      ...place,
      value: { ...rule, rows: fdc_ids, share: [low, high] },
    })),
    problems,
  };
}

/** One line for each row of another table; lines with the same figure and food are one rule. */
function readTableRules(csv: string, foods: ReadonlySet<string>): Read<BoundRule> {
  const columns = z.object({
    figure: oneOf('figure', BOUNDED_FIGURES),
    table: oneOf('table', Object.keys(BOUND_TABLES) as (keyof typeof BOUND_TABLES)[]),
    what: text,
    food: foodOf(foods),
    code: text,
    available: amount,
    fiber: amount,
    part: amount,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(TABLES_FILE, csv, columns);
  const rules = new Map<string, Located<TableRule>>();
  for (const { value, ...place } of rows) {
    const { figure, table, what, food, ...row } = value;
    const key = `${figure} of ${food}`;
    const earlier = rules.get(key)?.value.rows ?? [];
    rules.set(key, { ...place, value: { figure, from: 'table', table, what, foods: [food], rows: [...earlier, row] } });
  }
  return { rows: [...rules.values()], problems };
}
