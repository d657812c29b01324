import { settleMessage } from '@platewise/api/admin/work/settle-message';
import { type Inbox, listInbox } from '@platewise/api/contact/list-inbox';
import { answerWith, operating } from './operating.ts';
import type { OperatorCommand } from './operator-command.ts';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

const MESSAGES_SHOWN = 20;

/** The messages of the contact form in lines for a terminal, or what became of one of them: it is read, answered or deleted. */
export async function readInbox(
  services: OperatorServices,
  { all, deed, messageId = '' }: Omit<Extract<OperatorCommand, { command: 'inbox' }>, 'command'>,
): Promise<OperatorAnswer> {
  if (deed) {
    const settle = async () => {
      await settleMessage(operating(services), { messageId, deed });
      return `The message ${messageId} ${SETTLED[deed]}.`;
    };
    return answerWith(settle, { missing: `There is no message ${messageId}.` });
  }
  const inbox = await listInbox({ db: services.database.db }, { includesRead: all, limit: MESSAGES_SHOWN });
  return { ok: true, text: [summary(inbox), ...inbox.messages.map(describe), ...notes(inbox, all)].join('\n\n') };
}

const SETTLED = {
  'message-read': 'is marked as read',
  'message-answered': 'is marked as answered',
  'message-deleted': 'is deleted',
};

function summary({ total, unread }: Inbox): string {
  if (total === 0) return 'No messages yet.';
  return `${unread} unread of ${total} ${total === 1 ? 'message' : 'messages'}.`;
}

// What a visitor wrote is set in, so that it cannot pass for another message.
function describe({
  id,
  name,
  email,
  subject,
  message,
  created_at,
  read_at,
  answered_at,
}: Inbox['messages'][number]): string {
  const state = answered_at ? '  (answered)' : read_at ? '  (read)' : '';
  const head = `${created_at.toISOString()}  ${id}${state}`;
  const lines = [`From: ${name} <${email}>`, `Subject: ${subject}`, '', ...message.split('\n')];
  return [head, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}

function notes({ messages, total, unread, failedEmails }: Inbox, all: boolean): string[] {
  const hidden = (all ? total : unread) - messages.length;
  return [
    ...(hidden > 0 ? [`${hidden} older ones are not shown.`] : []),
    ...(unread > 0 ? ['Mark one as read: npm run inbox -- --read <id>'] : []),
    ...(failedEmails > 0 ? [`${failedEmails} emails could not be mailed and were given up: npm run outbox.`] : []),
  ];
}
