/** Excel takes a file without it for one in an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run what begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as comma-separated values (RFC 4180), in UTF-8 for spreadsheets; a text that would run as a formula stays a text. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
