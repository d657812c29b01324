import { numberFormat } from '@platewise/contract/language/formats';

const grouped = numberFormat({ maximumFractionDigits: 2 });

/** A number as people read it: '2,000'. */
export function numberWords(value: number): string {
  return grouped.format(value);
}
