import { TEST_EVENT, WEBHOOK_EVENTS } from '@platewise/contract/account/webhook-options';
import type { Webhook, WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import type { WebhookDeliveryRow, WebhookRow } from '@platewise/db/tables/webhook-tables';

/** A stored webhook as it is listed; never its secret. */
export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: readEvents(row.events),
    state: row.state,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A stored message as the log shows it. */
export function toDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.message_id,
    event: WEBHOOK_EVENTS.find((event) => event === row.event) ?? TEST_EVENT,
    state: row.state === 'new' ? 'waiting' : row.state,
    attempts: row.attempts,
    status: row.status,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  };
}

function readEvents(stored: string): Webhook['events'] {
  const words = stored.split(' ');
  return WEBHOOK_EVENTS.filter((event) => words.includes(event));
}
