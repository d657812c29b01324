import { texts } from '@platewise/contract/texts';
import type { Context, UserContext } from '../context.ts';
import { enqueueLetter } from '../outbox/enqueue-letter.ts';
import { limiterSubject } from '../rate-limit/limiter-subject.ts';

/** Longer than all attempts at a letter take. */
const FORGOTTEN_MS = 2 * 24 * 3_600_000;

/**
 * Whether the deletion of the caller is confirmed by a letter. To an address that nobody has proved a few are written in
 * an hour: else a stranger could fill somebody's mailbox by signing up with their address and leaving again.
 */
export async function isPartingTold({
  identity,
  limiter,
  ip,
  mailing,
}: Pick<UserContext, 'identity' | 'limiter' | 'ip' | 'mailing'>): Promise<boolean> {
  if (!mailing || identity.emailVerified) return true;
  return (await limiter(limiterSubject({ identity: null, ip }), 'parting')) === null;
}

/**
 * Writes to whoever was deleted that it is done, what stays and why. To be called in the transaction that deletes, so that
 * the letter leaves after it; the address is gone with the letter, sent or not. Nothing without a mail server or address.
 */
export async function writePartingLetter(
  { db, now, newId, mailing }: Pick<Context, 'db' | 'now' | 'newId' | 'mailing'>,
  { email }: { email: string },
): Promise<void> {
  if (!mailing || !email.trim()) return;
  const { deletedSubject, deletedText } = texts.mail;
  const letter = { to: email, subject: deletedSubject, text: deletedText({ link: `${mailing.publicUrl}/contact` }) };
  await enqueueLetter({ db, now, newId }, { ...letter, forgetAt: new Date(now().getTime() + FORGOTTEN_MS) });
}
