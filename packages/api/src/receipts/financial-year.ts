/** India has one time zone without summer time: its years begin and end by it. */
const IST_MS = 5.5 * 3_600_000;
/** April, counted from 0. */
const FIRST_MONTH = 3;
/** The annual return is due on 31 December after the year (CGST Rules, rule 80), and records stay 72 months longer (CGST Act, section 36). */
const RETENTION_YEARS = 7;

/** The Indian financial year of a moment, April to March, by the calendar year in which it begins. */
export function financialYear(at: Date): number {
  const local = new Date(at.getTime() + IST_MS);
  return local.getUTCMonth() >= FIRST_MONTH ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
}

/** Until when the tax documents of a moment's financial year are kept. */
export function taxRetentionEnd(at: Date): Date {
  return new Date(Date.UTC(financialYear(at) + 1 + RETENTION_YEARS, 0, 1) - IST_MS);
}
