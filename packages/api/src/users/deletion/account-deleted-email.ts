import { texts } from '@platewise/contract/texts';
import type { Context, UserContext } from '../../context.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import { limiterSubject } from '../../rate-limit/limiter-subject.ts';

/** Longer than all attempts at an email take. */
export const FORGOTTEN_MS = 2 * 24 * 3_600_000;

/**
 * Whether the deletion of the caller is confirmed by an email. To an address that nobody has proved a few are written in
 * an hour: else a stranger could fill somebody's mailbox by signing up with their address and leaving again.
 */
export async function hasDeletionEmail({
  identity,
  limiter,
  ip,
  mailing,
}: Pick<UserContext, 'identity' | 'limiter' | 'ip' | 'mailing'>): Promise<boolean> {
  if (!mailing || identity.emailVerified) return true;
  return (await limiter(limiterSubject({ identity: null, ip }), 'parting')) === null;
}

/**
 * Writes to anyone who was deleted that it is done, what stays and why. To be called in the transaction that deletes, so that
 * the email leaves after it; the address is gone with the email, sent or not. Nothing without a mail server or address.
 */
export async function writeAccountDeletedEmail(
  { db, now, newId, mailing }: Pick<Context, 'db' | 'now' | 'newId' | 'mailing'>,
  { email: to }: { email: string },
): Promise<void> {
  if (!mailing || !to.trim()) return;
  const { deletedSubject, deletedText } = texts.mail;
  const email = { to, subject: deletedSubject, text: deletedText({ link: `${mailing.publicUrl}/contact` }) };
  await enqueueEmail({ db, now, newId }, { ...email, forgetAt: new Date(now().getTime() + FORGOTTEN_MS) });
}
