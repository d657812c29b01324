import type { AdminAction } from '@platewise/contract/admin/admin-log-schema';
import type { Db } from '@platewise/db/database';
import { AppError } from '../../app-error.ts';
import { markRead, remove, setAnswered } from '../../contact/contact-repository.ts';
import { isId } from '../../is-id.ts';
import { logAction, type Operating } from '../log/log-action.ts';

/** What an operator does with a message of the contact form. */
export type MessageDeed = Extract<AdminAction, `message-${string}`>;

/**
 * Notes that a message was read or answered, or is not answered after all, or removes it.
 * @throws AppError NOT_FOUND
 */
export async function settleMessage(
  operating: Operating,
  { messageId: id, deed }: { messageId: string; deed: MessageDeed },
): Promise<null> {
  const at = operating.now();
  await operating.db.transaction().execute(async (trx) => {
    if (!isId(id) || !(await settle(trx, { id, deed, at }))) throw new AppError('NOT_FOUND');
    await logAction({ ...operating, db: trx }, { action: deed, subject: id });
  });
  return null;
}

function settle(trx: Db, { id, deed, at }: { id: string; deed: MessageDeed; at: Date }): Promise<boolean> {
  switch (deed) {
    case 'message-read':
      return markRead(trx, { id, at });
    case 'message-answered':
      return setAnswered(trx, { id, isAnswered: true, at });
    case 'message-reopened':
      return setAnswered(trx, { id, isAnswered: false, at });
    case 'message-deleted':
      return remove(trx, { id });
  }
}
