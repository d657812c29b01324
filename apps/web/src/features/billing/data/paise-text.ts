import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import { numberFormat } from '@platewise/contract/language/formats';

const format = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths of a rupee as a document states them: always with both digits, '12,470.40'. */
export function paiseText(paise: number): string {
  return format.format(rupeesOf(paise));
}
