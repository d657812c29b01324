import { AppError } from '@platewise/api/app-error';
import { type Inbox, listInbox } from '@platewise/api/contact/list-inbox';
import { markMessageRead } from '@platewise/api/contact/mark-message-read';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

const MESSAGES_SHOWN = 20;

/** The messages of the contact form in lines for a terminal, after marking one of them as read if that is asked. */
export async function readInbox(
  { database, now }: Pick<OperatorServices, 'database' | 'now'>,
  { all, read }: { all: boolean; read?: string | undefined },
): Promise<OperatorAnswer> {
  const { db } = database;
  if (read !== undefined) return markRead({ db, now }, read);
  const inbox = await listInbox({ db }, { includesRead: all, limit: MESSAGES_SHOWN });
  return { ok: true, text: [summary(inbox), ...inbox.messages.map(describe), ...notes(inbox, all)].join('\n\n') };
}

async function markRead(services: Parameters<typeof markMessageRead>[0], messageId: string): Promise<OperatorAnswer> {
  try {
    await markMessageRead(services, { messageId });
    return { ok: true, text: `The message ${messageId} is marked as read.` };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return { ok: false, text: `There is no message ${messageId}.` };
    }
    throw error;
  }
}

function summary({ total, unread }: Inbox): string {
  if (total === 0) return 'No messages yet.';
  return `${unread} unread of ${total} ${total === 1 ? 'message' : 'messages'}.`;
}

// What a visitor wrote is set in, so that it cannot pass for another message.
function describe({ id, name, email, subject, message, created_at, read_at }: Inbox['messages'][number]): string {
  const head = `${created_at.toISOString()}  ${id}${read_at ? '  (read)' : ''}`;
  const lines = [`From: ${name} <${email}>`, `Subject: ${subject}`, '', ...message.split('\n')];
  return [head, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}

function notes({ messages, total, unread, failedEmails }: Inbox, all: boolean): string[] {
  const hidden = (all ? total : unread) - messages.length;
  return [
    ...(hidden > 0 ? [`${hidden} older ones are not shown.`] : []),
    ...(unread > 0 ? ['Mark one as read: npm run inbox -- --read <id>'] : []),
    ...(failedEmails > 0 ? [`${failedEmails} emails could not be mailed and were given up (table mail_outbox).`] : []),
  ];
}
