import { setTimeout as wait } from 'node:timers/promises';
import { isHeld } from '@platewise/db/is-held';
import { listDue } from '../deliveries-repository.ts';
import { type DeliveryContext, deliverMessage, type Outcome } from './deliver-message.ts';

/** Messages under way at once in a process, never two to one webhook. */
const LANES = 16;
/** How long one round goes on while there is work, so that the loop around it sees that it works. */
const ROUND_MS = 60_000;
/** How often it is looked for what became due meanwhile. */
const LOOK_EVERY_MS = 1000;

/** What became of messages. */
export type WebhookRound = Record<Outcome, number>;

/**
 * One round of webhooks: sends what is due until nothing is. Each webhook gets its messages one after another, and waits alone for its
 * receiver: a slow one takes one of the lanes, never two. Safe with several processes; a message whose process was killed before it was
 * noted is sent again, with the same id. No transaction is open while a receiver is awaited.
 */
export async function deliverWebhooks(context: DeliveryContext & { signal: AbortSignal }): Promise<WebhookRound> {
  const { db, now, outgoing, hasFreeSpace, signal } = context;
  const round: WebhookRound = { delivered: 0, postponed: 0, givenUp: 0, switchedOff: 0 };
  if (outgoing.reach === 'off' || !(await hasFreeSpace()) || (await isHeld(db))) return round;
  const end = performance.now() + ROUND_MS;
  const busy = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  while (!signal.aborted && failures.length === 0 && performance.now() < end) {
    const except = [...busy.keys()];
    const due = await listDue(db, { at: now(), limit: LANES - except.length, except });
    // What ended while it was asked was left out of the answer: it is asked once more.
    if (due.length === 0 && except.length === 0) break;
    for (const one of due) {
      const sending = deliverMessage(context, one)
        .then((outcome) => {
          if (outcome) round[outcome] += 1;
        })
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(one.webhookId));
      busy.set(one.webhookId, sending);
    }
    if (busy.size > 0) await Promise.race([...busy.values(), wait(LOOK_EVERY_MS, undefined, { ref: false })]);
  }
  await Promise.all(busy.values());
  if (failures.length > 0) throw failures[0];
  return round;
}
