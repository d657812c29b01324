import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createPlatewise } from './create-platewise.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const REFUSED = { ok: false, error: 'Later.', message: 'Later.', code: 'RATE_LIMITED', requestId: 'r1' };
const AT_ONCE = { 'retry-after': '0' };

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A server that keeps what it is sent, and gives one answer after the other; the last of them for ever. */
async function answering(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    });
    const { status = 200, headers = {}, body: given } = answers[received.length - 1] ?? answers.at(-1) ?? {};
    const isText = typeof given === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/calendar' : 'application/json', ...headers });
    response.end(isText ? given : given === undefined ? '' : JSON.stringify(given));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('method, placeholders, query, body and token of a call arrive', async () => {
  const { received, url } = await answering({ body: {} });
  const platewise = createPlatewise({ url: `${url}/`, token: 'plw_x' });

  await platewise.call('PATCH /api/meals/plans/{planId}', { params: { planId: 'a/b' }, body: { name: 'Week' } });
  await platewise.call('GET /api/meals', { query: { limit: 5, cursor: undefined } as { limit: number } });

  expect(received[0]).toMatchObject({ method: 'PATCH', url: '/api/meals/plans/a%2Fb', body: '{"name":"Week"}' });
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer plw_x', 'content-type': 'application/json' });
  expect(received[1]).toMatchObject({ method: 'GET', url: '/api/meals?limit=5', body: '' });
});

test('an answer has its data, its status and its headers', async () => {
  const { url } = await answering(
    { body: [], headers: { 'x-next-cursor': 'c2' } },
    { status: 204 },
    { body: 'BEGIN:VCALENDAR' },
  );
  const platewise = createPlatewise({ url });

  const page = await platewise.call('GET /api/meals');
  const removed = await platewise.call('DELETE /api/meals/plans/{planId}', { params: { planId: 'p' } });
  const feed = await platewise.call('GET /api/calendar/feed/{secret}.ics', { params: { secret: 's' } });

  expect(page).toMatchObject({ ok: true, data: [] });
  expect(page.ok && page.headers.get('x-next-cursor')).toBe('c2');
  expect(removed).toMatchObject({ ok: true, status: 204, data: undefined });
  expect(feed).toMatchObject({ ok: true, data: 'BEGIN:VCALENDAR' });
});

test('a refusal is a value with code, sentence, fields and request', async () => {
  const issues = [{ path: 'name', message: 'name is required.' }];
  const { url } = await answering({ status: 400, body: { ...REFUSED, code: 'VALIDATION', issues } });

  const answer = await createPlatewise({ url }).call('GET /api/sub/plans');

  const error = {
    code: 'VALIDATION',
    message: 'Later.',
    issues,
    status: 400,
    requestId: 'r1',
    retryAfterSeconds: null,
  };
  expect(answer).toMatchObject({ ok: false, error });
});

test('what is refused for now is sent again, with a token that is asked for again and the same key', async () => {
  const { received, url } = await answering(
    { status: 503, headers: AT_ONCE, body: REFUSED },
    { status: 409, headers: AT_ONCE, body: REFUSED },
    { body: {} },
  );
  const tokens = ['first', 'second', 'third'];
  const platewise = createPlatewise({ url, token: () => tokens.shift() });

  const answer = await platewise.call('POST /api/shopping-list/items', { body: { name: 'Coffee' } });

  expect(answer.ok).toBe(true);
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer first',
    'Bearer second',
    'Bearer third',
  ]);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a key of the caller goes along, and only to routes that take one', async () => {
  const { received, url } = await answering({ body: {} });
  const platewise = createPlatewise({ url });

  await platewise.call('POST /api/shopping-list/items', { body: { name: 'Coffee' }, idempotencyKey: 'click-1' });
  await platewise.call('POST /api/contact/newsletter', { body: { email: 'a@example.test' } });

  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['click-1', undefined]);
});

test('a write without a key is not sent again, unless it was one call too many', async () => {
  const busy = await answering({ status: 503, headers: AT_ONCE, body: REFUSED });
  const full = await answering({ status: 429, headers: AT_ONCE, body: REFUSED }, { body: {} });
  const body = { email: 'a@example.test' };

  const refused = await createPlatewise({ url: busy.url }).call('POST /api/contact/newsletter', { body });
  const later = await createPlatewise({ url: full.url }).call('POST /api/contact/newsletter', { body });

  expect(refused).toMatchObject({ ok: false, error: { status: 503, retryAfterSeconds: 0 } });
  expect([busy.received.length, full.received.length]).toEqual([1, 2]);
  expect(later.ok).toBe(true);
});

test('it gives up after so many times, and at once where the wait is too long', async () => {
  const often = await answering({ status: 429, headers: AT_ONCE, body: REFUSED });
  const long = await answering({ status: 429, headers: { 'retry-after': '3600' }, body: REFUSED });

  await createPlatewise({ url: often.url, retries: 3 }).call('GET /api/sub/plans');
  const refused = await createPlatewise({ url: long.url }).call('GET /api/sub/plans');

  expect([often.received.length, long.received.length]).toEqual([4, 1]);
  expect(refused).toMatchObject({ error: { code: 'RATE_LIMITED', retryAfterSeconds: 3600 } });
});

test('a call that waits ends when it is aborted, with the reason', async () => {
  const { received, url } = await answering({ status: 429, headers: { 'retry-after': '30' }, body: REFUSED });
  const leaving = new AbortController();
  const asking = createPlatewise({ url }).call('GET /api/sub/plans', { signal: leaving.signal });
  const ended = expect(asking).rejects.toBe('gone');

  await expect.poll(() => received.length).toBe(1);
  leaving.abort('gone');

  await ended;
});

test('no server, and the page of a proxy, are values too', async () => {
  const page = await answering({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' });
  const closed = await answering();
  for (const one of opened.splice(1)) one.close();

  const unreadable = await createPlatewise({ url: page.url }).call('GET /api/sub/plans');
  const unreachable = await createPlatewise({ url: closed.url, retries: 0 }).call('GET /api/sub/plans');

  expect(unreadable).toMatchObject({ ok: false, error: { code: 'UNREADABLE', status: 502 } });
  expect(unreachable).toMatchObject({ ok: false, error: { code: 'UNREACHABLE', status: null } });
});

test('an address that is none, and a placeholder without a value, are named', async () => {
  const calling = createPlatewise({ url: 'http://127.0.0.1:1' }).call('DELETE /api/meals/plans/{planId}', {
    params: { planId: '' },
  });

  expect(() => createPlatewise({ url: 'platewise.example' })).toThrow('url: an address such as https://');
  await expect(calling).rejects.toThrow("params.planId is missing: 'DELETE /api/meals/plans/{planId}' needs it.");
});
