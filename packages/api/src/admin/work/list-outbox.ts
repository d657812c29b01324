import type { AdminOutbox, AdminOutboxRequest } from '@platewise/contract/admin/admin-work-schema';
import { AppError } from '../../app-error.ts';
import { isId } from '../../is-id.ts';
import { pageNewest, retry } from '../../outbox/outbox-repository.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { readPlace, toPage } from '../row-place.ts';

/** How long one attempt at an email may take (outbox). */
const ATTEMPT_MS = 2 * 60_000;

/**
 * Emails that are not sent, newest first: to whom, what about, and why they failed.
 * @throws AppError VALIDATION when the cursor is not one of ours
 */
export async function listOutbox(
  operating: Operating,
  { state, limit, cursor }: AdminOutboxRequest,
): Promise<AdminOutbox> {
  const after = readPlace(cursor);
  await logAction(operating, { action: 'outbox-read' });
  const found = await pageNewest(operating.db, { state, after, limit: limit + 1 });
  return toPage(found, {
    limit,
    placeOf: ({ created_at: at, id }) => ({ at, id }),
    toRow: (row) => ({
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      state: row.state,
      attempts: row.attempts,
      error: row.last_error,
      createdAt: row.created_at.toISOString(),
      nextAttemptAt: row.next_attempt_at.toISOString(),
    }),
  });
}

/**
 * Has an email tried again.
 * @throws AppError NOT_FOUND when there is none, as when it was sent meanwhile
 */
export async function retryEmail(operating: Operating, { emailId: id }: { emailId: string }): Promise<null> {
  const { db, now } = operating;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const until = new Date(at.getTime() + ATTEMPT_MS);
    if (!isId(id) || !(await retry(trx, { id, at, until }))) throw new AppError('NOT_FOUND');
    await logAction({ ...operating, db: trx }, { action: 'email-retried', subject: id });
  });
  return null;
}
