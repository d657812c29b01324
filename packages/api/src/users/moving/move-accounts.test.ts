import { createClerkHostedAccounts } from '@platewise/providers/identity/clerk/clerk-hosted-accounts';
import type { HostedAccounts } from '@platewise/providers/identity/hosted-accounts';
import { addUser } from '@platewise/test-emulators/clerk/clerk-state';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setBanned } from '../../sessions/sessions-repository.ts';
import { insertLocalAccount } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { provisionUser } from '../provision-user.ts';
import { subjectHash } from '../subject-hash.ts';
import { findByEmail, findById } from '../users-repository.ts';
import { movePerson } from './move-person.ts';
import { moveToHosted, planHostedMoves } from './move-to-hosted.ts';
import { moveToLocal, planLocalMoves } from './move-to-local.ts';

const testApi = useTestApi();
const NOBODY_STATED = { pairs: new Map<string, string>() };

let clerk: ClerkStandIn;
beforeAll(async () => {
  clerk = await startClerk();
});
beforeEach(() => {
  clerk.state.users.clear();
  clerk.calls.length = 0;
});
afterAll(() => clerk.close());

const open = () =>
  createClerkHostedAccounts({ secretKey: clerk.secretKey, apiUrl: clerk.url, wait: async () => undefined });
const uses = (hosted: HostedAccounts = open()) => ({ ...testApi().context, hosted });

/** Somebody with an account of our own who has used the product. */
async function join(name: string, { emailVerified = false } = {}): Promise<{ userId: string; email: string }> {
  const { context, as } = testApi();
  const someone = { userId: `local-${name}`, email: `${name}@example.test`, emailVerified, name };
  await insertLocalAccount(context.db, someone);
  await provisionUser(context, someone);
  await as(someone).profiles.create({ name: `Profile of ${name}` });
  return someone;
}

async function hold(name: string, { emailVerified = true } = {}): Promise<string> {
  return addUser(clerk.state, { email: `${name}@example.test`, emailVerified, password: 'x' }).id;
}

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
};
const outcomes = async (moves: ReturnType<typeof moveToHosted>) =>
  (await all(moves)).map((done) => [done.account.userId, 'to' in done ? done.to : done.why]);
const plans = async (choices: Parameters<typeof planHostedMoves>[1]) =>
  (await all(planHostedMoves(uses(), choices))).map((planned) => [
    planned.account.userId,
    'way' in planned ? planned.way : planned.refusal,
    planned.to,
  ]);
const profilesOf = async (userId: string) => {
  const { as } = testApi();
  const who = { userId, email: 'x@example.test', emailVerified: false, name: 'x' };
  return (await as(who).profiles.list()).map(({ name }) => name);
};

test('everybody is made at the service, and finds what is theirs there', async () => {
  const [asha, ravi] = [await join('asha'), await join('ravi')];

  const planned = await plans(NOBODY_STATED);
  const made = clerk.calls.filter((call) => call.startsWith('POST')).length;
  const moved = await outcomes(moveToHosted(uses(), NOBODY_STATED));

  expect(planned).toEqual([
    [asha.userId, 'to-make', null],
    [ravi.userId, 'to-make', null],
  ]);
  expect(made).toBe(0);
  const [idOfAsha = '', idOfRavi = ''] = moved.map(([, to]) => to);
  expect(clerk.state.users.get(idOfAsha)).toMatchObject({ email: asha.email, externalId: asha.userId });
  expect([await profilesOf(idOfAsha), await profilesOf(idOfRavi)]).toEqual([['Profile of asha'], ['Profile of ravi']]);
  expect(await plans(NOBODY_STATED)).toEqual([]);
});

test('what was interrupted goes on: who was made is found, who was moved stays', async () => {
  await Promise.all(['asha', 'ravi', 'tara'].map((name) => join(name)));
  const hosted = open();
  const cut: HostedAccounts = {
    ...hosted,
    make: async (account) => {
      const made = await hosted.make(account);
      if (account.userId === 'local-ravi') throw new Error('killed after the account was made');
      return made;
    },
  };

  await expect(outcomes(moveToHosted(uses(cut), NOBODY_STATED))).rejects.toThrow('killed');
  const between = await plans(NOBODY_STATED);
  const rest = await outcomes(moveToHosted(uses(), NOBODY_STATED));

  expect(between.map(([userId, way]) => [userId, way])).toEqual([
    ['local-ravi', 'made-before'],
    ['local-tara', 'to-make'],
  ]);
  expect(rest.map(([userId]) => userId)).toEqual(['local-ravi', 'local-tara']);
  expect(clerk.state.users.size).toBe(3);
  const ids = [...clerk.state.users.values()].map(({ id }) => id);
  expect(await Promise.all(ids.map(profilesOf))).toEqual([
    ['Profile of asha'],
    ['Profile of ravi'],
    ['Profile of tara'],
  ]);
});

test('an answer that was lost makes nobody twice', async () => {
  await join('asha');
  const hosted = open();
  const forgetful: HostedAccounts = {
    ...hosted,
    make: async (account) => {
      await hosted.make(account);
      return hosted.make(account);
    },
  };

  const moved = await outcomes(moveToHosted(uses(forgetful), NOBODY_STATED));

  expect(moved).toEqual([['local-asha', [...clerk.state.users.keys()][0]]]);
});

test('an address alone makes nobody the same person', async () => {
  await join('asha');
  await join('ravi', { emailVerified: true });
  await join('tara', { emailVerified: true });
  const held = [await hold('asha'), await hold('ravi', { emailVerified: false }), await hold('tara')];

  const planned = await plans(NOBODY_STATED);
  const moved = await outcomes(moveToHosted(uses(), NOBODY_STATED));

  expect(planned).toEqual([
    ['local-asha', 'address-taken', held[0]],
    ['local-ravi', 'address-taken', held[1]],
    ['local-tara', 'same-address', held[2]],
  ]);
  expect(moved.map(([, outcome]) => outcome)).toEqual(['address-taken', 'address-taken', held[2]]);
  expect(await profilesOf('local-asha')).toEqual(['Profile of asha']);
  expect(await profilesOf(held[2] ?? '')).toEqual(['Profile of tara']);
});

test('a stated pair counts whatever the addresses say, once, and only for an account that is there', async () => {
  for (const name of ['asha', 'ravi', 'tara']) await join(name);
  const held = await hold('asha', { emailVerified: false });
  const pairs = new Map([
    ['local-asha', held],
    ['local-ravi', held],
    ['local-tara', 'user_nobody'],
  ]);

  const planned = await plans({ pairs });
  const moved = await outcomes(moveToHosted(uses(), { pairs, email: 'ASHA@example.test' }));

  expect(planned).toEqual([
    ['local-asha', 'stated', held],
    ['local-ravi', 'stated-twice', held],
    ['local-tara', 'not-there', 'user_nobody'],
  ]);
  expect(moved).toEqual([['local-asha', held]]);
});

test('an account that has rows here is not taken over', async () => {
  const { context } = testApi();
  await join('asha');
  const held = await hold('asha');
  await provisionUser(context, { userId: held, email: 'asha@example.test', emailVerified: true, name: '' });

  const planned = await plans({ pairs: new Map([['local-asha', held]]) });
  const moved = await outcomes(moveToHosted(uses(), { pairs: new Map([['local-asha', held]]) }));

  expect(planned).toEqual([['local-asha', 'has-rows', held]]);
  expect(moved).toEqual([['local-asha', 'has-rows']]);
  expect([await profilesOf('local-asha'), await profilesOf(held)]).toEqual([['Profile of asha'], []]);
});

test('what the service refuses of one person is reported, and the others are moved', async () => {
  for (const name of ['asha', 'ravi']) await join(name);
  const hosted = open();
  const strict: HostedAccounts = {
    ...hosted,
    make: async (account) =>
      account.userId === 'local-asha' ? { refusal: 'first_name is not a valid parameter' } : hosted.make(account),
  };

  const moved = await outcomes(moveToHosted(uses(strict), NOBODY_STATED));

  expect(moved).toEqual([
    ['local-asha', 'first_name is not a valid parameter'],
    ['local-ravi', expect.stringMatching(/^user_/)],
  ]);
  expect(await profilesOf('local-asha')).toEqual(['Profile of asha']);
});

async function arrive(name: string, email = `${name}@example.test`): Promise<string> {
  const { context, as } = testApi();
  const someone = { userId: `user_${name}`, email, emailVerified: true, name };
  await provisionUser(context, someone);
  await as(someone).profiles.create({ name: `Profile of ${name}` });
  return someone.userId;
}

const localPlans = async () =>
  (await all(planLocalMoves(testApi().context, {}))).map(({ person, refusal }) => [person.userId, refusal]);

test('people of a hosted service get accounts of our own, and find what is theirs there', async () => {
  const { context } = testApi();
  await arrive('asha', 'Asha@Example.test');

  const planned = await localPlans();
  await all(moveToLocal(context, {}));

  const [account] = await findByEmail(context.db, 'asha@example.test');
  expect(planned).toEqual([['user_asha', null]]);
  expect(account).toMatchObject({ email: 'Asha@Example.test', email_verified: true });
  expect(account?.id).not.toContain('user_');
  expect(await profilesOf(account?.id ?? '')).toEqual(['Profile of asha']);
  expect(await findById(context.db, 'user_asha')).toBeUndefined();
  expect(await localPlans()).toEqual([]);
});

test('who cannot have one stays where they are: no address, one of several, one that is taken, a ban', async () => {
  const { context } = testApi();
  await arrive('nobody', '');
  await arrive('one', 'two@example.test');
  await arrive('other', 'TWO@example.test');
  await join('asha');
  await arrive('second', 'asha@example.test');
  const banned = await arrive('banned');
  await setBanned(context.db, { subjectHash: subjectHash(banned), isBanned: true, at: context.now() });

  const planned = await localPlans();
  await all(moveToLocal(context, {}));

  expect(planned).toEqual([
    ['user_banned', 'banned'],
    ['user_nobody', 'no-address'],
    ['user_one', 'address-of-several'],
    ['user_other', 'address-of-several'],
    ['user_second', 'address-taken'],
  ]);
  expect(await localPlans()).toEqual(planned);
});

test('there and back: who comes again to an account that they had at the service finds it by the confirmed address', async () => {
  const { context } = testApi();
  const asha = await join('asha', { emailVerified: true });
  const [[, hosted = ''] = []] = await outcomes(moveToHosted(uses(), NOBODY_STATED));
  await all(moveToLocal(context, {}));

  const again = await outcomes(moveToHosted(uses(), NOBODY_STATED));

  expect(again.map(([, to]) => to)).toEqual([hosted]);
  expect(await profilesOf(hosted)).toEqual(['Profile of asha']);
  expect(await movePerson(context, { from: asha.userId, to: hosted, isLocal: false })).toBe(false);
});
