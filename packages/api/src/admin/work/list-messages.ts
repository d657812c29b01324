import type { AdminInbox, AdminInboxRequest, AdminMessage } from '@platewise/contract/admin/admin-work-schema';
import type { ContactMessageRow } from '@platewise/db/tables/contact-tables';
import { countMessages, pageNewest } from '../../contact/contact-repository.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { readPlace, toPage } from '../row-place.ts';

/**
 * The messages of the contact form, newest first.
 * @throws AppError VALIDATION when the cursor is not one of ours
 */
export async function listMessages(
  operating: Operating,
  { show, limit, cursor }: AdminInboxRequest,
): Promise<AdminInbox> {
  const { db } = operating;
  const after = readPlace(cursor);
  await logAction(operating, { action: 'inbox-read' });
  const found = await pageNewest(db, { show, after, limit: limit + 1 });
  const page = toPage(found, { limit, placeOf: ({ created_at: at, id }) => ({ at, id }), toRow: toMessage });
  return { ...page, ...(await countMessages(db)) };
}

function toMessage(row: ContactMessageRow): AdminMessage {
  const { id, name, email, subject, message, created_at, read_at, answered_at } = row;
  return {
    id,
    name,
    email,
    subject,
    message,
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
    answeredAt: answered_at?.toISOString() ?? null,
  };
}
