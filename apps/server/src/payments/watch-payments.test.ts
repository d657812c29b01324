import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let standIn: RazorpayStandIn;
beforeAll(async () => {
  standIn = await startRazorpay(STAND_IN_ACCOUNT);
});
afterAll(() => standIn.close());

const paymentsOf = async (server: TestServer) =>
  ((await (await server.request('GET', '/readyz')).json()) as { payments: object }).payments;
const errors = ({ logs }: TestServer) => logs.filter((line) => JSON.parse(line).level >= 50);

describe.each([
  ['keys that are not right', { RAZORPAY_KEY_SECRET: 'not-the-secret' }, 'Authentication failed'],
  ['a plan id that is not right', { RAZORPAY_PLAN_PRO_MONTHLY: 'plan_with_a_slip' }, 'plan_with_a_slip'],
  ['a plan of another price', { RAZORPAY_PLAN_PRO_MONTHLY: 'plan_family_monthly' }, 'plan_family_monthly'],
])('a purchase that fails because of %s', (_, wrong, reason) => {
  test('notifies the operator why, in the log and at /readyz, and nobody to try again', async () => {
    const server = await createTestServer({ ...standInVariables(standIn), ...wrong });
    const { token } = await server.signUp();
    const buy = () =>
      server.request('POST', '/api/sub/create-subscription', { token, body: { planId: 'pro_monthly' } });
    expect(await paymentsOf(server)).toEqual({ kind: 'razorpay', state: 'ok' });

    const [answer, again] = [await buy(), await buy()];
    const ready = await paymentsOf(server);
    const begun = await server.services.instruments.checkouts.get();
    await server.close();

    expect([answer.status, again.status]).toEqual([503, 503]);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await answer.json()).toMatchObject({
      code: 'PAYMENTS_NOT_SET_UP',
      error: expect.stringContaining('trying again will not help'),
    });
    expect(begun.values).toContainEqual({ labels: { plan: 'pro_monthly', outcome: 'failed' }, value: 2 });
    expect(ready).toEqual({
      kind: 'razorpay',
      state: 'misconfigured',
      problems: [{ call: 'start pro_monthly', code: 'CONFIG', since: expect.any(String) }],
    });
    expect(errors(server)).toHaveLength(1);
    expect(errors(server)[0]).toContain(reason);
    expect(errors(server)[0]).toContain('RAZORPAY_PLAN_');
  });
});

test('a provider that is away is no fault of ours, and forgotten when it answers again', async () => {
  const server = await createTestServer(standInVariables(standIn));
  const { token } = await server.signUp();
  const buy = () => server.request('POST', '/api/sub/create-subscription', { token, body: { planId: 'pro_monthly' } });
  standIn.faults.push({ match: /./, kind: 'cut' });

  const away = await buy();
  const failing = await paymentsOf(server);
  standIn.faults.length = 0;
  const answer = await buy();
  const ready = await paymentsOf(server);
  await server.close();

  expect(away.headers.get('retry-after')).toBe('30');
  expect(failing).toMatchObject({ state: 'failing', problems: [{ code: 'UNAVAILABLE' }] });
  expect([answer.status, ready]).toEqual([200, { kind: 'razorpay', state: 'ok' }]);
  expect(errors(server)).toEqual([]);
});

test('a cancellation with keys that are not right any more is recorded, and the operator reported', async () => {
  const server = await createTestServer(standInVariables(standIn));
  const { token, api } = await server.signUp();
  const { subscriptionId } = await api.subscription.create.mutate({ planId: 'pro_monthly' });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(subscriptionId);
  await api.subscription.confirm.mutate({ subscriptionId, paymentId, signature });
  standIn.faults.push({ match: /cancel/, kind: 'status', status: 401 });

  const answer = await server.request('POST', '/api/sub/cancel-subscription', { token, body: {} });
  standIn.faults.length = 0;
  const ready = await paymentsOf(server);
  await server.close();

  expect(await answer.json()).toMatchObject({ subscription: 'free', isQueued: true });
  expect(ready).toMatchObject({ state: 'misconfigured' });
  expect(errors(server).join()).toContain('"call":"cancel"');
});
