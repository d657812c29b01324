import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutgoing } from '@platewise/providers/outgoing/create-outgoing';
import type { OutgoingAnswer, OutgoingPort, OutgoingRequest } from '@platewise/providers/outgoing/outgoing-port';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { listEmails, listWebhookMessages } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

const testApi = useTestApi();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Answer = (request: OutgoingRequest) => OutgoingAnswer | Promise<OutgoingAnswer>;

/** A way out that answers as the test wants and remembers what it was given. */
function receiver(answer: Answer = () => ({ status: 204 })) {
  const got: OutgoingRequest[] = [];
  const outgoing: OutgoingPort = {
    reach: 'public',
    takes: () => true,
    post: async (request) => {
      got.push(request);
      return answer(request);
    },
  };
  return { outgoing, got };
}

const MAILING = { publicUrl: 'https://platewise.example', contactTo: 'team@platewise.example' };

const deliver = (outgoing: OutgoingPort, changes: object = {}) =>
  deliverWebhooks({
    ...testApi().context,
    mailing: MAILING,
    random: () => 0,
    outgoing,
    signal: new AbortController().signal,
    ...changes,
  });

async function hook(who = OWNER, url = 'https://hooks.example/a') {
  const { as } = testApi();
  const api = as(who);
  const made = await api.webhooks.create({ name: 'Kitchen', url, events: ['plan.made'] });
  return { ...made, api, test: () => api.webhooks.sendTest({ webhookId: made.id }) };
}

test('a message arrives signed by Standard Webhooks, and the log shows it', async () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const outgoing = createOutgoing({ reach: 'local' });
  const api = testApi().as(OWNER, { outgoing });
  const { id: webhookId, secret } = await api.webhooks.create({ name: 'Kitchen', url, events: ['plan.made'] });
  // The library of the standard looks at its own clock.
  testApi().clock.set(new Date().toISOString());
  const { planId } = await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 });

  const round = await deliver(outgoing);
  server.close();

  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(round).toEqual({ delivered: 1, postponed: 0, givenUp: 0, switchedOff: 0 });
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'plan.made',
    timestamp: testApi().clock.now().toISOString(),
    data: { planId },
  });
  expect(headers['content-type']).toBe('application/json');
  expect(await api.webhooks.deliveries({ webhookId })).toMatchObject([
    {
      id: headers['webhook-id'],
      event: 'plan.made',
      state: 'delivered',
      attempts: 1,
      status: 204,
      nextAttemptAt: null,
    },
  ]);
});

test('for a day after it was renewed both secrets sign, then the new one alone', async () => {
  const { api, id: webhookId, secret: old, test: send } = await hook();
  const { outgoing, got } = receiver();
  const signatures = () => got.at(-1)?.headers['webhook-signature']?.split(' ') ?? [];
  const { clock } = testApi();
  await send();
  await deliver(outgoing);
  const before = signatures();

  const { secret } = await api.webhooks.renewSecret({ webhookId });
  await send();
  await deliver(outgoing);
  const during = signatures();
  clock.advance(DAY_MS);
  await send();
  await deliver(outgoing);

  expect([before.length, during.length, signatures().length]).toEqual([1, 2, 1]);
  expect(secret).not.toBe(old);
});

describe('what is not taken', () => {
  test('comes again after pauses that grow, with the same id, and is given up after eight attempts', async () => {
    const { api, id: webhookId, test: send } = await hook();
    const { outgoing, got } = receiver(() => ({ status: 503 }));
    const { clock } = testApi();
    await send();
    const pauses: number[] = [];

    for (let attempt = 1; attempt < 8; attempt += 1) {
      expect(await deliver(outgoing)).toMatchObject({ postponed: 1 });
      const [row] = await api.webhooks.deliveries({ webhookId });
      const pauseMs = Date.parse(row?.nextAttemptAt ?? '') - clock.now().getTime();
      pauses.push(pauseMs / MINUTE_MS);
      clock.advance(pauseMs - 1);
      expect((await deliver(outgoing)).postponed).toBe(0);
      clock.advance(1);
    }
    const last = await deliver(outgoing);
    clock.advance(DAY_MS);
    const afterwards = await deliver(outgoing);

    expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 840]);
    expect([last.givenUp, afterwards.givenUp]).toEqual([1, 0]);
    expect(got).toHaveLength(8);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await api.webhooks.deliveries({ webhookId })).toMatchObject([{ state: 'failed', attempts: 8, status: 503 }]);
  });

  test('can be sent again by its person, who sees why it failed', async () => {
    const { api, id: webhookId, test: send } = await hook();
    const { id: deliveryId } = await send();
    await deliver(receiver(() => ({ failure: 'NOT_ALLOWED' })).outgoing);
    const [failed] = await api.webhooks.deliveries({ webhookId });

    const replayed = await api.webhooks.replay({ webhookId, deliveryId });
    await deliver(receiver().outgoing);

    expect(failed).toMatchObject({ state: 'failed', failure: 'NOT_ALLOWED', attempts: 1, nextAttemptAt: null });
    expect(replayed).toMatchObject({ id: deliveryId, state: 'waiting', attempts: 0 });
    expect(await api.webhooks.deliveries({ webhookId })).toMatchObject([{ state: 'delivered', failure: null }]);
    expect((await api.webhooks.list()).webhooks).toMatchObject([{ failingSince: null }]);
  });

  test('lets the others of its webhook wait a minute, and then one at a time', async () => {
    const { api } = await hook();
    const plan = () => api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 });
    for (let plans = 0; plans < 3; plans += 1) await plan();
    const { outgoing, got } = receiver(() => ({ failure: 'TIMED_OUT' }));

    await deliver(outgoing);
    await deliver(outgoing);
    const atOnce = got.length;
    testApi().clock.advance(MINUTE_MS);
    await deliver(outgoing);

    expect([atOnce, got.length]).toEqual([1, 2]);
  });
});

describe('a webhook is switched off', () => {
  test('after five days of failures, of which its person learns once; what waited can be sent again', async () => {
    const { api, id: webhookId, test: send } = await hook();
    const { outgoing } = receiver(() => ({ status: 500 }));
    const { clock, context } = testApi();
    await send();
    await deliver(outgoing);
    clock.advance(5 * DAY_MS - 1);
    await deliver(outgoing);
    expect(await api.webhooks.list()).toMatchObject({ webhooks: [{ state: 'on' }] });
    clock.advance(HOUR_MS);

    const round = await deliver(outgoing);

    const [{ state } = {}] = (await api.webhooks.list()).webhooks;
    const emails = await listEmails(context.db);
    expect([round.switchedOff, state]).toEqual([1, 'failing']);
    expect(emails).toMatchObject([{ recipient: OWNER.email, subject: expect.stringContaining('“Kitchen”') }]);
    expect(emails[0]?.body).toContain('https://platewise.example/settings?tab=api');
    expect(await listWebhookMessages(context.db)).toMatchObject([{ state: 'failed', next_attempt_at: null }]);

    expect(await api.webhooks.update({ webhookId, isOn: true })).toMatchObject({ state: 'on', failingSince: null });
  });

  test('at once when its receiver is gone; a success in between begins the days again', async () => {
    const gone = await hook();
    await gone.test();
    await deliver(receiver(() => ({ status: 410 })).outgoing);
    const recovering = await hook(STRANGER, 'https://hooks.example/b');
    await recovering.test();
    await deliver(receiver(() => ({ status: 500 })).outgoing);
    testApi().clock.advance(HOUR_MS);
    await deliver(receiver().outgoing);

    expect((await gone.api.webhooks.list()).webhooks).toMatchObject([{ state: 'gone' }]);
    expect((await recovering.api.webhooks.list()).webhooks).toMatchObject([{ state: 'on', failingSince: null }]);
    expect(await listEmails(testApi().context.db)).toEqual([]);
  });
});

test('a receiver that does not answer holds nobody else, and gets one message at a time', async () => {
  const slow = await hook(OWNER, 'https://slow.example/');
  const fast = await hook(PRO, 'https://fast.example/');
  const plan = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
  for (let plans = 0; plans < 3; plans += 1) {
    await slow.api.meals.generate(plan);
    await fast.api.meals.generate(plan);
  }
  const gate = Promise.withResolvers<OutgoingAnswer>();
  const { outgoing, got } = receiver(({ url }) => {
    const fastOnes = got.filter((one) => one.url === 'https://fast.example/').length;
    if (fastOnes === 3) gate.resolve({ status: 200 });
    return url === 'https://slow.example/' ? gate.promise : { status: 200 };
  });
  const slowBefore = () => got.slice(0, 4).filter(({ url }) => url === 'https://slow.example/').length;

  const round = await deliver(outgoing);

  expect(round.delivered).toBe(6);
  expect(slowBefore()).toBe(1);
});

test('two processes send each message once', async () => {
  const { api } = await hook();
  for (let plans = 0; plans < 10; plans += 1)
    await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 });
  const { outgoing, got } = receiver();

  const rounds = await Promise.all([deliver(outgoing), deliver(outgoing)]);

  expect(rounds.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(10);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
  expect(got).toHaveLength(10);
});

test('a message whose process was killed while it was sent is sent again a minute later', async () => {
  const { test: send } = await hook();
  await send();
  const killed = receiver(() => new Promise(() => undefined));
  const { outgoing, got } = receiver();
  void deliver(killed.outgoing).catch(() => undefined);
  await expect.poll(() => killed.got.length).toBe(1);

  testApi().clock.advance(MINUTE_MS - 1);
  const before = await deliver(outgoing);
  testApi().clock.advance(1);
  const after = await deliver(outgoing);

  expect([before.delivered, after.delivered]).toEqual([0, 1]);
  expect(got[0]?.headers['webhook-id']).toBe(killed.got[0]?.headers['webhook-id']);
});

test.each([
  ['it is off for this server', { outgoing: { ...receiver().outgoing, reach: 'off' } }],
  ['the disk is nearly full', { hasFreeSpace: async () => false }],
  ['the server is stopping', { signal: AbortSignal.abort() }],
])('messages wait while %s', async (_what, changes) => {
  const { test: send } = await hook();
  await send();

  const round = await deliver(receiver().outgoing, changes);

  expect(round.delivered).toBe(0);
  expect(await listWebhookMessages(testApi().context.db)).toMatchObject([{ state: 'new', attempts: 0 }]);
});
