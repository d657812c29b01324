import { newClerkKeys } from '@platewise/test-emulators/clerk/clerk-keys';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const { publicPem } = newClerkKeys();
const PAIR = { CLERK_PUBLISHABLE_KEY: `pk_live_${base64('clerk.meals.example$')}`, CLERK_JWT_KEY: publicPem };
const TEST_PAIR = { ...PAIR, CLERK_PUBLISHABLE_KEY: `pk_test_${base64('calm-owl-7.clerk.accounts.dev$')}` };
const SECRET = { CLERK_SECRET_KEY: 'sk_live_0123456789abcdef' };
const WEBHOOKS = { CLERK_WEBHOOK_SECRET: `whsec_${base64('a secret long enough')}` };
const PRODUCTION = { NODE_ENV: 'production', PAYMENTS: 'sandbox', PLANNER: 'embedded' };

const settings = (variables: Record<string, string>) => {
  const outcome = readEnv(variables);
  return outcome.ok ? outcome.env.clerk : outcome.sentence;
};

test('without its keys there is no Clerk', () => {
  expect(settings({})).toBeNull();
});

test('the issuer is the host in the publishable key, or the proxy', () => {
  expect(settings(PAIR)).toMatchObject({ issuer: 'https://clerk.meals.example', jwtKey: publicPem });
  expect(settings({ ...PAIR, CLERK_PROXY_URL: 'https://meals.example/__clerk/' })).toMatchObject({
    issuer: 'https://meals.example/__clerk',
    proxyUrl: 'https://meals.example/__clerk',
  });
});

describe('can be used', () => {
  test.each<[string, Record<string, string>]>([
    ['the pair alone', PAIR],
    ['all of it', { ...PAIR, ...SECRET, ...WEBHOOKS, CLERK_PROXY_URL: 'https://meals.example/__clerk' }],
    ['a key with its line ends written out', { ...PAIR, CLERK_JWT_KEY: publicPem.replaceAll('\n', '\\n') }],
    ['test keys on a machine for tests', { ...TEST_PAIR, CLERK_SECRET_KEY: 'sk_test_0123456789abcdef' }],
    ['a proxy on this machine', { ...PAIR, CLERK_PROXY_URL: 'http://localhost:3000/__clerk' }],
    ['production, where local accounts need not be named', { ...PRODUCTION, ...PAIR, ...WEBHOOKS }],
    ['production in an image that names local accounts', { ...PRODUCTION, ...PAIR, ...WEBHOOKS, IDENTITY: 'local' }],
  ])('%s', (_, variables) => {
    expect(settings(variables)).toMatchObject({ publishableKey: expect.any(String) });
  });
});

describe('is refused with one line that names the variable', () => {
  test.each<[string, Record<string, string>]>([
    ['CLERK_JWT_KEY', { CLERK_PUBLISHABLE_KEY: PAIR.CLERK_PUBLISHABLE_KEY }],
    ['CLERK_PUBLISHABLE_KEY', { CLERK_JWT_KEY: PAIR.CLERK_JWT_KEY }],
    ['CLERK_PUBLISHABLE_KEY', SECRET],
    ['CLERK_PUBLISHABLE_KEY', WEBHOOKS],
    ['CLERK_PUBLISHABLE_KEY', { CLERK_PROXY_URL: 'https://meals.example/__clerk' }],
    ['CLERK_PUBLISHABLE_KEY', { ...PAIR, CLERK_PUBLISHABLE_KEY: 'pk_live_x' }],
    ['CLERK_PUBLISHABLE_KEY', { ...PAIR, CLERK_PUBLISHABLE_KEY: SECRET.CLERK_SECRET_KEY }],
    ['CLERK_JWT_KEY', { ...PAIR, CLERK_JWT_KEY: newClerkKeys(4096).publicPem }],
    ['CLERK_JWT_KEY', { ...PAIR, CLERK_JWT_KEY: 'x' }],
    ['CLERK_SECRET_KEY', { ...PAIR, CLERK_SECRET_KEY: PAIR.CLERK_PUBLISHABLE_KEY }],
    ['CLERK_WEBHOOK_SECRET', { ...PAIR, CLERK_WEBHOOK_SECRET: 'whsec_' }],
    ['CLERK_WEBHOOK_SECRET', { ...PAIR, CLERK_WEBHOOK_SECRET: `whsec_${base64('short')}` }],
    ['CLERK_PROXY_URL', { ...PAIR, CLERK_PROXY_URL: '/__clerk' }],
    ['CLERK_PROXY_URL', { ...PAIR, CLERK_PROXY_URL: 'http://meals.example/__clerk' }],
    ['CLERK_PROXY_URL', { ...PAIR, CLERK_PROXY_URL: 'javascript:alert(1)' }],
    ['CLERK_WEBHOOK_SECRET', { ...PRODUCTION, ...PAIR }],
    ['CLERK_PUBLISHABLE_KEY', { ...PRODUCTION, ...TEST_PAIR, ...WEBHOOKS }],
    ['CLERK_SECRET_KEY', { ...PRODUCTION, ...PAIR, ...WEBHOOKS, CLERK_SECRET_KEY: 'sk_test_0123456789abcdef' }],
    ['IDENTITY', PRODUCTION],
  ])('%s: case %#', (name, variables) => {
    const sentence = settings(variables);

    expect(sentence).toContain(name);
    expect(sentence).not.toContain('\n');
  });

  test('no key is repeated', () => {
    const outcome = readEnv({ ...PAIR, CLERK_SECRET_KEY: 'sk_wrong_s3cret' });

    expect(JSON.stringify(outcome)).not.toContain('s3cret');
  });
});
