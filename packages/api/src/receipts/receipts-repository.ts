import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { DocumentSeriesRow, ReceiptRow } from '@platewise/db/tables/receipt-tables';
import { sql } from 'kysely';
import type { DocumentSeries } from './document-number.ts';

/** A charge of which something is not documented, with what was sold. */
export type UndocumentedCharge = PaymentChargeRow &
  Pick<PaymentSubscriptionRow, 'plan_id' | 'provider' | 'buyer_state'>;

const isUndocumented = sql<boolean>`charge.documented_refund_paise is distinct from charge.refund_paise`;

/** People with charges that have no receipt, or a refund that no document says. */
export async function listDue(db: Db, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_charge as charge')
    .select('charge.user_id')
    .where(isUndocumented)
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** What is not documented of a person's charges, oldest first. */
export function listUndocumented(db: Db, userId: string): Promise<UndocumentedCharge[]> {
  return db
    .selectFrom('payment_charge as charge')
    .innerJoin('payment_subscription as sold', (join) =>
      join.onRef('sold.user_id', '=', 'charge.user_id').onRef('sold.id', '=', 'charge.subscription_id'),
    )
    .selectAll('charge')
    .select(['sold.plan_id', 'sold.provider', 'sold.buyer_state'])
    .where('charge.user_id', '=', userId)
    .where('sold.user_id', '=', userId)
    .where(isUndocumented)
    .orderBy('charge.charged_at')
    .orderBy('charge.id')
    .execute();
}

/**
 * Takes the next number of a series. Its row stays locked until the transaction ends: a document that is not written after all
 * gives its number back, and nobody else has the next one meanwhile.
 */
export async function takeNumber(
  trx: Db,
  { series, financialYear }: { series: DocumentSeries; financialYear: number },
): Promise<number> {
  const { last_number } = await trx
    .insertInto('document_series')
    .values({ series, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet(({ eb }) => ({ last_number: eb('document_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

/** The last number that each series has given. */
export function listSeries(db: Db): Promise<DocumentSeriesRow[]> {
  return db.selectFrom('document_series').selectAll().execute();
}

/** Has series go on after these numbers, where they do not stand beyond them already. */
export async function raiseSeries(db: Db, given: readonly DocumentSeriesRow[]): Promise<void> {
  if (given.length === 0) return;
  await db
    .insertInto('document_series')
    .values([...given])
    .onConflict((conflict) =>
      conflict.columns(['series', 'financial_year']).doUpdateSet({
        last_number: sql`greatest(document_series.last_number, excluded.last_number)`,
      }),
    )
    .execute();
}

/** Adds a document. */
export async function insert(db: Db, { seller, tax, ...row }: ReceiptRow): Promise<void> {
  await db
    .insertInto('receipt')
    .values({ ...row, seller: JSON.stringify(seller), tax: tax && JSON.stringify(tax) })
    .execute();
}

/** Notes how much of a charge's refund its documents say. */
export async function setDocumented(
  db: Db,
  { user_id, id, refund_paise }: Pick<PaymentChargeRow, 'user_id' | 'id' | 'refund_paise'>,
): Promise<void> {
  await db
    .updateTable('payment_charge')
    .set({ documented_refund_paise: refund_paise })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** The receipt or tax invoice of a charge. */
export function findOfCharge(db: Db, userId: string, chargeId: string): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('charge_id', '=', chargeId)
    .where('kind', '<>', 'credit-note')
    .executeTakeFirst();
}

/** A person's documents, newest first, with what has become of their charges and the numbers that credit notes are about. */
export function listForUser(
  db: Db,
  userId: string,
  { limit }: { limit: number },
): Promise<(ReceiptRow & { about: string | null; refund_paise: number | null; invoice_url: string | null })[]> {
  return db
    .selectFrom('receipt')
    .leftJoin('payment_charge as charge', (join) =>
      join.onRef('charge.user_id', '=', 'receipt.user_id').onRef('charge.id', '=', 'receipt.charge_id'),
    )
    .leftJoin('receipt as invoice', (join) =>
      join
        .onRef('invoice.user_id', '=', 'receipt.user_id')
        .onRef('invoice.charge_id', '=', 'receipt.charge_id')
        .on('invoice.kind', '<>', 'credit-note')
        .on('receipt.kind', '=', 'credit-note'),
    )
    .selectAll('receipt')
    .select(['charge.refund_paise', 'charge.invoice_url', 'invoice.number as about'])
    .where('receipt.user_id', '=', userId)
    .orderBy('receipt.issued_at', 'desc')
    .orderBy('receipt.number', 'desc')
    .limit(limit)
    .execute();
}

/** A person's tax documents, which outlast the account. */
export function listTaxDocuments(db: Db, userId: string): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', ['tax-invoice', 'credit-note'])
    .where('tax', 'is not', null)
    .where('is_test', '=', false)
    .execute();
}
