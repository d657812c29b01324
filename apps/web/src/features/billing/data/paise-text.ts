const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PAISE = 100;

/** Hundredths of a rupee as a document states them: always with both digits, '12,470.40'. */
export function paiseText(paise: number): string {
  return format.format(paise / PAISE);
}
