import { createHash } from 'node:crypto';
import type { ContactAnswer, ContactMessage } from '@platewise/contract/site/contact-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { contactEmail } from './contact-email.ts';
import { insert, isRepeated, lockFingerprint } from './contact-repository.ts';
import { limitPublicPost } from './limit-public-post.ts';

/** The same content within this time is a double click. */
const REPEAT_MS = 60_000;

/**
 * Keeps a message of the contact form, and with a mail server also its email to the operator. The answer does not wait
 * for the mail server.
 * @throws AppError RATE_LIMITED, STORAGE_FULL
 */
export async function sendContactMessage(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'limiter' | 'ip' | 'hasFreeSpace' | 'mailing'>,
  message: ContactMessage,
): Promise<ContactAnswer> {
  const { db, now, newId, hasFreeSpace, mailing } = context;
  if (!(await hasFreeSpace())) throw new AppError('STORAGE_FULL');
  await limitPublicPost(context, 'contact');
  const { name, email, subject, message: text } = message;
  const fingerprint = fingerprintOf(message);
  const at = now();
  await db.transaction().execute(async (trx) => {
    await lockFingerprint(trx, fingerprint);
    const since = new Date(at.getTime() - REPEAT_MS);
    if (await isRepeated(trx, { fingerprint, since })) return;
    await insert(trx, { id: newId(), name, email, subject, message: text, fingerprint, created_at: at });
    if (mailing) await enqueueEmail({ db: trx, now, newId }, contactEmail(message, mailing));
  });
  return { ok: true, message: texts.contact.sent };
}

function fingerprintOf({ name, email, subject, message }: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, subject, message]))
    .digest('hex');
}
