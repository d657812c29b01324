import type { WebhookDeliveryRow, WebhookRow } from '@platewise/db/tables/webhook-tables';
import type { OutgoingAnswer, OutgoingPort } from '@platewise/providers/outgoing/outgoing-port';
import type { Context } from '../../context.ts';
import { claimDelivery, type DueDelivery, updateDelivery } from '../deliveries-repository.ts';
import { findWebhook, updateWebhook } from '../webhooks-repository.ts';
import { messageBody } from './message-body.ts';
import { noteFailure } from './note-failure.ts';
import { signMessage } from './sign-message.ts';
import { switchOff } from './switch-off.ts';

/** How long one attempt may take before another process takes the message over; the way out gives up earlier. */
const ATTEMPT_MS = 60_000;
/** Minutes from each failed attempt to the next one; after as many and one more, within 32 hours, a message is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 300, 600, 840];
/** By how much a pause is made longer at random, so that what failed together does not come back together. */
const JITTER = 0.1;
/** The receiver says that it is there no more. */
const GONE = 410;

export type DeliveryContext = Pick<Context, 'db' | 'now' | 'newId' | 'random' | 'hasFreeSpace' | 'mailing'> & {
  outgoing: OutgoingPort;
};

export type Outcome = 'delivered' | 'postponed' | 'givenUp' | 'switchedOff';

/** One attempt of one message. Null when another process has taken it, or the webhook is gone. */
export async function deliverMessage(context: DeliveryContext, due: DueDelivery): Promise<Outcome | null> {
  const { db, now, outgoing } = context;
  const { userId } = due;
  const at = now();
  const message = await claimDelivery(db, userId, due, { at, until: new Date(at.getTime() + ATTEMPT_MS) });
  const webhook = message && (await findWebhook(db, userId, due));
  if (!webhook) return null;
  const body = messageBody(message);
  const signed = signMessage({ id: message.message_id, at, body }, secretsOf(webhook, at));
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Platewise' };
  const answer = await outgoing.post({ url: webhook.url, headers, body });
  return isTaken(answer) ? noteSuccess(context, webhook, message, answer) : notTaken(context, webhook, message, answer);
}

function secretsOf({ secret, old_secret, old_signs_until }: WebhookRow, at: Date): string[] {
  return old_secret && old_signs_until && old_signs_until > at ? [secret, old_secret] : [secret];
}

function isTaken(answer: OutgoingAnswer): answer is { status: number } {
  return 'status' in answer && answer.status >= 200 && answer.status < 300;
}

async function noteSuccess(
  { db }: DeliveryContext,
  { user_id: userId, id: webhookId, failing_since }: WebhookRow,
  { message_id: messageId, attempts }: WebhookDeliveryRow,
  { status }: { status: number },
): Promise<Outcome> {
  const delivered = { state: 'delivered', status, failure: null, next_attempt_at: null, ofAttempt: attempts } as const;
  await updateDelivery(db, userId, { webhookId, messageId }, delivered);
  if (failing_since) await updateWebhook(db, userId, { webhookId, failing_since: null, resting_until: null });
  return 'delivered';
}

async function notTaken(
  context: DeliveryContext,
  webhook: WebhookRow,
  { message_id: messageId, attempts }: WebhookDeliveryRow,
  answer: OutgoingAnswer,
): Promise<Outcome> {
  const { db, now, random } = context;
  const { user_id: userId, id: webhookId } = webhook;
  const status = 'status' in answer ? answer.status : null;
  const failure = 'failure' in answer ? answer.failure : null;
  const isFinal = status === GONE || failure === 'NOT_ALLOWED';
  const minutes = isFinal ? undefined : RETRY_MINUTES[attempts - 1];
  const pauseMs = (minutes ?? 0) * 60_000 * (1 + JITTER * random());
  await updateDelivery(
    db,
    userId,
    { webhookId, messageId },
    {
      status,
      failure,
      ofAttempt: attempts,
      ...(minutes === undefined
        ? { state: 'failed', next_attempt_at: null }
        : { next_attempt_at: new Date(now().getTime() + pauseMs) }),
    },
  );
  if (status === GONE) {
    await switchOff(context, webhook, 'gone');
    return 'switchedOff';
  }
  if (await noteFailure(context, webhook)) return 'switchedOff';
  return minutes === undefined ? 'givenUp' : 'postponed';
}
