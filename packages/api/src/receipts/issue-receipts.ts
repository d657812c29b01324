import { type GstState, isGstState } from '@platewise/contract/billing/gst-states';
import { PAID_PLANS, rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { DocumentKind, DocumentSeller, DocumentTax } from '@platewise/contract/billing/receipt-schema';
import { texts } from '@platewise/contract/texts';
import type { ReceiptRow } from '@platewise/db/tables/receipt-tables';
import type { Context } from '../context.ts';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { findById, lockUser } from '../users/users-repository.ts';
import { documentNumber, seriesOf } from './document-number.ts';
import { financialYear } from './financial-year.ts';
import { gstOfFurther, gstSplit } from './gst-split.ts';
import type { UndocumentedCharge } from './receipts-repository.ts';
import * as receipts from './receipts-repository.ts';

/** Who sells, as configured; with test keys no money moves. */
export type Seller = DocumentSeller & { hasTestKeys: boolean };

const DAY_MS = 24 * 3_600_000;
/** A tax invoice is issued within thirty days of the service (CGST Rules, rule 47); what is older was charged under another configuration. */
const INVOICED_MS = 30 * DAY_MS;
/** What is older is known by now: a mail server that is set up later does not say of it. */
const NEWS_MS = 7 * DAY_MS;

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'mailing' | 'seller'>;

/**
 * Issues what is missing of a person's documents: one receipt or tax invoice for each charge, and credit notes for what is
 * paid back of a tax invoice. Each is one transaction with its number and its email, so that nothing is numbered twice or left
 * out, however many ask at once, and no two wait for each other's series. Doing it again changes nothing. Answers how many
 * charges had something missing.
 */
export async function issueReceipts(context: Uses, userId: string): Promise<number> {
  const { db } = context;
  for (let charges = 0; ; charges += 1) {
    if ((await receipts.listUndocumented(db, userId)).length === 0) return charges;
    await db.transaction().execute((trx) => issueNext({ ...context, db: trx }, userId));
  }
}

async function issueNext(context: Uses, userId: string): Promise<void> {
  await lockUser(context.db, userId);
  const [charge] = await receipts.listUndocumented(context.db, userId);
  if (!charge) return;
  if (charge.documented_refund_paise === null) await issueReceipt(context, charge);
  else await issueCreditNote(context, charge, { before: charge.documented_refund_paise });
}

async function issueReceipt(context: Uses, charge: UndocumentedCharge): Promise<void> {
  const { db: trx, now, seller } = context;
  const { user_id: userId, id, amount_paise: amountPaise } = charge;
  const places = now().getTime() - charge.charged_at.getTime() <= INVOICED_MS ? placesOf(seller, charge) : null;
  const document = await write(context, charge, {
    kind: places ? 'tax-invoice' : 'receipt',
    amountPaise,
    seller: { name: seller.name, address: seller.address, gstin: places ? seller.gstin : null },
    tax: places && gstSplit(amountPaise, places),
  });
  await receipts.setDocumented(trx, { user_id: userId, id, refund_paise: 0 });
  await writeEmail(context, document);
}

async function issueCreditNote(
  context: Uses,
  charge: UndocumentedCharge,
  { before }: { before: number },
): Promise<void> {
  const { db: trx } = context;
  const { refund_paise: after } = charge;
  const invoice = await receipts.findOfCharge(trx, charge.user_id, charge.id);
  const seller = stateOf(invoice?.seller.gstin ?? null);
  await receipts.setDocumented(trx, charge);
  if (!invoice?.tax || !seller || after <= before) return;
  await write(context, charge, {
    kind: 'credit-note',
    amountPaise: after - before,
    seller: invoice.seller,
    tax: gstOfFurther({ beforePaise: before, afterPaise: after }, { seller, buyer: invoice.tax.placeOfSupply }),
  });
}

async function write(
  { db: trx, now, seller: { hasTestKeys } }: Uses,
  charge: UndocumentedCharge,
  {
    kind,
    amountPaise,
    seller,
    tax,
  }: { kind: DocumentKind; amountPaise: number; seller: DocumentSeller; tax: DocumentTax | null },
): Promise<ReceiptRow> {
  const at = now();
  const isTest = hasTestKeys || charge.provider === 'sandbox';
  const series = seriesOf(kind, { isTest });
  const year = financialYear(at);
  const position = await receipts.takeNumber(trx, { series, financialYear: year });
  const row: ReceiptRow = {
    user_id: charge.user_id,
    number: documentNumber(series, year, position),
    kind,
    charge_id: charge.id,
    plan_id: charge.plan_id,
    amount_paise: amountPaise,
    charged_at: charge.charged_at,
    issued_at: at,
    is_test: isTest,
    seller,
    tax,
  };
  await receipts.insert(trx, row);
  return row;
}

/**
 * Where seller and buyer are; null where no tax invoice may be issued. The buyer is where they stated (CGST Rules, rule 46 (f)), else
 * where the seller is (IGST Act, section 12 (2) (b) (ii)).
 */
function placesOf(seller: Seller, charge: UndocumentedCharge): { seller: GstState; buyer: GstState } | null {
  const own = stateOf(seller.gstin);
  if (!own || seller.hasTestKeys || charge.provider === 'sandbox') return null;
  const { buyer_state: given } = charge;
  return { seller: own, buyer: given && isGstState(given) ? given : own };
}

function stateOf(gstin: string | null): GstState | null {
  const code = gstin?.slice(0, 2) ?? '';
  return isGstState(code) ? code : null;
}

async function writeEmail({ db, now, newId, mailing }: Uses, document: ReceiptRow): Promise<void> {
  const isNews = now().getTime() - document.charged_at.getTime() <= NEWS_MS;
  const person = mailing && isNews ? await findById(db, document.user_id) : undefined;
  if (!mailing || !person?.billing_mail || !person.email) return;
  const { subject, text } = emailOf(document, `${mailing.publicUrl}/settings?tab=subscription`);
  await enqueueEmail({ db, now, newId }, { to: person.email, subject, text });
}

function emailOf({ number, kind, plan_id, amount_paise, is_test }: ReceiptRow, link: string) {
  const { mail } = texts;
  const facts = {
    number,
    plan: texts.pricing[PAID_PLANS[plan_id].plan].name,
    amount: rupeesOf(amount_paise).toFixed(2),
    link,
  };
  if (is_test) return { subject: mail.testReceiptSubject, text: mail.testReceiptText(facts) };
  if (kind === 'tax-invoice') return { subject: mail.taxInvoiceSubject, text: mail.taxInvoiceText(facts) };
  return { subject: mail.receiptSubject, text: mail.receiptText(facts) };
}
