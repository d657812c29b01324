import type { WebhookDeliveryRow } from '@platewise/db/tables/webhook-tables';

/** What the subject of an event is called in its message; the others have none. */
const NAME_OF_SUBJECT: Readonly<Record<string, string>> = { 'plan.made': 'planId', 'day.logged': 'date' };

/** The body of a message: what happened and when, and to which plan or day. It holds nothing else of the person's (note 99). */
export function messageBody({
  event,
  subject,
  created_at,
}: Pick<WebhookDeliveryRow, 'event' | 'subject' | 'created_at'>) {
  const name = NAME_OF_SUBJECT[event];
  return JSON.stringify({ type: event, timestamp: created_at.toISOString(), data: name ? { [name]: subject } : {} });
}
