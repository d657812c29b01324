import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { testDatabases } from '@platewise/db/testing/test-database';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import { startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clerkVariables } from '../testing/clerk-variables.ts';
import { createTestServer } from '../testing/create-test-server.ts';

type Fixture = { port: IdentityPort; goodHeader: string; userId: string; close: () => Promise<void> };

async function localAccounts(kind: DatabaseKind): Promise<Fixture> {
  const server = await createTestServer({}, { kind });
  const { token, userId } = await server.signUp();
  return { port: server.services.identity, goodHeader: `Bearer ${token}`, userId, close: server.close };
}

async function accountsAtClerk(kind: DatabaseKind): Promise<Fixture> {
  const clerk = await startClerk();
  const server = await createTestServer(clerkVariables(clerk), { kind });
  const close = async () => {
    await server.close();
    await clerk.close();
  };
  const goodHeader = `Bearer ${clerk.mint({ sub: 'user_asha', email: 'asha@example.test' })}`;
  return { port: server.services.identity, goodHeader, userId: 'user_asha', close };
}

const ADAPTERS = testDatabases().flatMap((kind) => [
  { name: 'local', create: localAccounts, kind },
  { name: 'clerk', create: accountsAtClerk, kind },
]);

describe.each(ADAPTERS)('every identity adapter: $name on $kind', ({ name, create, kind }) => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await create(kind);
  });
  afterAll(() => fixture.close());

  test('a good bearer names its subject', async () => {
    expect(await fixture.port.verify(fixture.goodHeader)).toMatchObject({ userId: fixture.userId });
  });

  test('no header is a visitor', async () => {
    expect(await fixture.port.verify(undefined)).toBeNull();
  });

  test.each(['', 'Bearer', 'Bearer x.y.z', 'Basic YTpi'])('"%s" is refused as invalid', async (header) => {
    await expect(fixture.port.verify(header)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('says the browser of which kind it is', () => {
    expect(fixture.port.clientConfig().kind).toBe(name);
    expect(fixture.port.kind).toBe(name);
  });

  test('answers an unknown address under /api/auth with the contract’s error body', async () => {
    const request = new Request('http://localhost/api/auth/nothing-here');
    const response = await fixture.port.handleAuthRequest(request, { ip: '127.0.0.1', requestId: 'request-1' });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ ok: false, code: 'NOT_FOUND', requestId: 'request-1' });
  });

  test('has no link for an address without an account', async () => {
    expect(await fixture.port.createPasswordResetLink('nobody@example.test')).toBeNull();
  });
});
