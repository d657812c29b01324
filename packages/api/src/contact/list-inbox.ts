import type { ContactMessageRow } from '@platewise/db/tables/contact-tables';
import type { Context } from '../context.ts';
import { countFailed } from '../outbox/outbox-repository.ts';
import { countMessages, listNewest } from './contact-repository.ts';

export type Inbox = { messages: ContactMessageRow[]; total: number; unread: number; failedEmails: number };

/** The messages of the contact form for the operator, newest first: those that nobody has read, or all of them. */
export async function listInbox(
  { db }: Pick<Context, 'db'>,
  { includesRead, limit }: { includesRead: boolean; limit: number },
): Promise<Inbox> {
  const messages = await listNewest(db, { includesRead, limit });
  return { messages, ...(await countMessages(db)), failedEmails: await countFailed(db) };
}
