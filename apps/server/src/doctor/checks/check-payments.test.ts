import { createTestDatabase } from '@platewise/db/testing/test-database';
import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { checkPayments } from './check-payments.ts';

let razorpay: RazorpayStandIn;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  [razorpay, database] = await Promise.all([startRazorpay(STAND_IN_ACCOUNT), createTestDatabase()]);
});
afterEach(() => Promise.all([razorpay.close(), database.close()]));

async function check(variables: Record<string, string> = {}) {
  const outcome = readEnv({ PUBLIC_URL: 'https://meals.example', ...standInVariables(razorpay), ...variables });
  if (!outcome.ok) throw new Error(outcome.sentence);
  return checkPayments(outcome.env, { db: database.db, timeoutMs: 3000 });
}

test('keys, the four plans and no event while nobody pays are well', async () => {
  const findings = await check();

  expect(findings.map(({ what, state }) => `${what} ${state}`)).toEqual([
    'Payments ok',
    'Payment plans ok',
    'Payment events ok',
  ]);
});

test('keys that Razorpay refuses are a fault, and are not repeated', async () => {
  const [first, ...rest] = await check({ RAZORPAY_KEY_SECRET: 's3cret of another' });

  expect(first).toMatchObject({ state: 'fault', mend: expect.stringContaining('RAZORPAY_KEY_SECRET') });
  expect(rest.map(({ what }) => what)).toEqual(['Payment events']);
  expect(JSON.stringify(first)).not.toContain('s3cret');
});

test.each([
  ['amount', { item: { amount: 59_900, currency: 'INR' } }, 'INR 599.00, monthly, every 1'],
  ['currency', { item: { amount: 49_900, currency: 'USD' } }, 'USD 499.00, monthly, every 1'],
  ['period', { period: 'yearly' as const }, 'INR 499.00, yearly, every 1'],
  ['interval', { interval: 3 }, 'INR 499.00, monthly, every 3'],
])('a plan with another %s is a fault that shows what it charges and what it should', async (_, change, charges) => {
  const [plan] = STAND_IN_ACCOUNT.plans;
  razorpay.state.plans.set(plan.id, { ...plan, ...change });

  const findings = await check();

  expect(findings.filter(({ state }) => state === 'fault')).toEqual([
    expect.objectContaining({
      why: `The plan in RAZORPAY_PLAN_PRO_MONTHLY charges ${charges}.`,
      mend: expect.stringContaining('INR 499.00, monthly, every 1'),
    }),
  ]);
});

test('a plan that does not exist is named by its variable', async () => {
  const findings = await check({ RAZORPAY_PLAN_FAMILY_YEARLY: 'plan_of_another_account' });

  expect(findings[1]).toMatchObject({ state: 'fault', why: expect.stringContaining('RAZORPAY_PLAN_FAMILY_YEARLY') });
});

test('a Razorpay that does not answer is a fault', async () => {
  razorpay.faults.push({ match: /plans/, kind: 'cut' });

  expect(await check()).toMatchObject([{ state: 'fault', why: expect.stringContaining('does not answer') }]);
});

test('the last webhook event is shown; that none came is a warning where people pay', async () => {
  const { db } = database;
  const at = new Date('2026-11-27T08:00:00.000Z');
  await db
    .insertInto('app_user')
    .values({ id: 'user-1', email: 'a@example.test', email_verified: true, name: '', created_at: at })
    .execute();
  await db
    .insertInto('payment_subscription')
    .values({ ...NOTHING_ELSE, user_id: 'user-1', created_at: at, state_at: at, activated_at: at })
    .execute();
  const before = await check();
  await db.insertInto('payment_event').values({ id: 'event-1', received_at: at }).execute();
  const after = await check();

  expect(before[2]).toMatchObject({
    state: 'warning',
    mend: expect.stringContaining('https://meals.example/api/sub/webhook'),
  });
  expect(after[2]).toMatchObject({ state: 'ok', why: expect.stringContaining('2026-11-27T08:00:00.000Z') });
});

const NOTHING_ELSE = {
  id: 'sub_1',
  provider: 'razorpay',
  plan_id: 'pro_monthly',
  state: 'active',
  paid_through: null,
  period_end: null,
  starts_at: null,
  pay_url: null,
  is_open: false,
  revoked_at: null,
  guarantee_at: null,
  next_check_at: null,
} as const;
