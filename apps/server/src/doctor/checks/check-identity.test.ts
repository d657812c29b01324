import { newClerkKeys } from '@platewise/test-emulators/clerk/clerk-keys';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { clerkVariables } from '../../testing/clerk-variables.ts';
import { checkIdentity } from './check-identity.ts';

let clerk: ClerkStandIn;
beforeEach(async () => {
  clerk = await startClerk();
});
afterEach(() => clerk.close());

async function check(variables: Record<string, string> = {}) {
  const outcome = readEnv({ ...clerkVariables(clerk), CLERK_SECRET_KEY: clerk.secretKey, ...variables });
  if (!outcome.ok) throw new Error(outcome.sentence);
  return checkIdentity(outcome.env, { timeoutMs: 3000, apiUrl: clerk.url });
}

test('keys of one instance are well', async () => {
  const findings = await check();

  expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok']);
  expect(findings[0]?.why).toContain(clerk.url);
});

test('a signing key of another instance is a fault by both ways', async () => {
  const findings = await check({ CLERK_JWT_KEY: newClerkKeys().publicPem });

  expect(findings).toMatchObject([
    { state: 'fault', mend: expect.stringContaining('CLERK_JWT_KEY') },
    { state: 'fault', why: expect.stringContaining('another instance') },
  ]);
});

test('a secret key that is not valid is refused, and not repeated', async () => {
  const findings = await check({ CLERK_SECRET_KEY: 'sk_live_wrong0123456789' });

  expect(findings).toMatchObject([{ state: 'ok' }, { state: 'fault', why: expect.stringContaining('refuses') }]);
  expect(JSON.stringify(findings)).not.toContain('wrong0123456789');
});

test('an issuer that is something else hands out no keys', async () => {
  clerk.faults.push({ match: /well-known/, kind: 'status', status: 404 });

  expect((await check())[0]).toMatchObject({ state: 'fault', why: expect.stringContaining('no frontend API') });
});

test('a Clerk that is away is a fault for sign-ins, and a warning for the rest', async () => {
  clerk.faults.push({ match: /jwks/, kind: 'cut' });

  expect((await check()).map(({ state }) => state)).toEqual(['fault', 'warning']);
});

test('without the secret of webhooks there is a warning; without Clerk nothing is asked', async () => {
  const findings = await check({ CLERK_WEBHOOK_SECRET: '', CLERK_SECRET_KEY: '' });

  expect(findings).toMatchObject([{ state: 'ok' }, { state: 'warning', why: expect.stringContaining('WEBHOOK') }]);
  expect(await checkIdentity({ clerk: null }, { timeoutMs: 1 })).toMatchObject([{ state: 'ok' }]);
});
