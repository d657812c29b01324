import { testDatabases } from '@platewise/db/testing/test-database';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../env/env.ts';
import { openServices } from '../start/open-services.ts';
import { describeStartFailure } from '../start/start-failure.ts';
import { clerkVariables } from '../testing/clerk-variables.ts';
import { createTestServer } from '../testing/create-test-server.ts';

let clerk: ClerkStandIn;
beforeAll(async () => {
  clerk = await startClerk();
});
afterAll(() => clerk.close());

describe.each(testDatabases())('a start on the database of other people, on %s', (kind) => {
  const start = async (
    before: Record<string, string>,
    after: Record<string, string>,
    join: (server: Awaited<ReturnType<typeof createTestServer>>) => Promise<unknown>,
  ) => {
    const server = await createTestServer(before, { kind });
    const { database, logger } = server.services;
    const outcome = readEnv({ DATA_DIR: server.services.env.DATA_DIR, ...after });
    if (!outcome.ok) throw new Error(outcome.sentence);
    const open = () =>
      openServices(outcome.env, { database: { ...database, close: async () => undefined }, logger }).then(
        () => null,
        (error: unknown) => describeStartFailure(error, outcome.env),
      );
    const empty = await open();
    await join(server);
    const refused = await open();
    const same = await openServices(server.services.env, { database, logger }).then(() => 'started');
    await server.close();
    return { empty, refused, same };
  };

  test('with local people is refused to Clerk by name, and goes on with local accounts', async () => {
    const outcome = await start({}, clerkVariables(clerk), (server) => server.signUp());

    expect(outcome).toEqual({
      empty: null,
      refused: { exitCode: 78, sentence: expect.stringMatching(/^CLERK_PUBLISHABLE_KEY is set, but .* our own/) },
      same: 'started',
    });
  });

  test('with people of Clerk’s is refused to local accounts by name, and goes on with Clerk', async () => {
    const token = () => clerk.mint({ sub: 'user_first', email: 'asha@example.test', email_verified: true, name: '' });
    const outcome = await start(clerkVariables(clerk), {}, (server) =>
      server.request('GET', '/api/sub/subscription-status', { token: token() }),
    );

    expect(outcome).toEqual({
      empty: null,
      refused: { exitCode: 78, sentence: expect.stringMatching(/^CLERK_PUBLISHABLE_KEY is not set, but .* at Clerk/) },
      same: 'started',
    });
  });
});

test('a session without an email is refused with what puts it right, to the person and in the log', async () => {
  const server = await createTestServer(clerkVariables(clerk));
  const call = (claims: object) =>
    server.request('GET', '/api/sub/subscription-status', { token: clerk.mint({ sub: 'user_1', ...claims }) });

  const answers = [await call({ email: undefined }), await call({ email: '' })];
  const good = await call({ email: 'asha@example.test', email_verified: true, name: '' });
  await server.close();

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(await answers[0]?.json()).toMatchObject({
    code: 'SIGN_IN_WITHOUT_EMAIL',
    error: expect.stringContaining('{{user.primary_email_address}}'),
  });
  expect(good.status).toBe(200);
  expect(server.logs.filter((line) => line.includes('CLERK_SECRET_KEY'))).toHaveLength(1);
});
