import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Read } from './problem.ts';

type Parsed = { record: Record<string, string>; info: { lines: number } };

/**
 * Reads a CSV file whose first line names the columns, and checks each line.
 * @param columns a schema for each column, in the order in which they stand
 */
export function readTable<Row>(
  file: string,
  csv: string,
  columns: z.ZodObject<z.ZodRawShape> & z.ZodType<Row>,
): Read<Row> {
  const names = Object.keys(columns.shape);
  const head = csv.slice(0, csv.indexOf('\n')).trim();
  if (head !== names.join(',')) return problemAt(file, 1, 'columns', `are '${head}'; write ${names.join(',')}`);
  try {
    const parsed = parse(csv, { columns: true, info: true, skip_empty_lines: true, trim: true }) as unknown as Parsed[];
    return checkRows(file, parsed, columns);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const way = 'a cell that holds a comma stands in double quotes, and each line has every column';
    return problemAt(file, Number(error.lines), 'line', `${error.message}; ${way}`);
  }
}

function checkRows<Row>(file: string, parsed: readonly Parsed[], columns: z.ZodType<Row>): Read<Row> {
  const read: Read<Row> = { rows: [], problems: [] };
  for (const { record, info } of parsed) {
    const { success, data, error } = columns.safeParse(record);
    if (success) read.rows.push({ file, line: info.lines, value: data });
    for (const { path, message } of error?.issues ?? []) {
      read.problems.push({ file, line: info.lines, field: String(path[0]), text: message });
    }
  }
  return read;
}

function problemAt(file: string, line: number, field: string, text: string) {
  return { rows: [], problems: [{ file, line, field, text }] };
}
