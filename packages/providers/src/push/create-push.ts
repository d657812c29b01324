import { createECDH } from 'node:crypto';
import type { OutgoingAnswer, OutgoingPort } from '../outgoing/outgoing-port.ts';
import { encryptFor } from './http-ece.ts';
import type { PushAnswer, PushPort, PushTarget } from './push-port.ts';
import { isPushService } from './push-services.ts';
import { type VapidKeys, vapidHeader } from './vapid-keys.ts';

type Options = {
  /** Its reach says where messages may go: to the push services of browsers, or `local` to any address. */
  outgoing: OutgoingPort;
  keys: VapidKeys;
  /** Where those who run this server can be asked: mailto: or https: (RFC 8292, 2.1). */
  subject: string;
  now: () => Date;
};

/** The subscription is over, or never was (RFC 8030, 7.3). */
const GONE = [404, 410];
const TOO_MANY = 429;

/**
 * Sends messages by RFC 8030, encrypted for the one browser (RFC 8291) and signed (RFC 8292), over the way out that reaches no address
 * of this network.
 */
export function createPush({ outgoing, keys, subject, now }: Options): PushPort {
  const isSent = outgoing.reach !== 'off';
  const takes = (endpoint: string) =>
    outgoing.takes(endpoint) && (outgoing.reach === 'local' || isPushService(endpoint));
  return {
    publicKey: isSent ? keys.publicKey : null,
    takes,
    send: async (target, { text, ttlSeconds, topic }) => {
      const { endpoint } = target;
      if (!takes(endpoint)) return { outcome: 'refused' };
      const body = encrypted(text, target);
      // Keys that are none can never be written to.
      if (!body) return { outcome: 'gone' };
      const headers = {
        authorization: await vapidHeader(keys, { endpoint, subject, at: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        topic,
        urgency: 'normal',
      };
      return answerOf(await outgoing.post({ url: endpoint, headers, body }), now());
    },
  };
}

function encrypted(text: string, { p256dh, auth }: PushTarget): Buffer | null {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  try {
    return encryptFor(Buffer.from(text), { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth });
  } catch {
    return null;
  }
}

function answerOf(answer: OutgoingAnswer, at: Date): PushAnswer {
  // A name server that misleads for an hour is no reason to end subscriptions.
  if ('failure' in answer)
    return answer.failure === 'NOT_ALLOWED' ? { outcome: 'refused' } : { outcome: 'later', afterSeconds: null };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (GONE.includes(status)) return { outcome: 'gone' };
  if (status !== TOO_MANY && status < 500) return { outcome: 'refused' };
  return { outcome: 'later', afterSeconds: retryAfter === undefined ? null : secondsOf(retryAfter, at) };
}

/** Seconds, or a date of HTTP (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string, at: Date): number | null {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - at.getTime()) / 1000));
}
