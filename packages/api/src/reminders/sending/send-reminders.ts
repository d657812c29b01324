import { isHeld } from '@platewise/db/is-held';
import type { PushDeviceRow, PushMessageRow } from '@platewise/db/tables/reminder-tables';
import type { PushAnswer, PushPort } from '@platewise/providers/push/push-port';
import type { Context } from '../../context.ts';
import { claimMessage, listDueMessages, type MessageKey, noteSent, retryMessage } from '../messages-repository.ts';
import { deleteDevice, deleteSignedOut, findDevice } from '../reminders-repository.ts';
import { takeDueReminders } from './take-due-reminders.ts';

/** Messages under way at once in a process, and rounds of them before the loop around it is shown that it works. */
const LANES = 16;
const ROUNDS = 20;
/** Minutes from a failure to the next attempt, where the push service does not say; after as many and one more it is given up. */
const RETRY_MINUTES = [1, 5, 15, 30];
/** Where a notification leads. */
const PATHS: Record<PushMessageRow['kind'], string> = {
  preparation: '/calendar',
  log: '/calorie-tracker',
  'weigh-in': '/body',
  test: '/settings?tab=notifications',
};

export type SendingContext = Pick<Context, 'db' | 'now' | 'hasFreeSpace'> & { push: PushPort; signal: AbortSignal };

/** What became of messages. */
export type ReminderRound = { sent: number; postponed: number; givenUp: number; ended: number };

/**
 * One round of reminders, bounded: makes the messages that are due, and sends what waits. Safe with several processes; each message is
 * taken by one, and a message that was taken is not sent again unless its push service asked for it. No transaction is open while one is
 * awaited.
 */
export async function sendReminders(context: SendingContext): Promise<ReminderRound> {
  const { db, now, push, hasFreeSpace, signal } = context;
  const round: ReminderRound = { sent: 0, postponed: 0, givenUp: 0, ended: 0 };
  if (push.publicKey === null || !(await hasFreeSpace()) || (await isHeld(db))) return round;
  await takeDueReminders(context);
  for (let rounds = 0; rounds < ROUNDS && !signal.aborted; rounds++) {
    const due = await listDueMessages(db, { at: now(), limit: LANES });
    if (due.length === 0) break;
    const outcomes = await Promise.all(due.map((one) => sendOne(context, one)));
    for (const outcome of outcomes) if (outcome) round[outcome] += 1;
  }
  return round;
}

/** One attempt. Null when another process has taken it, or the device is gone. */
async function sendOne(context: SendingContext, key: MessageKey): Promise<keyof ReminderRound | null> {
  const { db, now, push } = context;
  const { user_id: userId, device_id: id } = key;
  const at = now();
  const message = await claimMessage(db, key, { at });
  if (!message) return null;
  if (message.expires_at <= at) return 'givenUp';
  // Somebody may have signed out since it was made.
  await deleteSignedOut(db, userId, { at });
  const device = await findDevice(db, userId, { id });
  if (!device) return null;
  const answer = await push.send(targetOf(device), {
    text: JSON.stringify({ body: message.body, tag: message.kind, path: PATHS[message.kind] }),
    ttlSeconds: Math.ceil((message.expires_at.getTime() - at.getTime()) / 1000),
    topic: message.kind,
  });
  return note(context, message, answer);
}

async function note(
  { db, now }: SendingContext,
  message: PushMessageRow,
  answer: PushAnswer,
): Promise<keyof ReminderRound> {
  const { user_id: userId, device_id: id } = message;
  if (answer.outcome === 'sent') {
    await noteSent(db, message, { at: now() });
    return 'sent';
  }
  if (answer.outcome === 'gone') {
    await deleteDevice(db, userId, { id });
    return 'ended';
  }
  const seconds = answer.outcome === 'later' ? waitSeconds(message, answer.afterSeconds) : null;
  const again = seconds === null ? null : new Date(now().getTime() + seconds * 1000);
  if (!again || again >= message.expires_at) return 'givenUp';
  await retryMessage(db, message, { at: again });
  return 'postponed';
}

function waitSeconds({ attempts }: PushMessageRow, afterSeconds: number | null): number | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : (afterSeconds ?? minutes * 60);
}

function targetOf({ endpoint, p256dh, auth }: PushDeviceRow) {
  return { endpoint, p256dh, auth };
}
