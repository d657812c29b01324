import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@platewise/contract/account/webhook-options';
import type { Db } from '@platewise/db/database';
import type { UserContext } from '../context.ts';
import { insertMessages } from './deliveries-repository.ts';

/**
 * Notes for the caller's webhooks what a change was about: an id or a date, or nothing. To be called in the transaction of the change,
 * so that both are there or neither. Asks nothing for somebody without a webhook that wants it, as their call began.
 */
export async function recordEvent(
  trx: Db,
  { identity, rights, now }: Pick<UserContext, 'identity' | 'rights' | 'now'>,
  event: WebhookEvent,
  subject = '',
): Promise<void> {
  if (!rights?.webhookEvents.split(' ').includes(event)) return;
  await recordEventOf(trx, identity.userId, { event, subject, at: now() });
}

/** The same for somebody who does not call: it asks in any case. */
export async function recordEventOf(
  trx: Db,
  userId: string,
  { event, subject = '', at }: { event: WebhookEvent; subject?: string; at: Date },
): Promise<void> {
  await insertMessages(trx, userId, { event, subject, messageId: randomUUID(), at });
}
