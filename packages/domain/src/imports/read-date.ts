import { dayNumber } from '@platewise/contract/dates/local-date';
import type { DateOrder } from './file-reading.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/;
const TIME = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?/i;

/**
 * In which order a file writes its days: decided by all of them, since 03/04 alone can be either. A part above 12 is a day.
 * @returns null where every date can be read both ways and comes out differently
 */
export function dateOrder(cells: Iterable<string>): DateOrder | null {
  let isOpen = false;
  for (const cell of cells) {
    const [, first = '', second = ''] = YEAR_LAST.exec(cell.trim()) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
    // Only Europe writes points between them.
    if (first !== '' && cell.includes('.')) return 'day-first';
    isOpen ||= first !== second;
  }
  return isOpen ? null : 'month-first';
}

/** The date of a cell as YYYY-MM-DD; null for no real one. Years of two digits are those from 2000 on. */
export function readDate(cell: string, order: DateOrder): string | null {
  const text = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return realDate(year, month, day);
  const [, first, second, end] = YEAR_LAST.exec(text) ?? [];
  if (end === undefined) return null;
  const full = end.length === 2 ? `20${end}` : end;
  return order === 'day-first' ? realDate(full, second, first) : realDate(full, first, second);
}

/** The time in a cell as HH:MM, of the day's two halves or of its 24 hours; null where there is none. */
export function readTime(cell: string): string | null {
  const [, hours = '', minutes = '', half] = TIME.exec(cell.trim()) ?? [];
  if (hours === '' || Number(minutes) > 59) return null;
  if (half === undefined) return Number(hours) > 23 ? null : `${hours.padStart(2, '0')}:${minutes}`;
  if (Number(hours) < 1 || Number(hours) > 12) return null;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function realDate(year: string, month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(date) === null ? null : date;
}
