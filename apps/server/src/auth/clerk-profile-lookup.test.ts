import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { createClerkIdentity } from '@platewise/providers/identity/clerk/clerk-identity';
import { addUser } from '@platewise/test-emulators/clerk/clerk-state';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

describe.each(testDatabases())('a profile that Clerk is asked for on %s', (kind) => {
  let clerk: ClerkStandIn;
  let server: TestServer;

  beforeAll(async () => {
    clerk = await startClerk();
    // The address of the backend API is no setting, so the adapter is handed in.
    const identity = createClerkIdentity({
      publishableKey: clerk.publishableKey,
      jwtKey: clerk.jwtKey,
      issuer: clerk.url,
      secretKey: clerk.secretKey,
      authorizedParties: [clerk.siteUrl],
      apiUrl: clerk.url,
      now: () => new Date(),
      onFailure: () => undefined,
      onClockProblem: () => undefined,
      onEmailMissing: () => undefined,
    });
    server = await createTestServer({ RATE_LIMITS: 'relaxed' }, { identity, kind });
  });
  afterAll(async () => {
    await server.close();
    await clerk.close();
  });

  const register = (sub: string) =>
    server.request('POST', '/api/users/register', {
      token: clerk.mint({ sub }),
      body: { userId: sub, email: 'as-typed@example.test', name: '' },
    });

  test('a token without a profile is completed by the service', async () => {
    const { id } = addUser(clerk.state, { email: 'usha@example.test', password: 'x', firstName: 'Usha' });

    await register(id);
    const row = await server.database.db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: 'usha@example.test', email_verified: true, name: 'Usha' });
  });

  test('while the service does not answer nobody new is registered, and anyone who is known goes on', async () => {
    const { id } = addUser(clerk.state, { email: 'known@example.test', password: 'x' });
    await register(id);
    clerk.faults.push({ match: /users/, kind: 'status', status: 500 });

    const stranger = addUser(clerk.state, { email: 'new@example.test', password: 'x' });
    const refused = await register(stranger.id);
    const known = await server.request('GET', '/api/sub/subscription-status', { token: clerk.mint({ sub: id }) });

    expect(refused.status).toBe(503);
    expect(errorBodySchema.parse(await refused.json()).code).toBe('IDENTITY_UNAVAILABLE');
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(known.status).toBe(200);
    clerk.faults.length = 0;
  });
});
