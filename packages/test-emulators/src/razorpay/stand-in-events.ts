import { createHmac } from 'node:crypto';
import { shown } from './stand-in-api.ts';
import type { Change } from './stand-in-billing.ts';
import { newStandInId } from './stand-in-state.ts';

/** A webhook event as it is sent: the bytes and the headers that go with them. */
export type Message = { event: string; body: string; headers: Record<string, string> };

/** The webhook event about a change, signed. */
export function messageOf(change: Change, { secret, at }: { secret: string; at: number }): Message {
  const { event, subscription, ...others } = change;
  const entities = Object.entries({ subscription: subscription && shown(subscription), ...others }).filter(
    ([, entity]) => entity,
  );
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: entities.map(([name]) => name),
    payload: Object.fromEntries(entities.map(([name, entity]) => [name, { entity }])),
    created_at: at,
  });
  return {
    event,
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': newStandInId('evt'),
    },
  };
}

/** Sends a webhook event to the product and gives the answer. */
export function sendMessage(url: string, { body, headers }: Pick<Message, 'body' | 'headers'>): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body });
}
