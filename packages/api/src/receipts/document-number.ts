import type { DocumentKind } from '@platewise/contract/billing/receipt-schema';

/** What the numbers of each series begin with; documents of test payments have one of their own, so that the others have no gaps. */
export type DocumentSeries = 'RCT' | 'INV' | 'CRN' | 'TST';

const SERIES = {
  receipt: 'RCT',
  'tax-invoice': 'INV',
  'credit-note': 'CRN',
} as const satisfies Record<DocumentKind, DocumentSeries>;
const DIGITS = 6;

/** In which series a document is numbered. */
export function seriesOf(kind: DocumentKind, { isTest }: { isTest: boolean }): DocumentSeries {
  return isTest ? 'TST' : SERIES[kind];
}

/**
 * The number as it is printed, such as INV-2627-000001: letters, digits and hyphens, at most 16 characters up to the ten
 * millionth document of a year (CGST Rules, rule 46 (b) and rule 53 (1A)).
 */
export function documentNumber(series: DocumentSeries, financialYear: number, position: number): string {
  const years = [financialYear, financialYear + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
  return `${series}-${years}-${String(position).padStart(DIGITS, '0')}`;
}
