import { cancelledSubscriptionSchema, startedSubscriptionSchema } from '@platewise/contract/billing/billing-schema';
import { subscriptionStateSchema } from '@platewise/contract/billing/subscription-schema';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const caller = async () => {
  const { token } = await server.signUp();
  return {
    token,
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      server.request('POST', `/api/sub/${path}`, { token, headers, ...(body === undefined ? {} : { body }) }),
  };
};

async function buy({ post }: Awaited<ReturnType<typeof caller>>, planId = 'pro_monthly') {
  const started = startedSubscriptionSchema.parse(await (await post('create-subscription', { planId })).json());
  const { subscriptionId } = started;
  const payment = (await (await post('sandbox/pay', { subscriptionId, outcome: 'success' })).json()) as object;
  return subscriptionStateSchema.parse(await (await post('confirm-payment', { subscriptionId, ...payment })).json());
}

test('a plan is bought, cancelled with its period, resumed, and cancelled at once', async () => {
  const me = await caller();

  expect(await buy(me)).toMatchObject({ subscription: 'pro', isPro: true, subscriptionStatus: 'active' });
  const ending = cancelledSubscriptionSchema.parse(
    await (await me.post('cancel-subscription', { at: 'period-end' })).json(),
  );
  const resumed = await me.post('resume-subscription');
  const ended = cancelledSubscriptionSchema.parse(await (await me.post('cancel-subscription', {})).json());

  expect(ending).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: true, refunded: false });
  expect(startedSubscriptionSchema.parse(await resumed.json()).checkout).toMatchObject({
    startsAt: ending.currentPeriodEnd,
  });
  expect(ended).toMatchObject({ subscription: 'free', subscriptionStatus: 'cancelled', refunded: true });
});

test.each([
  ['no body', undefined],
  ['an empty body of type JSON', ''],
])('cancelling with %s means now', async (_, body) => {
  const me = await caller();
  await buy(me);

  const response = await me.post('cancel-subscription', body, { 'content-type': 'application/json' });

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ subscription: 'free', refunded: true });
});

test('refusals have the documented status and sentence', async () => {
  const me = await caller();
  const stranger = await caller();
  const { subscriptionId } = (await (await me.post('create-subscription', { planId: 'pro_monthly' })).json()) as {
    subscriptionId: string;
  };
  const answers = {
    unknownPlan: await me.post('create-subscription', { planId: 'gold' }),
    prototype: await me.post('create-subscription', '{"planId":"pro_monthly","__proto__":{"plan":"family"}}'),
    nothingToCancel: await me.post('cancel-subscription', {}),
    nothingToResume: await me.post('resume-subscription', {}),
    declined: await me.post('sandbox/pay', { subscriptionId, outcome: 'decline' }),
    forged: await me.post('confirm-payment', { subscriptionId, paymentId: 'pay_1', signature: 'made up' }),
    foreign: await stranger.post('confirm-payment', { subscriptionId, paymentId: 'pay_1', signature: 'made up' }),
    foreignPay: await stranger.post('sandbox/pay', { subscriptionId, outcome: 'success' }),
  };
  await buy(me);
  const again = await me.post('create-subscription', { planId: 'pro_monthly' });

  const read = async (response: Response) => {
    const { error, code } = errorBodySchema.parse(await response.json());
    return [response.status, code, error];
  };
  expect(await read(answers.unknownPlan)).toEqual([
    400,
    'VALIDATION',
    'planId must be one of: pro_monthly, pro_yearly, family_monthly, family_yearly.',
  ]);
  expect((await read(answers.prototype)).slice(0, 2)).toEqual([400, 'BAD_JSON']);
  expect(await read(answers.nothingToCancel)).toEqual([409, 'NOTHING_TO_CANCEL', 'No active subscription']);
  expect((await read(answers.nothingToResume)).slice(0, 2)).toEqual([409, 'NOTHING_TO_RESUME']);
  expect((await read(answers.declined)).slice(0, 2)).toEqual([402, 'PAYMENT_DECLINED']);
  expect((await read(answers.forged)).slice(0, 2)).toEqual([400, 'PAYMENT_NOT_VERIFIED']);
  expect((await read(answers.foreign)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  expect((await read(answers.foreignPay)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  expect((await read(again)).slice(0, 2)).toEqual([409, 'ALREADY_SUBSCRIBED']);
});

test('a personal API token may read the status and may not pay', async () => {
  const me = await caller();
  const made = await server.request('POST', '/api/users/me/tokens', { token: me.token, body: { name: 'Script' } });
  const { token } = (await made.json()) as { token: string };

  const status = await server.request('GET', '/api/sub/subscription-status', { token });
  const pays = await server.request('POST', '/api/sub/create-subscription', { token, body: { planId: 'pro_monthly' } });

  expect([status.status, pays.status]).toEqual([200, 403]);
});

const MINUTE_MS = 60_000;

test('buying and cancelling are counted: more than thirty a minute are refused', async () => {
  const strict = await createTestServer();
  const { token } = await strict.signUp();
  const create = () =>
    strict.request('POST', '/api/sub/create-subscription', { token, body: { planId: 'pro_monthly' } });

  // A minute that ended in between would start the count again.
  strict.clock.offsetMs = MINUTE_MS - (Date.now() % MINUTE_MS);
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) statuses.push((await create()).status);
  await strict.close();

  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('the configuration says that payments are the sandbox, which takes no messages and adds no host', async () => {
  const config = (await (await server.request('GET', '/api/config')).json()) as { payments: object };
  const message = await server.request('POST', '/api/sub/webhook', { body: '{}' });
  const page = await server.request('GET', '/healthz');

  expect(config.payments).toEqual({ kind: 'sandbox' });
  expect(message.status).toBe(503);
  expect(errorBodySchema.parse(await message.json()).code).toBe('MESSAGES_NOT_TAKEN');
  expect(page.headers.get('content-security-policy')).not.toContain('razorpay');
});
