import type { RowRule } from '../bound-rule.ts';
import { BOUND_RULES } from '../bound-rules.ts';

/** What may be missing by rounding: shares have three decimals. */
const ROUNDING = 0.0011;
const KIND_ROWS_MIN = 5;
const COLUMNS = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sugar', 'saturatedFat', 'sodium'] as const;

type Row = Record<(typeof COLUMNS)[number], number | null>;

/**
 * Computes the bounds of figures that nobody measured from the rows that they name.
 * @param csv the text of a file with one line per row: fdc_id, description, then the eight figures per 100 g
 * @returns one sentence for each bound that is not that of its USDA rows; empty when all agree
 */
export function checkBounds(csv: string): string[] {
  const lines = csv.trim().split('\n').slice(1);
  const rows = new Map(lines.map((line) => [Number.parseInt(line, 10), readRow(line)]));
  return BOUND_RULES.flatMap((rule) => {
    if (rule.from === 'table') return [];
    const shares = rule.rows.flatMap((fdcId) => shareOf(rows.get(fdcId), rule));
    const name = `${rule.figure} by ${rule.what}`;
    if (shares.length < rule.rows.length) return [`${name} names a row that lacks it`];
    if (rule.from === 'kind' && shares.length < KIND_ROWS_MIN) return [`${name} has too few rows`];
    const isOff = ([0, 1] as const).some(
      (end) => Math.abs(rule.share[end] - (end === 0 ? Math.min(...shares) : Math.max(...shares))) > ROUNDING,
    );
    return isOff ? [`${name} is ${rule.share.join(' to ')}, its rows have ${shares.join(', ')}`] : [];
  });
}

function shareOf(row: Row | undefined, { figure }: RowRule): number[] {
  const whole = row?.[figure === 'saturatedFat' ? 'fat' : 'carbs'];
  const part = row?.[figure];
  return whole && part !== undefined && part !== null ? [part / whole] : [];
}

/** The eight figures stand last; the description before them may hold commas. */
function readRow(line: string): Row {
  const cells = line.trim().split(',').slice(-COLUMNS.length);
  return Object.fromEntries(
    COLUMNS.map((column, index) => [column, cells[index] === '' ? null : Number(cells[index])]),
  ) as Row;
}
