import { landingTest } from '@platewise/config/testing/landing-test';
import { openDatabase } from '@platewise/db/opening/open-database';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { clerkVariables } from '../../testing/clerk-variables.ts';
import { killOperator, newDataDir, removeDataDirs, runOperator, runServer } from '../../testing/run-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 90_000 });

/** Enough that moving them takes longer than the steps in which the moment of the kill is looked for. */
const PEOPLE = 40;
const NAMES = Array.from({ length: PEOPLE }, (_, index) => `person${100 + index}`);
const MOVE = ['accounts', 'to-local', '--move'];
/** A process begins in one second to ten, as busy as the machine is: it is killed later each time, until it had begun to move. */
const FIRST_KILL_MS = 800;
const LATER = 1.25;

let clerk: ClerkStandIn;
beforeAll(async () => {
  clerk = await startClerk();
});
afterAll(async () => {
  await clerk.close();
  await removeDataDirs();
});

landingTest('a move that is killed in the middle loses nobody and nothing, and the next run ends it', async () => {
  const DATA_DIR = await newDataDir();
  await joinAtClerk(DATA_DIR);

  let moved = 0;
  for (let afterMs = FIRST_KILL_MS; moved === 0; afterMs *= LATER) {
    await killOperator(MOVE, { DATA_DIR }, { afterMs });
    moved = (await readPeople(DATA_DIR)).length;
  }
  const last = await runOperator(MOVE, { DATA_DIR });
  const after = await runOperator(['accounts', 'to-local'], { DATA_DIR });

  expect(moved).toBeLessThan(PEOPLE);
  expect(last.output).toContain(`${PEOPLE - moved} `);
  expect([last.exitCode, last.errors, after.output]).toEqual([0, '', 'Nobody has an account at Clerk here.\n']);
  const people = await readPeople(DATA_DIR);
  expect(people).toEqual(NAMES.toSorted().map((name) => [`${name}@example.test`, `Profile of ${name}`]));
});

/** People with an account at Clerk, each with a profile here. */
async function joinAtClerk(DATA_DIR: string): Promise<void> {
  const server = await runServer({ DATA_DIR, ...clerkVariables(clerk) });
  for (const name of NAMES) {
    const claims = { sub: `user_${name}`, email: `${name}@example.test`, email_verified: true, name };
    const response = await fetch(`${server.url}/api/users/me/profiles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${clerk.mint(claims)}` },
      body: JSON.stringify({ name: `Profile of ${name}` }),
    });
    expect(response.status).toBe(201);
  }
  await server.kill('SIGTERM');
}

/** The address of each account of our own with the profile that is theirs; an account or a profile without the other is missing. */
async function readPeople(dataDir: string): Promise<string[][]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined, poolSize: 1, hasNamedStatements: true });
  const accounts = await db
    .selectFrom('auth_user')
    .innerJoin('profile', 'profile.user_id', 'auth_user.id')
    .select(['auth_user.email', 'profile.name'])
    .orderBy('auth_user.email')
    .execute();
  await close();
  return accounts.map(({ email, name }) => [email, name]);
}
