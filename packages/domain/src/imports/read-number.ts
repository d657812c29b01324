/** How a file writes 1,234.5: with a point before the decimals, or with a comma. */
export type NumberStyle = 'point' | 'comma';

/** Cells that mean that nothing is stated. */
const NOTHING = new Set(['', '-', '--', 'n/a', 'na', 'null', 'none']);
const GROUPS_OF_COMMAS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const DECIMAL_COMMA = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d*),\d+$/;

/**
 * Decides once for a whole file, since '1,250' alone is 1250 in one and 1.25 in another: a comma is decimal where some number
 * cannot be read otherwise ('82,5'), or where cells are separated by semicolons and no number has a point before decimals.
 */
export function numberStyle(cells: Iterable<string>, delimiter: string): NumberStyle {
  let hasPoint = false;
  for (const cell of cells) {
    const text = compact(cell);
    if (DECIMAL_COMMA.test(text) && !GROUPS_OF_COMMAS.test(text)) return 'comma';
    hasPoint ||= /^[+-]?\d*\.\d+$/.test(text);
  }
  return delimiter === ';' && !hasPoint ? 'comma' : 'point';
}

/** The number in a cell: null where it states nothing, NaN where it is none. */
export function readNumber(cell: string, style: NumberStyle): number | null {
  const text = compact(cell);
  if (NOTHING.has(text.toLowerCase())) return null;
  const [group, decimal] = style === 'comma' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction, ...more] = text.split(decimal);
  const digits = whole.replaceAll(group, '');
  const isGrouped = !whole.includes(group) || /^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  const isNumber = more.length === 0 && isGrouped && /^[+-]?\d*$/.test(digits) && /^\d*$/.test(fraction ?? '');
  if (!isNumber || !/\d/.test(text)) return Number.NaN;
  return Number(`${digits}.${fraction ?? ''}`.replace(/\.$/, ''));
}

/** Without the blanks that some languages put between groups of digits. */
function compact(cell: string): string {
  return cell.trim().replaceAll(/(?<=\d)[\u0020\u00a0\u202f](?=\d{3})/g, '');
}
