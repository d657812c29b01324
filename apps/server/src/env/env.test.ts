import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const PRODUCTION = { NODE_ENV: 'production', IDENTITY: 'local', PAYMENTS: 'sandbox', PLANNER: 'embedded' };
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_a1B2c3D4e5F6g7',
  RAZORPAY_KEY_SECRET: 'secret of the keys',
  RAZORPAY_WEBHOOK_SECRET: 'secret of messages',
  RAZORPAY_PLAN_PRO_MONTHLY: 'plan_1',
  RAZORPAY_PLAN_PRO_YEARLY: 'plan_2',
  RAZORPAY_PLAN_FAMILY_MONTHLY: 'plan_3',
  RAZORPAY_PLAN_FAMILY_YEARLY: 'plan_4',
};
const MAIL = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'meals@example.test', CONTACT_TO: 'team@example.test' };

test('nothing set is enough, and has the documented defaults', () => {
  const outcome = readEnv({});

  expect(outcome).toMatchObject({
    ok: true,
    env: {
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      WEB_ORIGINS: [],
      DATABASE_POOL: 10,
      RATE_LIMITS: 'on',
      isProduction: false,
    },
  });
});

describe('can be used', () => {
  test.each<[string, Record<string, string>]>([
    ['production with every fallback by name', PRODUCTION],
    ['the whole mail set', MAIL],
    ['the whole Razorpay set', RAZORPAY],
    ['test keys on a machine for tests', { ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_a1B2c3D4e5F6g7' }],
    ['production with Razorpay, where the sandbox need not be named', { ...PRODUCTION, ...RAZORPAY, PAYMENTS: '' }],
    ['production with Razorpay in an image that names the sandbox', { ...PRODUCTION, ...RAZORPAY }],
    ['a stand-in for Razorpay on this machine', { ...RAZORPAY, RAZORPAY_BASE_URL: 'http://127.0.0.1:4000' }],
    ['Postgres', { DATABASE_URL: 'postgres://app:secret@db:5432/platewise', DATABASE_POOL: '25' }],
    [
      'Postgres behind a pooler, and a replica',
      {
        DATABASE_URL: 'postgres://app:secret@pooler:6432/platewise',
        DATABASE_DIRECT_URL: 'postgres://app:secret@db:5432/platewise',
        DATABASE_REPLICA_URL: 'postgres://app:secret@replica:5432/platewise',
      },
    ],
    ['empty values, which count as not set', { CLERK_JWT_KEY: '', SMTP_URL: '  ', PORT: '' }],
    ['an address with a slash at the end', { PUBLIC_URL: 'https://meals.example/' }],
    ['a key for figures', { METRICS_TOKEN: 'x'.repeat(16) }],
    ['relaxed limits on a machine for tests', { RATE_LIMITS: 'relaxed' }],
    [
      'a list of origins and proxies',
      { WEB_ORIGINS: 'https://a.example, https://b.example', TRUST_PROXY: '10.0.0.1, 172.16.0.0/12, ::1' },
    ],
  ])('%s', (_, variables) => {
    expect(readEnv(variables)).toMatchObject({ ok: true });
  });
});

test('statements have names unless a pooler stands before Postgres, or where that is asked for', () => {
  const named = (variables: Record<string, string>) => {
    const outcome = readEnv({ DATABASE_URL: 'postgres://db/platewise', ...variables });
    return outcome.ok && outcome.env.DATABASE_NAMED_STATEMENTS;
  };
  const DATABASE_DIRECT_URL = 'postgres://db/platewise';

  expect(named({})).toBe('on');
  expect(named({ DATABASE_NAMED_STATEMENTS: 'off' })).toBe('off');
  expect(named({ DATABASE_DIRECT_URL })).toBe('off');
  expect(named({ DATABASE_DIRECT_URL, DATABASE_NAMED_STATEMENTS: 'on' })).toBe('on');
});

describe('is refused with one line that names the variable', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'meals.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://meals.example/path' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['WEB_ORIGINS', { WEB_ORIGINS: '*' }],
    ['WEB_ORIGINS', { WEB_ORIGINS: 'https://a.example,nonsense' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/platewise' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://db/platewise' }],
    ['DATABASE_URL', { DATABASE_REPLICA_URL: 'postgres://replica/platewise' }],
    ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://pooler/platewise', DATABASE_DIRECT_URL: 'db:5432' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x'.repeat(15) }],
    ['SHED_LOOP_MS', { SHED_LOOP_MS: 'late' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '1000' }],
    ['SHED_MEMORY_MB', { SHED_MEMORY_MB: '-1' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'words that have spaces' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy.local' }],
    ['IDENTITY', { IDENTITY: 'clerk' }],
    ['PAYMENTS', { PAYMENTS: 'razorpay' }],
    ['PLANNER', { PLANNER: 'openai' }],
    ['MAIL_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['SMTP_URL', { MAIL_FROM: MAIL.MAIL_FROM, CONTACT_TO: MAIL.CONTACT_TO }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'mail.example:587' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'meals@example.test\nBcc: x@example.test' }],
    ['CLERK_PUBLISHABLE_KEY', { CLERK_PUBLISHABLE_KEY: 'pk_test_x' }],
    ['CLERK_JWT_KEY', { CLERK_JWT_KEY: 'x' }],
    ...Object.keys(RAZORPAY).map((name): [string, Record<string, string>] => [name, { ...RAZORPAY, [name]: '' }]),
    ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: RAZORPAY.RAZORPAY_KEY_ID }],
    ['RAZORPAY_KEY_ID', { RAZORPAY_PLAN_PRO_MONTHLY: 'plan_x' }],
    ['RAZORPAY_KEY_ID', { RAZORPAY_BASE_URL: 'https://api.razorpay.com' }],
    ['RAZORPAY_KEY_ID', { RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js' }],
    ['RAZORPAY_KEY_ID', { ...RAZORPAY, RAZORPAY_KEY_ID: 'sk_live_x' }],
    ['RAZORPAY_WEBHOOK_SECRET', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: 'short' }],
    ['RAZORPAY_BASE_URL', { ...RAZORPAY, RAZORPAY_BASE_URL: 'http://api.razorpay.com' }],
    ['RAZORPAY_BASE_URL', { ...RAZORPAY, RAZORPAY_BASE_URL: 'http://127.evil.example' }],
    ['RAZORPAY_CHECKOUT_URL', { ...RAZORPAY, RAZORPAY_CHECKOUT_URL: 'javascript:alert(1)' }],
    ['RAZORPAY_KEY_ID', { ...PRODUCTION, ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_a1B2c3D4e5F6g7' }],
    ['IDENTITY', { ...PRODUCTION, IDENTITY: '' }],
    ['PAYMENTS', { ...PRODUCTION, PAYMENTS: '' }],
    ['PLANNER', { ...PRODUCTION, PLANNER: '' }],
    ['RATE_LIMITS', { ...PRODUCTION, RATE_LIMITS: 'relaxed' }],
  ])('%s: %j', (name, variables) => {
    const outcome = readEnv(variables);

    const sentence = outcome.ok ? '' : outcome.sentence;
    expect(sentence).toContain(name);
    expect(sentence).not.toContain('\n');
  });

  test('a value that may be secret is not repeated', () => {
    const outcome = readEnv({ DATABASE_URL: 'mysql://app:s3cret@db/x' });

    expect(JSON.stringify(outcome)).not.toContain('s3cret');
  });
});
