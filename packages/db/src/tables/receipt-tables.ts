import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { DocumentKind, DocumentSeller, DocumentTax } from '@platewise/contract/billing/receipt-schema';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';

/** A document about a charge, as it was issued; nothing of it ever changes. */
export type ReceiptTable = {
  user_id: string;
  number: string;
  kind: DocumentKind;
  /** The provider's payment. */
  charge_id: string;
  plan_id: PaidPlanId;
  /** Hundredths of a rupee, tax included; of a credit note what it gives back. */
  amount_paise: number;
  charged_at: Date;
  issued_at: Date;
  /** Whether no money moved. */
  is_test: boolean;
  /** Who sold it, as configured on that day. */
  seller: JSONColumnType<DocumentSeller>;
  /** Null for a receipt, which says nothing of tax. */
  tax: ColumnType<DocumentTax | null, string | null, never>;
};

/** The last number of a series in a financial year; its row is locked until the document with that number is written. */
export type DocumentSeriesTable = { series: string; financial_year: number; last_number: number };

/** A tax document of an account that was deleted, without the account. */
export type RetainedTaxDocumentTable = Omit<ReceiptTable, 'user_id' | 'kind' | 'is_test' | 'tax'> & {
  kind: Exclude<DocumentKind, 'receipt'>;
  tax: JSONColumnType<DocumentTax>;
  retained_until: Date;
};

export type ReceiptRow = Selectable<ReceiptTable>;
export type DocumentSeriesRow = Selectable<DocumentSeriesTable>;
