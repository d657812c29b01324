import { newClerkKeys } from '@platewise/test-emulators/clerk/clerk-keys';
import { standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const PRODUCTION = { NODE_ENV: 'production', IDENTITY: 'local', PAYMENTS: 'sandbox', PLANNER: 'embedded' };
const RAZORPAY = standInVariables({ url: 'http://127.0.0.1:1', checkoutUrl: 'http://127.0.0.1:1/checkout.js' });
const LIVE_RAZORPAY = { ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_live_a1B2c3D4e5F6g7' };
const LIVE_CLERK = {
  CLERK_PUBLISHABLE_KEY: `pk_live_${base64('clerk.meals.example$')}`,
  CLERK_JWT_KEY: newClerkKeys().publicPem,
  CLERK_WEBHOOK_SECRET: `whsec_${base64('a secret long enough')}`,
};
const CLERK = { ...LIVE_CLERK, CLERK_PUBLISHABLE_KEY: `pk_test_${base64('calm-owl-7.clerk.accounts.dev$')}` };
const REHEARSAL = { ...PRODUCTION, ALLOW_TEST_KEYS: 'on' };

describe('test keys in production', () => {
  test.each<[string, Record<string, string>]>([
    ['RAZORPAY_KEY_ID', RAZORPAY],
    ['CLERK_PUBLISHABLE_KEY', CLERK],
    ['CLERK_SECRET_KEY', { ...LIVE_CLERK, CLERK_SECRET_KEY: 'sk_test_0123456789abcdef' }],
  ])('%s is refused, and allowed for a rehearsal by name', (name, keys) => {
    const refused = readEnv({ ...PRODUCTION, ...keys });

    expect(refused).toMatchObject({ ok: false, sentence: expect.stringMatching(`^${name} .*ALLOW_TEST_KEYS=on`) });
    expect(readEnv({ ...PRODUCTION, ...keys, ALLOW_TEST_KEYS: 'off' }).ok).toBe(false);
    expect(readEnv({ ...REHEARSAL, ...keys })).toMatchObject({ ok: true, env: { isRehearsal: true } });
  });

  test('those of Clerk are refused with live ones of Razorpay also then: payments would be real', () => {
    const outcome = readEnv({ ...REHEARSAL, ...CLERK, ...LIVE_RAZORPAY });

    expect(outcome).toMatchObject({ ok: false, sentence: expect.stringContaining('RAZORPAY_KEY_ID is a live one') });
  });

  test('live accounts with test payments are a rehearsal', () => {
    expect(readEnv({ ...REHEARSAL, ...LIVE_CLERK, ...RAZORPAY })).toMatchObject({ env: { isRehearsal: true } });
  });
});

test.each<[string, Record<string, string>]>([
  ['live keys in production', { ...REHEARSAL, ...LIVE_RAZORPAY }],
  ['no keys', REHEARSAL],
  ['test keys where it is not production', { ...RAZORPAY, ALLOW_TEST_KEYS: 'on' }],
])('%s are no rehearsal', (_, variables) => {
  expect(readEnv(variables)).toMatchObject({ ok: true, env: { isRehearsal: false } });
});

test('anything but on and off is refused', () => {
  expect(readEnv({ ALLOW_TEST_KEYS: 'yes' })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('ALLOW_TEST_KEYS'),
  });
});
