import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKeys, decryptMessage, newBrowserKeys } from './browser-keys.ts';
import { verifyVapid } from './verify-vapid.ts';

/** A browser's subscription, as PushSubscription.toJSON() of the Push API has it. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** What a browser was sent, decrypted. */
export type Delivered = { endpoint: string; text: string; ttl: number; topic: string | null; subject: string };

export type PushService = {
  url: string;
  subscribe: (publicKey: string) => Subscription;
  /** What the browser does when somebody signs out: the address is there no more (RFC 8030, 7.3). */
  unsubscribe: (endpoint: string) => void;
  delivered: Delivered[];
  /** Why requests were refused: a push service says it with a status alone. */
  refused: string[];
  /** How the next requests are answered, instead of taking them. */
  faults: { status: number; retryAfter?: string }[];
  close: () => Promise<void>;
};

type Subscribed = { publicKey: string; browser: BrowserKeys };

/** The largest message that every push service takes (RFC 8030, 7.2). */
const MAX_BYTES = 4096;

/** A push service with its browsers, on this machine only: RFC 8030, with what RFC 8291 and 8292 ask of a message. */
export async function startPushService({ now = () => new Date() }: { now?: () => Date } = {}): Promise<PushService> {
  const subscriptions = new Map<string, Subscribed>();
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const fault = service.faults.shift();
    if (fault) return end(response, fault.status, fault.retryAfter ? { 'retry-after': fault.retryAfter } : {});
    const endpoint = `${url}${request.url}`;
    const subscribed = subscriptions.get(endpoint);
    if (!subscribed) return end(response, 410);
    const { status, why } = await judge({ request, body, endpoint, subscribed });
    if (why) service.refused.push(why);
    end(response, status, status === 201 ? { location: `${url}/messages/1` } : {});
  }

  async function judge({ request: { method, headers }, body, endpoint, subscribed }: Asked): Promise<Judged> {
    if (method !== 'POST') return { status: 405, why: 'A message is sent by POST (RFC 8030, 5).' };
    const ttl = Number(headers.ttl);
    if (!/^\d+$/.test(String(headers.ttl))) return { status: 400, why: 'TTL is missing (RFC 8030, 5.2).' };
    if (body.length > MAX_BYTES) return { status: 413, why: 'It is too large (RFC 8030, 7.2).' };
    const topic = headers.topic === undefined ? null : String(headers.topic);
    if (topic && !/^[\w-]{1,32}$/.test(topic)) return { status: 400, why: 'The topic is none (RFC 8030, 5.4).' };
    const signed = await verifyVapid(headers.authorization ?? '', { origin: url, ...subscribed, at: now() });
    if ('why' in signed) return { status: 403, why: signed.why };
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, why: 'It is not encrypted (RFC 8291, 4).' };
    const text = decryptMessage(body, subscribed.browser);
    if (text === null) return { status: 201, why: 'The browser cannot read it (RFC 8291).' };
    service.delivered.push({ endpoint, text, ttl, topic, subject: signed.subject });
    return { status: 201 };
  }

  const service: PushService = {
    url,
    delivered: [],
    refused: [],
    faults: [],
    subscribe: (publicKey) => {
      const browser = newBrowserKeys();
      const endpoint = `${url}/push/${subscriptions.size + 1}`;
      subscriptions.set(endpoint, { publicKey, browser });
      return { endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } };
    },
    unsubscribe: (endpoint) => void subscriptions.delete(endpoint),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

type Asked = { request: IncomingMessage; body: Buffer; endpoint: string; subscribed: Subscribed };
type Judged = { status: number; why?: string };

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
