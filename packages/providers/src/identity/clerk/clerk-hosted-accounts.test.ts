import { addUser } from '@platewise/test-emulators/clerk/clerk-state';
import { isPasswordOf } from '@platewise/test-emulators/clerk/is-password-of';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClerkHostedAccounts } from './clerk-hosted-accounts.ts';
import { werkzeugDigest } from './werkzeug-digest.ts';

const PASSWORD = 'seven purple plates';

let clerk: ClerkStandIn;
beforeAll(async () => {
  clerk = await startClerk();
});
afterEach(() => {
  clerk.faults.length = 0;
  clerk.calls.length = 0;
});
afterAll(() => clerk.close());

/** What is asked of Clerk, where waits are noted and end at once; `onWait` is what happens meanwhile. */
function open({ onWait = () => undefined as unknown } = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    onWait();
  };
  return { hosted: createClerkHostedAccounts({ secretKey: clerk.secretKey, apiUrl: clerk.url, wait }), waits };
}

const newAccount = () => ({
  userId: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.test`,
  emailVerified: false,
  name: 'Asha Rao',
  passwordHash: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
});

test('a password of our accounts opens the account that is made, and no other does', async () => {
  const account = { ...newAccount(), passwordHash: await hashPassword(PASSWORD) };

  const made = await open().hosted.make(account);

  const user = clerk.state.users.get('id' in made ? made.id : '');
  if (!user) throw new Error('nobody was made');
  expect([isPasswordOf(user, PASSWORD), isPasswordOf(user, `${PASSWORD}!`)]).toEqual([true, false]);
});

test('the account keeps our id, and its address is confirmed only where it was here', async () => {
  const [unconfirmed, confirmed] = [newAccount(), { ...newAccount(), emailVerified: true }];
  const { hosted } = open();
  for (const account of [unconfirmed, confirmed]) await hosted.make(account);

  const found = await hosted.find({
    ids: [],
    externalIds: [unconfirmed.userId],
    emails: [confirmed.email],
  });

  expect(found).toEqual([
    {
      id: expect.stringMatching(/^user_/),
      externalId: unconfirmed.userId,
      email: unconfirmed.email,
      emailVerified: false,
    },
    { id: expect.stringMatching(/^user_/), externalId: confirmed.userId, email: confirmed.email, emailVerified: true },
  ]);
});

test('nobody is asked for where nobody is named', async () => {
  addUser(clerk.state, { email: 'somebody@example.test', password: 'x' });

  expect(await open().hosted.find({ ids: [], externalIds: [], emails: [] })).toEqual([]);
  expect(clerk.calls).toEqual([]);
});

test('what Clerk does not take is answered with its reason', async () => {
  const account = newAccount();
  const { hosted } = open();
  await hosted.make(account);

  const again = await hosted.make(account);

  expect(again).toEqual({ refusal: 'That email address is taken. (form_identifier_exists)' });
});

test('a limit is waited for as long as it says, and then kept', async () => {
  clerk.faults.push({ match: /^POST \/v1\/users$/, kind: 'status', status: 429, headers: { 'retry-after': '7' } });
  const { hosted, waits } = open({ onWait: () => clerk.faults.splice(0) });

  const made = await hosted.make(newAccount());

  expect(made).toEqual({ id: expect.stringMatching(/^user_/) });
  expect(waits).toEqual([7000]);
});

test('a service that is away, or refuses the key, is no refusal of a person', async () => {
  const { hosted, waits } = open();
  clerk.faults.push({ match: /users/, kind: 'status', status: 401 });
  await expect(hosted.make(newAccount())).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  clerk.faults.splice(0, 1, { match: /users/, kind: 'status', status: 503 });
  await expect(hosted.make(newAccount())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(waits).toEqual([10_000, 10_000]);
});

test('what is no hash of our accounts is not handed over', () => {
  expect(
    ['', 'salt:key', '$2b$10$abcdefghijklmnopqrstuv', `${'a'.repeat(32)}:${'b'.repeat(127)}`].map(werkzeugDigest),
  ).toEqual([null, null, null, null]);
});
