import { type Distribution, distribution } from '../distribution.ts';

/** One quantity of the goal table: what was asked for, what was measured, and whether it is met; null where no goal is set. */
export type GoalRow = { quantity: string; goal: string; measured: string[]; isMet: boolean | null };

/** A row of numbers by median, 95th percentile and worst. */
export function distributionRow(
  quantity: string,
  numbers: readonly number[],
  goal: string,
  isMet: ((measured: Distribution) => boolean) | null,
  decimals = 2,
): GoalRow {
  const measured = distribution(numbers);
  const shown = [measured.median, measured.p95, measured.worst].map((value) => value.toFixed(decimals));
  return { quantity, goal, measured: shown, isMet: isMet && numbers.length > 0 ? isMet(measured) : null };
}

/** A row of one number, shown as the worst. */
export function singleRow(quantity: string, shown: string, goal: string, isMet: boolean | null): GoalRow {
  return { quantity, goal, measured: ['', '', shown], isMet };
}

/** A share of a whole in percent, as a row; met where it is at most `maxPercent`, which is not a goal where it is null. */
export function shareRow(quantity: string, part: number, whole: number, maxPercent: number | null): GoalRow {
  const percent = whole === 0 ? 0 : (100 * part) / whole;
  const shown = `${part} of ${whole} (${percent.toFixed(1)} %)`;
  const goal = maxPercent === null ? '' : `at most ${maxPercent} %`;
  return singleRow(quantity, shown, goal, maxPercent === null ? null : percent <= maxPercent);
}

/** The rows as a table of text, one line each. */
export function goalTable(rows: readonly GoalRow[]): string {
  const head = ['quantity', 'goal', 'median', 'p95', 'worst', 'met'];
  const lines = [head, ...rows.map(({ quantity, goal, measured, isMet }) => [quantity, goal, ...measured, met(isMet)])];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  const isNumber = (column: number) => column > 1 && column < 5;
  return lines
    .map((cells) =>
      cells
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function met(isMet: boolean | null): string {
  if (isMet === null) return '-';
  return isMet ? 'yes' : 'NO';
}
