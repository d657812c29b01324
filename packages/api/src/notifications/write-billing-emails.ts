import { PAID_PLANS, rupeesOf } from '@platewise/contract/billing/paid-plans';
import { texts } from '@platewise/contract/texts';
import { isHeld } from '@platewise/db/is-held';
import type { Email } from '@platewise/providers/mail/mail-port';
import type { Context } from '../context.ts';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { isUnconfirmed } from '../subscription/is-entitled.ts';
import {
  type BillingOccasion,
  findFailures,
  findRefunds,
  findUncharged,
  insertWritten,
} from './billing-emails-repository.ts';

/** Emails of one kind in one round. */
const LIMIT = 100;
/** What is older is known by now: a mail server that is set up later does not say of it. */
const NEWS_MS = 7 * 24 * 3_600_000;

/**
 * Writes to anyone who wants emails about payments: when a renewal failed, a payment was not confirmed, and when money is paid back; once for each
 * occasion, however many processes look. Answers how many. Nothing without a mail server.
 */
export async function writeBillingEmails(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'mailing' | 'hasFreeSpace'>,
): Promise<number> {
  const { db, now, mailing, hasFreeSpace } = context;
  if (!mailing || !(await hasFreeSpace()) || (await isHeld(db))) return 0;
  const since = new Date(now().getTime() - NEWS_MS);
  const link = `${mailing.publicUrl}/settings?tab=subscription`;
  let written = 0;
  for (const occasion of await findFailures(db, { limit: LIMIT })) {
    const plan = texts.pricing[PAID_PLANS[occasion.planId].plan].name;
    const text = texts.mail.paymentFailedText({ plan, link });
    if (await write(context, occasion, { subject: texts.mail.paymentFailedSubject, text })) written += 1;
  }
  for (const { row, occasion } of await findUncharged(db, { before: now(), limit: LIMIT })) {
    if (!isUnconfirmed(row, now())) continue;
    const plan = texts.pricing[PAID_PLANS[occasion.planId].plan].name;
    const text = texts.mail.paymentNotConfirmedText({ plan, link });
    if (await write(context, occasion, { subject: texts.mail.paymentNotConfirmedSubject, text })) written += 1;
  }
  for (const occasion of await findRefunds(db, { since, limit: LIMIT })) {
    const text = texts.mail.refundText({ amount: rupeesOf(occasion.refundPaise).toFixed(2), link });
    if (await write(context, occasion, { subject: texts.mail.refundSubject, text })) written += 1;
  }
  return written;
}

function write(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { userId, email: to, about }: BillingOccasion,
  email: Pick<Email, 'subject' | 'text'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await insertWritten(trx, { userId, about, at: now() }))) return false;
    await enqueueEmail({ db: trx, now, newId }, { to, ...email });
    return true;
  });
}
