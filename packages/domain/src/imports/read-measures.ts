import type { RowCollector } from './collect-rows.ts';
import type { CsvKind } from './csv-kinds.ts';
import type { CsvLine } from './csv-table.ts';
import type { CellReader } from './read-csv-file.ts';
import { readTime } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { toCm, toKg } from './units.ts';

type At = { line: CsvLine; date: string; reader: CellReader };

/** Reads a line of a table that has a name and a unit for each measure; 'Weight (Apple Health)' is a weight. */
export function readMetric(
  collector: RowCollector,
  kind: Extract<CsvKind, { about: 'metrics' }>,
  { line, date, reader }: At,
) {
  const { cell, numbers } = reader;
  const metric = cell(line, kind.metric).toLowerCase();
  const measure = (['weight', 'waist'] as const).find((one) => new RegExp(`^${one}(?: size)?(?: \\(|$)`).test(metric));
  if (!measure) return collector.leaveOut('other-measure');
  const value = readNumber(cell(line, kind.value), numbers);
  if (value === null) return collector.leaveOut('empty');
  if (Number.isNaN(value)) return collector.unreadable(line.line, 'number');
  const stored = measure === 'weight' ? toKg(value, cell(line, kind.unit)) : toCm(value, cell(line, kind.unit));
  if (stored === null) return collector.unreadable(line.line, 'unit');
  collector.measure(line.line, { kind: measure, date, time: readTime(cell(line, kind.time)), value: stored });
}

/** Reads a line of a table that has a column for each measure, in the units that were answered. */
export function readOwnMeasures(
  collector: RowCollector,
  kind: Extract<CsvKind, { about: 'measures' }>,
  { line, date, reader }: At,
) {
  const { cell, numbers, answers } = reader;
  const weight = readNumber(cell(line, kind.weight), numbers);
  const waist = readNumber(cell(line, kind.waist), numbers);
  if (Number.isNaN(weight) || Number.isNaN(waist)) return collector.unreadable(line.line, 'number');
  if (weight === null && waist === null) return collector.leaveOut('empty');
  const at = { date, time: null };
  if (weight !== null)
    collector.measure(line.line, { ...at, kind: 'weight', value: toKg(weight, answers.weightUnit ?? 'kg') ?? weight });
  if (waist !== null)
    collector.measure(line.line, { ...at, kind: 'waist', value: toCm(waist, answers.lengthUnit ?? 'cm') ?? waist });
}
