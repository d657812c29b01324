import { collectRows, type RowCollector } from './collect-rows.ts';
import { type CsvKind, csvKind, hasDayTotals } from './csv-kinds.ts';
import { type CsvLine, type CsvTable, readCsv } from './csv-table.ts';
import type { Answers, DateOrder, FileReading, Question, Refusal } from './file-reading.ts';
import { dateOrder, readDate } from './read-date.ts';
import { readMeal } from './read-meal.ts';
import { readMetric, readOwnMeasures } from './read-measures.ts';
import { type NumberStyle, numberStyle } from './read-number.ts';

/** How the cells of one file are read. */
export type CellReader = {
  /** The text of a column of a line; empty where the table has no such column. */
  cell: (line: CsvLine, column: string | undefined) => string;
  dateOrder: DateOrder;
  numbers: NumberStyle;
  answers: Answers;
};

/**
 * What a table of another product holds (csv-kinds.ts names the products and their columns). Each line is accounted for, and
 * nothing in a text makes it throw.
 * @param answers what the file itself leaves open; what is asked stands in `questions`
 */
export function readCsvFile(text: string, answers: Answers = {}): FileReading | Refusal {
  const table = readCsv(text);
  const kind = csvKind(table.header);
  if (!kind) return hasDayTotals(table.header) ? 'day-totals' : 'unknown-file';
  if (kind.about === 'meals' && !hasEnergy(table, kind.figures)) return 'no-energy';
  const cell = cellsOf(table);
  const order = kind.dateOrder ?? dateOrder(table.lines.map((line) => cell(line, kind.date))) ?? answers.dateOrder;
  const questions = questionsOf(table, kind, { order, answers });
  const collector = collectRows(kind.source);
  if (order === undefined || questions.length > 0) return { ...collector.done(), questions };
  const numbers = numberStyle(numbersOf(table, kind, cell), table.delimiter);
  for (const line of table.lines) readLine(collector, kind, line, { cell, dateOrder: order, numbers, answers });
  return collector.done();
}

function readLine(collector: RowCollector, kind: CsvKind, line: CsvLine, reader: CellReader) {
  const { cell } = reader;
  const why = kind.leftOut?.find(({ column, values }) => values.includes(cell(line, column).toLowerCase()))?.why;
  if (why) return collector.leaveOut(why);
  const date = readDate(cell(line, kind.date), reader.dateOrder);
  if (date === null) return collector.unreadable(line.line, 'date');
  if (kind.about === 'meals') return readMeal(collector, kind, { line, date, reader });
  if (kind.about === 'metrics') return readMetric(collector, kind, { line, date, reader });
  return readOwnMeasures(collector, kind, { line, date, reader });
}

function questionsOf(
  table: CsvTable,
  kind: CsvKind,
  { order, answers }: { order: DateOrder | undefined; answers: Answers },
): Question[] {
  const measures: { weight?: string; waist?: string } = kind.about === 'measures' ? kind : {};
  const isOpen = (column: string | undefined) => column !== undefined && hasValues(table, column);
  return [
    ...(order === undefined ? ['date-order' as const] : []),
    ...(isOpen(measures.weight) && !answers.weightUnit ? ['weight-unit' as const] : []),
    ...(isOpen(measures.waist) && !answers.lengthUnit ? ['length-unit' as const] : []),
  ];
}

function hasValues({ header, lines }: CsvTable, column: string): boolean {
  const at = header.indexOf(column);
  return at >= 0 && lines.some(({ cells }) => (cells[at] ?? '').trim() !== '');
}

function hasEnergy(
  { header }: CsvTable,
  { calories = [], kilojoules = [] }: { calories?: readonly string[]; kilojoules?: readonly string[] },
): boolean {
  return [...calories, ...kilojoules].some((column) => header.includes(column));
}

function cellsOf({ header }: CsvTable): CellReader['cell'] {
  const places = new Map(header.map((name, at) => [name, at]));
  return ({ cells }, column) => {
    const at = column === undefined ? undefined : places.get(column);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
}

function numbersOf({ lines }: CsvTable, kind: CsvKind, cell: CellReader['cell']): string[] {
  const columns = numberColumns(kind);
  return lines.flatMap((line) => columns.map((column) => cell(line, column)));
}

function numberColumns(kind: CsvKind): string[] {
  if (kind.about === 'meals') return Object.values(kind.figures).flat();
  if (kind.about === 'metrics') return [kind.value];
  return [kind.weight, kind.waist].filter((column) => column !== undefined);
}
