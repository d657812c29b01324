import { provisionUser } from '@platewise/api/users/provision-user';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { expect, test } from 'vitest';
import { type Env, readEnv } from '../env/env.ts';
import { describeStartFailure } from '../start/start-failure.ts';
import { createPayments } from './create-payments.ts';

const RAZORPAY = standInVariables({ url: 'http://127.0.0.1:1', checkoutUrl: 'http://127.0.0.1:1/checkout.js' });
const now = () => new Date('2026-11-21T10:00:00.000Z');

function envOf(variables: Record<string, string>): Env {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.env;
}

test('keys that went missing do not turn real payments into pretended ones', async () => {
  const { db, close } = await createTestDatabase();
  const open = (variables: Record<string, string>) => createPayments({ env: envOf(variables), db, now });
  const identity = { userId: 'user-owner', email: 'owner@example.test', emailVerified: false, name: '' };
  await provisionUser({ db, now, newId: () => 'movement-1' }, identity);

  const before = await open({});
  await db
    .insertInto('payment_subscription')
    .values({
      user_id: identity.userId,
      id: 'sub_1',
      provider: 'razorpay',
      plan_id: 'pro_monthly',
      state: 'active',
      state_at: now(),
      paid_through: null,
      period_end: null,
      activated_at: now(),
      starts_at: null,
      pay_url: null,
      is_open: false,
      revoked_at: null,
      guarantee_at: null,
      next_check_at: null,
      created_at: now(),
    })
    .execute();
  const failure: unknown = await open({}).catch((error: unknown) => error);
  const withKeys = await open(RAZORPAY);
  await close();

  expect(before.kind).toBe('sandbox');
  expect(describeStartFailure(failure, envOf({}))).toEqual({
    exitCode: 78,
    sentence: expect.stringContaining('RAZORPAY_KEY_ID'),
  });
  expect(withKeys.clientConfig()).toMatchObject({ kind: 'razorpay', keyId: STAND_IN_ACCOUNT.keyId });
});
