import type { Receipt, Receipts } from '@platewise/contract/billing/receipt-schema';
import { isHeld } from '@platewise/db/is-held';
import type { UserContext } from '../context.ts';
import { issueReceipts } from './issue-receipts.ts';
import * as receipts from './receipts-repository.ts';

/** A monthly plan of ten years, with a credit note for each of its charges. */
const LIMIT = 240;

/** The caller's receipts, tax invoices and credit notes, newest first. What the background has not issued yet is issued on the way. */
export async function listReceipts(context: UserContext): Promise<Receipts> {
  const { db, identity, hasFreeSpace } = context;
  const { userId } = identity;
  if ((await hasFreeSpace()) && !(await isHeld(db))) await issueReceipts(context, userId);
  const rows = await receipts.listForUser(db, userId, { limit: LIMIT + 1 });
  return { receipts: rows.slice(0, LIMIT).map(toReceipt), hasMore: rows.length > LIMIT };
}

function toReceipt(row: Awaited<ReturnType<typeof receipts.listForUser>>[number]): Receipt {
  const isCreditNote = row.kind === 'credit-note';
  return {
    number: row.number,
    kind: row.kind,
    planId: row.plan_id,
    amountPaise: row.amount_paise,
    refundPaise: isCreditNote ? 0 : (row.refund_paise ?? 0),
    chargedAt: row.charged_at.toISOString(),
    issuedAt: row.issued_at.toISOString(),
    paymentId: row.charge_id,
    about: row.about,
    invoiceUrl: isCreditNote ? null : row.invoice_url,
    isTest: row.is_test,
    seller: row.seller,
    tax: row.tax,
  };
}
