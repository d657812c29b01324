import type { MailOutboxRow } from '@platewise/db/tables/contact-tables';
import type { Email, MailPort } from '@platewise/providers/mail/mail-port';
import type { Context } from '../context.ts';
import { claimDue, remove, removeAttempt, settle } from './outbox-repository.ts';

/** Emails in one round, so that other work in the background gets its turn. */
const EMAILS_PER_ROUND = 50;
/** How long one attempt may take before another process takes the email over; the mail port gives up earlier. */
const ATTEMPT_MS = 2 * 60_000;
/** Minutes from each failed attempt to the next one; after as many and one more, within a day, an email is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720];

/** What became of emails; `reason` is the code of the last failure, without the mail server's words, which may quote addresses. */
export type DeliveryRound = { sent: number; postponed: number; givenUp: number; reason: string | null };

type Outcome = { kind: 'sent' | 'postponed' | 'givenUp'; reason?: string };

/**
 * One round of mailing: takes emails that are due one by one, sends, and notes what became of each. Safe with several
 * processes at once; an email whose process was killed between sending and noting is sent again. Emails that were given
 * up are kept, but for those that are to be forgotten. No transaction is open while the mail server is awaited.
 */
export async function deliverOutbox(
  context: Pick<Context, 'db' | 'now' | 'hasFreeSpace'> & { mail: MailPort; signal: AbortSignal },
): Promise<DeliveryRound> {
  const { mail, hasFreeSpace, signal } = context;
  const round: DeliveryRound = { sent: 0, postponed: 0, givenUp: 0, reason: null };
  if (mail.kind === 'stored' || !(await hasFreeSpace())) return round;
  for (let count = 0; count < EMAILS_PER_ROUND && !signal.aborted; count += 1) {
    const outcome = await deliverNext(context);
    if (!outcome) return round;
    round[outcome.kind] += 1;
    round.reason = outcome.reason ?? round.reason;
    // A mail server that does not answer makes each email wait for its time-out: the others have their turn next round.
    if (outcome.kind === 'postponed') return round;
  }
  return round;
}

async function deliverNext({
  db,
  now,
  mail,
}: Pick<Context, 'db' | 'now'> & { mail: MailPort }): Promise<Outcome | null> {
  const at = now();
  const row = await claimDue(db, { at, until: new Date(at.getTime() + ATTEMPT_MS) });
  if (!row) return null;
  const failure = await send(mail, toEmail(row));
  if (!failure) {
    await remove(db, row);
    return { kind: 'sent' };
  }
  const minutes = failure.isFinal ? undefined : RETRY_MINUTES[row.attempts - 1];
  if (minutes === undefined) {
    if (row.forget_at) await removeAttempt(db, row);
    else await settle(db, row, { state: 'failed', last_error: failure.reason });
    return { kind: 'givenUp', reason: failure.reason };
  }
  const next = new Date(now().getTime() + minutes * 60_000);
  await settle(db, row, { next_attempt_at: next, last_error: failure.reason });
  return { kind: 'postponed', reason: failure.reason };
}

// Whatever goes wrong with one email must not keep the others: it counts as an attempt.
async function send(mail: MailPort, email: Email): Promise<{ isFinal: boolean; reason: string } | null> {
  try {
    const answer = await mail.send(email);
    return answer === 'sent' ? null : { isFinal: answer === 'refused', reason: answer };
  } catch (error) {
    return { isFinal: false, reason: codeOf(error instanceof Error && error.cause ? error.cause : error) };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
}

function toEmail({ id, recipient, reply_to, subject, body, unsubscribe_url }: MailOutboxRow): Email {
  return {
    id,
    to: recipient,
    subject,
    text: body,
    ...(reply_to && { replyTo: reply_to }),
    ...(unsubscribe_url && { unsubscribeUrl: unsubscribe_url }),
  };
}
