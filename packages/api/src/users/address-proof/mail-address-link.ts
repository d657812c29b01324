import { texts } from '@platewise/contract/texts';
import type { Context } from '../../context.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import { findForUpdate, insertLink, isTaken } from './address-proof-repository.ts';
import { addressIdentifier, newAddressToken } from './address-token.ts';

/** Days in which a link proves an address; longer than all attempts at its email take. */
export const ADDRESS_LINK_DAYS = 3;

const LINK_MS = ADDRESS_LINK_DAYS * 24 * 3_600_000;

type Uses = Pick<Context, 'db' | 'now' | 'newId'> & { mailing: { publicUrl: string } };

/**
 * Mails a link that proves the address of a local account; the links before it stop working. Link and email are stored together
 * or not at all. False when there is nothing to prove.
 */
export function mailAddressLink(context: Uses, userId: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const account = await findForUpdate(trx, userId);
    if (!account || account.emailVerified) return false;
    const { addressSubject: subject, addressText } = texts.mail;
    await mailLink({ ...context, db: trx }, userId, { to: account.email, subject, text: addressText });
    return true;
  });
}

/**
 * Mails a link to another address, which becomes that of the account when it is followed. An address that has an account gets an
 * email that says so, and anyone who asked learns nothing of it (security T28).
 */
export async function mailNewAddressLink(
  context: Uses,
  userId: string,
  { email }: Record<'email', string>,
): Promise<void> {
  const to = email.toLowerCase();
  await context.db.transaction().execute(async (trx) => {
    if (!(await findForUpdate(trx, userId))) return;
    const { addressInUseSubject, addressInUseText, newAddressSubject: subject, newAddressText } = texts.mail;
    if (await isTaken(trx, to)) {
      const text = addressInUseText({ link: `${context.mailing.publicUrl}/signin` });
      await enqueueEmail({ ...context, db: trx }, { to, subject: addressInUseSubject, text });
    } else {
      await mailLink({ ...context, db: trx }, userId, { to, subject, text: newAddressText });
    }
  });
}

async function mailLink(
  { db: trx, now, newId, mailing }: Uses,
  userId: string,
  { to, subject, text }: { to: string; subject: string; text: (values: { link: string; days: number }) => string },
): Promise<void> {
  const at = now();
  const expiresAt = new Date(at.getTime() + LINK_MS);
  const token = newAddressToken(to);
  await insertLink(trx, userId, { id: newId(), identifier: addressIdentifier(token), at, expiresAt });
  const link = `${mailing.publicUrl}/auth/confirm?token=${token}`;
  const email = { to, subject, text: text({ link, days: ADDRESS_LINK_DAYS }), forgetAt: expiresAt };
  await enqueueEmail({ db: trx, now, newId }, email);
}
