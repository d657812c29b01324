import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, PASSWORD, STRANGER } from '../../testing/people.ts';
import { insertLocalAccount, listEmails, listSubscribers, readBooks } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { mailAddressLink, mailNewAddressLink } from './mail-address-link.ts';
import { takeAddressLink } from './take-address-link.ts';

const MAILING = { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' };
const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 4 } as const;
const HOSTED = { kind: 'clerk', confirmOwner: async () => ({ isOwner: false, waitSeconds: null }) } as const;

describe.each(testDatabases())('what waits for a proved address on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const uses = () => ({ ...testApi().context, mailing: MAILING });
  const mailed = (identity = OWNER) => testApi().as(identity, { mailing: MAILING });
  const prove = async () => takeAddressLink(uses(), { token: await newestToken() });
  async function newestToken(): Promise<string> {
    const bodies = (await listEmails(testApi().context.db)).map(({ body }) => body);
    return bodies.flatMap((body) => /\/auth\/confirm\?token=([\w.-]+)/.exec(body)?.[1] ?? []).at(-1) ?? '';
  }
  async function signedUp() {
    await insertLocalAccount(testApi().context.db, OWNER);
    const api = mailed();
    await api.subscription.status();
    await mailAddressLink(uses(), OWNER.userId);
    return api;
  }

  test('the first tokens are had at once, the refill comes with the proof, at once and for the month that it is', async () => {
    const api = await signedUp();
    const { clock, context } = testApi();
    expect(await api.subscription.status()).toMatchObject({ tokens: 10, refill: 'needs-proof' });
    await api.meals.generate(REQUEST);

    clock.set('2026-12-21T10:00:00.000Z');
    const held = await api.subscription.status();
    await api.meals.generate(REQUEST);
    const refused = api.meals.generate(REQUEST);
    await expect(refused).rejects.toThrow('Only 2 tokens left this month.');
    clock.set('2027-02-02T10:00:00.000Z');
    await mailAddressLink(uses(), OWNER.userId);
    expect(await prove()).toBe(true);

    expect(held).toMatchObject({ tokens: 6, refill: 'held-back', nextReset: '2027-01-21T10:00:00.000Z' });
    const after = await api.subscription.status();
    // The bearer was made before, and says that nothing is proved.
    expect(await api.users.me()).toMatchObject({ isEmailConfirmed: true });
    expect(after).toMatchObject({ tokens: 10, nextReset: '2027-02-21T10:00:00.000Z' });
    expect(after).not.toHaveProperty('refill');
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
  });

  test('proved before the month is over, nothing is ever held back', async () => {
    const api = await signedUp();
    await api.meals.generate(REQUEST);
    await prove();

    testApi().clock.set('2026-12-21T10:00:00.000Z');

    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test.each([
    ['somebody who signed up while no mail server was set', null, undefined],
    ['an account at a sign-in service', MAILING, HOSTED],
  ])('%s waits for nothing', async (_, mailing, accounts) => {
    const { as, clock } = testApi();
    const changes = accounts && { accounts: { ...accounts, removeAccount: async () => undefined } };
    await as(OWNER, { mailing, ...changes }).meals.generate(REQUEST);

    clock.set('2026-12-21T10:00:00.000Z');
    const state = await as(OWNER, { mailing: MAILING, ...changes }).subscription.status();

    expect(state).toMatchObject({ tokens: 10 });
    expect(state).not.toHaveProperty('refill');
  });

  test('where the mail server is taken away the refill comes by itself', async () => {
    const api = await signedUp();
    await api.meals.generate(REQUEST);

    testApi().clock.set('2026-12-21T10:00:00.000Z');

    expect((await testApi().api.subscription.status()).tokens).toBe(10);
  });

  test('leaving and coming back does not fill what waits', async () => {
    const api = await signedUp();
    await api.meals.generate(REQUEST);
    testApi().clock.set('2026-12-21T10:00:00.000Z');
    await api.users.remove({ confirm: 'delete my account', password: PASSWORD });

    testApi().clock.set('2026-12-21T12:00:00.000Z');
    const again = await mailed({ ...STRANGER, email: OWNER.email }).subscription.status();

    expect(again).toMatchObject({ tokens: 6, refill: 'held-back' });
  });

  test('a newsletter that waits begins with the proof of the address', async () => {
    const api = await signedUp();
    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('waiting');

    await prove();

    expect((await api.notifications.get()).newsletter).toBe('subscribed');
    expect(await listSubscribers(testApi().context.db)).toMatchObject([{ email: OWNER.email, state: 'subscribed' }]);
  });

  test('a newsletter goes to the new address once that is proved, and one that is off stays off', async () => {
    await signedUp();
    await prove();
    const api = mailed({ ...OWNER, emailVerified: true });
    await api.notifications.update({ newsletter: true });

    await mailNewAddressLink(uses(), OWNER.userId, { email: 'New@Example.test' });
    await prove();

    const states = (await listSubscribers(testApi().context.db)).map(({ email, state }) => `${email} ${state}`);
    expect(states).toEqual(['new@example.test subscribed', `${OWNER.email} unsubscribed`]);
    await mailed({ ...OWNER, email: 'new@example.test' }).notifications.update({ newsletter: false });
    await mailNewAddressLink(uses(), OWNER.userId, { email: 'newer@example.test' });
    await prove();
    expect((await listSubscribers(testApi().context.db)).map(({ state }) => state)).toEqual(
      expect.not.arrayContaining(['subscribed']),
    );
  });
});
