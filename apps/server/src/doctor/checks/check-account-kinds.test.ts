import { createTestDatabase } from '@platewise/db/testing/test-database';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { clerkVariables } from '../../testing/clerk-variables.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { checkAccountKinds } from './check-account-kinds.ts';

let clerk: ClerkStandIn;
beforeAll(async () => {
  clerk = await startClerk();
});
afterAll(() => clerk.close());

function envOf(variables: Record<string, string>) {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.env;
}

test('people of the other kind of account are a fault, with the command that moves them', async () => {
  const server = await createTestServer();
  const { db } = server.database;
  const empty = await checkAccountKinds(envOf(clerkVariables(clerk)), db);
  await server.signUp();

  const [found] = await checkAccountKinds(envOf(clerkVariables(clerk)), db);
  const own = await checkAccountKinds(envOf({}), db);
  await server.close();

  expect(found).toMatchObject({ state: 'fault', mend: expect.stringContaining('npm run accounts -- to-clerk') });
  expect([empty, own]).toEqual([[], []]);
});

test('a database without tables has nobody', async () => {
  const { db, close } = await createTestDatabase({ isMigrated: false });

  expect(await checkAccountKinds(envOf({}), db)).toEqual([]);
  await close();
});
