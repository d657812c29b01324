import { createHmac } from 'node:crypto';
import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { sendMessage } from '@platewise/test-emulators/razorpay/stand-in-events';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

/** Levels of the log. */
const WARN = 40;
const ERROR = 50;

let standIn: RazorpayStandIn;
let server: TestServer;

beforeAll(async () => {
  standIn = await startRazorpay(STAND_IN_ACCOUNT);
  server = await createTestServer({ RATE_LIMITS: 'relaxed', ...standInVariables(standIn) });
});
beforeEach(() => {
  standIn.messages.length = 0;
  standIn.deliverTo(null);
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});

const webhook = () => `${server.url}/api/sub/webhook`;

async function begin() {
  const { token } = await server.signUp();
  const response = await server.request('POST', '/api/sub/create-subscription', {
    token,
    body: { planId: 'pro_monthly' },
  });
  const { subscriptionId } = (await response.json()) as { subscriptionId: string };
  const status = async () => {
    const answer = await server.request('GET', '/api/sub/subscription-status', { token });
    return ((await answer.json()) as SubscriptionState).subscription;
  };
  return { token, subscriptionId, status };
}

test('a payment reaches the plan through webhook events alone', async () => {
  const { subscriptionId, status } = await begin();
  standIn.deliverTo(webhook());

  standIn.pay(subscriptionId);
  await standIn.delivered();

  expect(await status()).toBe('pro');
  const { webhooks, checkouts } = server.services.instruments;
  expect((await webhooks.get()).values).toContainEqual({
    labels: { kind: 'subscription.charged', result: 'taken' },
    value: 1,
  });
  expect((await checkouts.get()).values).toContainEqual({
    labels: { plan: 'pro_monthly', outcome: 'begun' },
    value: 1,
  });
});

test('a copy is answered as one, and everything else about it stays as it is', async () => {
  const { subscriptionId, status } = await begin();
  standIn.pay(subscriptionId);
  const [message] = standIn.messages;
  if (!message) throw new Error('No message was sent.');

  const answers = [await sendMessage(webhook(), message), await sendMessage(webhook(), message)];

  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { ok: true },
    { ok: true, duplicate: true },
  ]);
  expect(await status()).toBe('pro');
});

test('what is not signed is refused and not repeated in the answer', async () => {
  const { subscriptionId, status } = await begin();
  standIn.pay(subscriptionId);
  const [message] = standIn.messages;
  if (!message) throw new Error('No message was sent.');
  const { 'x-razorpay-signature': _, ...unsigned } = message.headers;
  const attempts = [
    { ...message, headers: unsigned },
    { ...message, headers: { ...message.headers, 'x-razorpay-signature': 'x' } },
    { ...message, body: ` ${message.body}` },
    { ...message, body: '' },
  ];

  for (const attempt of attempts) {
    const answer = await sendMessage(webhook(), attempt);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(JSON.parse(text)).code).toBe('MESSAGE_NOT_SIGNED');
    expect(text).not.toContain(subscriptionId);
  }
  expect(await status()).toBe('free');
});

describe('an operator is informed', () => {
  const lines = () => server.logs.map((line) => JSON.parse(line) as { level: number; msg: string });
  const logged = (level: number) =>
    lines().filter((line) => line.level >= level && line.msg.includes('payment message'));
  beforeEach(() => void server.logs.splice(0));

  test('of a webhook event whose signature is wrong, what to look at, and nothing of what it says', async () => {
    const { subscriptionId } = await begin();
    standIn.pay(subscriptionId);
    const [message] = standIn.messages;
    if (!message) throw new Error('No message was sent.');

    await sendMessage(webhook(), { ...message, body: ` ${message.body}` });

    const [line] = logged(WARN);
    expect(line?.msg).toContain('RAZORPAY_WEBHOOK_SECRET');
    expect(server.logs.join('')).not.toContain(subscriptionId);
    expect(server.logs.join('')).not.toContain(message.headers['x-razorpay-signature']);
  });

  test('of a webhook event that could not be kept, since the provider stops sending after a day', async () => {
    const { subscriptionId } = await begin();
    standIn.pay(subscriptionId);
    const [message] = standIn.messages;
    if (!message) throw new Error('No message was sent.');
    await server.database.db.schema.alterTable('payment_event').renameTo('payment_event_away').execute();

    const answer = await sendMessage(webhook(), message);
    await server.database.db.schema.alterTable('payment_event_away').renameTo('payment_event').execute();

    expect(answer.status).toBe(500);
    expect(logged(ERROR).map(({ msg }) => msg)).toEqual([expect.stringContaining('sent again for a day')]);
    expect((await sendMessage(webhook(), message)).status).toBe(200);
  });

  test('of one about a subscription that nobody has, or that cannot be read; not of what is none of our business', async () => {
    const signed = (content: object) => {
      const body = JSON.stringify({ created_at: 1_795_255_200, ...content });
      const signature = createHmac('sha256', STAND_IN_ACCOUNT.webhookSecret).update(body).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
    };
    const entity = { id: 'sub_of_others', plan_id: 'plan_pro_monthly', status: 'active' };

    await sendMessage(webhook(), signed({ event: 'subscription.activated', payload: { subscription: { entity } } }));
    await sendMessage(webhook(), signed({ event: 'subscription.charged', payload: { subscription: { entity: 5 } } }));
    await sendMessage(webhook(), signed({ event: 'order.paid', payload: {} }));

    expect(logged(ERROR)).toHaveLength(2);
  });
});

test('other methods and bodies over 64 KB are refused as everywhere', async () => {
  const get = await server.request('GET', '/api/sub/webhook');
  const large = await server.request('POST', '/api/sub/webhook', { body: 'x'.repeat(70_000) });

  expect([get.status, large.status]).toEqual([405, 413]);
});

test('the page may load the checkout from its host, and the configuration names it', async () => {
  const config = (await (await server.request('GET', '/api/config')).json()) as { payments: object };
  const policy = (await server.request('GET', '/healthz')).headers.get('content-security-policy') ?? '';

  expect(config.payments).toEqual({
    kind: 'razorpay',
    keyId: STAND_IN_ACCOUNT.keyId,
    checkoutUrl: standIn.checkoutUrl,
  });
  expect(policy).toContain(`script-src 'self' ${standIn.url}`);
  expect(policy).toContain(`frame-src ${standIn.url}`);
});

test('no secret of the keys is in the logs or in any answer', async () => {
  const { token } = await begin();
  const answer = await server.request('GET', '/api/sub/subscription-status', { token });

  const everything = `${server.logs.join('')} ${await answer.text()}`;
  expect(everything).not.toContain(STAND_IN_ACCOUNT.keySecret);
  expect(everything).not.toContain(STAND_IN_ACCOUNT.webhookSecret);
});
