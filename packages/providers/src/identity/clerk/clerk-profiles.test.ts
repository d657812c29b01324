import { addUser } from '@platewise/test-emulators/clerk/clerk-state';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClerkAccounts } from './clerk-accounts.ts';
import { createClerkProfiles } from './clerk-profiles.ts';

let clerk: ClerkStandIn;

beforeAll(async () => {
  clerk = await startClerk();
});
afterEach(() => {
  clerk.faults.length = 0;
  clerk.calls.length = 0;
});
afterAll(() => clerk.close());

function open() {
  const clock = { ms: 1_000_000 };
  const failures: unknown[] = [];
  const accounts = createClerkAccounts({ secretKey: clerk.secretKey, apiUrl: clerk.url, timeoutMs: 300 });
  const profiles = createClerkProfiles({
    load: accounts.readProfile,
    now: () => new Date(clock.ms),
    onFailure: (error) => failures.push(error),
  });
  const { id } = addUser(clerk.state, {
    email: `${crypto.randomUUID()}@example.test`,
    password: 'x',
    firstName: 'Asha',
  });
  return { accounts, profiles, clock, failures, id };
}

test('somebody is asked for once in five minutes, however many calls they make at once', async () => {
  const { profiles, clock, id } = open();

  const [first] = await Promise.all([profiles.read(id), profiles.read(id), profiles.read(id)]);
  clock.ms += 299_000;
  await profiles.read(id);
  expect(first).toMatchObject({ emailVerified: true, name: 'Asha' });
  expect(clerk.calls).toHaveLength(1);

  clock.ms += 2000;
  await profiles.read(id);
  expect(clerk.calls).toHaveLength(2);
});

test('a change that was reported is seen at once', async () => {
  const { profiles, id } = open();
  await profiles.read(id);
  const user = clerk.state.users.get(id);
  if (user) user.firstName = 'Usha';

  profiles.forget(id);
  expect(await profiles.read(id)).toMatchObject({ name: 'Usha' });
});

test('somebody whom the service does not have is nobody', async () => {
  await expect(open().profiles.read('user_gone')).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test.each([
  ['is broken', { kind: 'status', status: 500 }],
  ['refuses the key', { kind: 'status', status: 401 }],
  ['has had enough of us', { kind: 'status', status: 429, headers: { 'retry-after': '7' } }],
  ['cuts the connection', { kind: 'cut' }],
  ['never answers', { kind: 'hang' }],
] as const)('while the service %s, nobody is known and nobody waits twice', async (_, fault) => {
  const { profiles, clock, failures, id } = open();
  clerk.faults.push({ match: /users/, ...fault });

  expect(await profiles.read(id)).toBeNull();
  const asked = clerk.calls.length;
  expect(await profiles.read(id)).toBeNull();
  expect(clerk.calls).toHaveLength(asked);
  expect(failures).toHaveLength(1);

  clerk.faults.length = 0;
  clock.ms += 8000;
  expect(await profiles.read(id)).toMatchObject({ name: 'Asha' });
});

test('what was known goes on while the service does not answer', async () => {
  const { profiles, clock, id } = open();
  await profiles.read(id);
  clerk.faults.push({ match: /users/, kind: 'status', status: 503 });

  clock.ms += 3_600_000;
  expect(await profiles.read(id)).toMatchObject({ name: 'Asha' });
});

test('an account is removed, and removing it again is fine', async () => {
  const { accounts, id } = open();

  await accounts.remove(id);
  await accounts.remove(id);
  expect(clerk.state.users.has(id)).toBe(false);
});

test('an account that cannot be removed now is stated to be so', async () => {
  const { accounts, id } = open();
  clerk.faults.push({ match: /users/, kind: 'hang' });

  await expect(accounts.remove(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
