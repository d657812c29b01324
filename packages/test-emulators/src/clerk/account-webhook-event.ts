import { createHmac, randomUUID } from 'node:crypto';

/** A webhook event as it is sent: the bytes and the headers that go with them. */
export type AccountWebhookEvent = { body: string; headers: Record<string, string> };

/** A webhook webhook event as Clerk sends it, signed over its id, its time and its very bytes. */
export function accountMessage(
  webhookSecret: string,
  event: object | string,
  { id = `msg_${randomUUID()}`, at = new Date() }: { id?: string; at?: Date } = {},
): AccountWebhookEvent {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    },
  };
}
