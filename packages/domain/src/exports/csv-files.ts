import type { AccountExport } from '@platewise/contract/account/account-schema';
import Papa from 'papaparse';

/** A row as it is stored. */
type StoredRow = Record<string, unknown>;

/** A text that a spreadsheet would take for a formula; a number with its sign is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/;

/**
 * A copy of a person's data as tables (RFC 4180, UTF-8): a file for each table that holds something, named as the table is, with a
 * line for each row, and `about.csv`, which states what each table is. Lists and objects within a row are JSON in their
 * cell; null is an empty cell. A text that a spreadsheet would compute has an apostrophe before it.
 */
export function* csvFiles({ about, data }: AccountExport): Generator<{ name: string; text: string }> {
  const parts = Object.entries(about.parts).map(([table, { holds }]) => ({
    table,
    rows: data[table]?.length ?? 0,
    holds,
  }));
  yield { name: 'about.csv', text: table(parts) };
  for (const [name, rows] of Object.entries(data)) {
    if (rows.length > 0) yield { name: `${name}.csv`, text: table(rows) };
  }
}

function table(rows: readonly StoredRow[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const data = rows.map((row) => fields.map((field) => cellOf(row[field])));
  return `${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
}

function cellOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
