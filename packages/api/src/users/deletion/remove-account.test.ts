import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { createTokenUses } from '../../api-tokens/token-uses.ts';
import { verifyPersonalToken } from '../../api-tokens/verify-personal-token.ts';
import type { Identity } from '../../context.ts';
import { buyPlan } from '../../testing/buy-plan.ts';
import { countMentions } from '../../testing/every-table-repository.ts';
import { porridgePlanner } from '../../testing/fake-planner.ts';
import { fillForPerson } from '../../testing/fill-for-person.ts';
import { OWNER, PASSWORD, person, STRANGER } from '../../testing/people.ts';
import { insertLocalAccount, readBooks } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { PERSONAL_TABLES } from '../personal-tables.ts';
import { removeQueuedIdentities } from './remove-queued-identities.ts';

const BYE = { confirm: 'delete my account', password: PASSWORD };
const MEAL = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
/** The same address under another subject: who signs up again. */
const AGAIN: Identity = { ...OWNER, userId: 'user-owner-again' };

describe.each(testDatabases())('deleting an account on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('leaves nothing in any table that names the person, and everybody else as they were', async () => {
    const { as, context } = testApi();
    const [gone, stays] = ['user-that-goes', 'user-that-stays'];
    await fillForPerson(context.db, gone);
    await fillForPerson(context.db, stays);
    const before = await countMentions(context.db, stays);
    expect(Object.keys(await countMentions(context.db, gone)).toSorted()).toEqual(
      Object.keys(PERSONAL_TABLES).toSorted(),
    );

    await as({ ...person('x'), userId: gone }).users.remove(BYE);

    const { payment_task: _task, ended_subscription: _ended, ...left } = await countMentions(context.db, gone);
    expect(left).toEqual({});
    expect(await countMentions(context.db, stays)).toEqual(before);
  });

  test('ends every way in: the bearer that still runs, API tokens, the shared plan and the calendar feed', async () => {
    const { api, anonymousApi, context } = testApi();
    const { token } = await api.users.tokens.create({ name: 'Script' });
    const { planId = '' } = await api.meals.generate(MEAL);
    const plan = (await api.sharing.create({ planId })).path.split('/').at(-1) ?? '';
    const feed = (await api.calendar.feed.create()).path;
    const secret = /([^/]+)\.ics$/.exec(feed)?.[1] ?? '';
    await anonymousApi.sharing.read({ token: plan });
    await anonymousApi.calendar.feed.read({ secret });

    await api.users.remove(BYE);

    expect(await verifyPersonalToken({ ...context, tokenUses: createTokenUses() }, token)).toBeNull();
    await expect(api.users.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(api.favorites.add({ meal: { name: 'Soup' } })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(anonymousApi.sharing.read({ token: plan })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(anonymousApi.calendar.feed.read({ secret })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await countMentions(context.db, OWNER.userId)).toEqual({});
  });

  test('twice, also at once, is answered alike', async () => {
    const { api } = testApi();
    await api.users.me();

    expect(await Promise.all([api.users.remove(BYE), api.users.remove(BYE)])).toEqual([
      { isIdentityQueued: false },
      { isIdentityQueued: false },
    ]);
    expect(await api.users.remove({ confirm: BYE.confirm, password: 'no longer asked' })).toEqual({
      isIdentityQueued: false,
    });
  });

  test('works for somebody whose only call it is', async () => {
    const { api, context } = testApi();
    await insertLocalAccount(context.db, { userId: OWNER.userId, email: OWNER.email, name: '' });

    await api.users.remove(BYE);

    expect(await countMentions(context.db, OWNER.userId)).toEqual({});
  });

  test('does not refill: who comes back goes on with what was left, until the day on which it would have been reset', async () => {
    const { api, as, context, clock } = testApi();
    await api.users.register({ userId: OWNER.userId, email: OWNER.email, name: '' });
    const { nextReset } = await api.subscription.status();
    for (let meal = 0; meal < 7; meal += 1) await api.meals.generate(MEAL);
    clock.set('2026-11-25T10:00:00.000Z');

    await api.users.remove(BYE);
    const again = as({ ...AGAIN, email: 'Owner@Example.com' });
    await again.users.register({ userId: AGAIN.userId, email: AGAIN.email, name: '' });

    expect(await again.subscription.status()).toMatchObject({ tokens: 3, nextReset });
    expect(await readBooks(context.db, AGAIN.userId)).toEqual({ ledger: 3, balance: 3 });
    clock.set(nextReset ?? '');
    expect(await again.subscription.status()).toMatchObject({ tokens: 10 });
  });

  test('after the reset nothing is remembered, and a stranger begins with a full month', async () => {
    const { api, as, otherApi, clock } = testApi();
    await api.meals.generate(MEAL);
    await api.users.remove(BYE);

    expect(await otherApi.subscription.status()).toMatchObject({ tokens: 10 });
    clock.set('2026-12-22T10:00:00.000Z');
    expect(await as(AGAIN).subscription.status()).toMatchObject({
      tokens: 10,
      nextReset: '2027-01-22T10:00:00.000Z',
    });
  });

  test('does not renew the demo plans that are kept without tokens', async () => {
    const { api, as, anonymousApi } = testApi();
    const { meals, seed } = await anonymousApi.meals.generate(MEAL);
    const offered = {
      request: MEAL,
      seed,
      items: meals.map(({ name, mealType, items }) => ({ name, mealType, items })),
    };
    for (let plan = 0; plan < 2; plan += 1) await api.plans.save(offered);
    expect((await api.subscription.status()).tokens).toBe(10);

    await api.users.remove(BYE);
    const again = as(AGAIN);
    await again.plans.save(offered);

    expect((await again.subscription.status()).tokens).toBe(9);
  });

  test('during a generation ends it cleanly, and what it held is not lost', async () => {
    const { api, as } = testApi();
    await api.users.me();
    const leaving = as(OWNER, {
      planner: {
        ...porridgePlanner,
        planMeals: async (...task) => {
          await api.users.remove(BYE);
          return porridgePlanner.planMeals(...task);
        },
      },
    });

    await expect(leaving.meals.generate({ ...MEAL, mealCount: 4 })).rejects.toMatchObject({
      cause: { code: 'GENERATION_FAILED' },
    });

    expect(await as(AGAIN).subscription.status()).toMatchObject({ tokens: 10 });
  });

  test('ends the paid plan first; when that cannot be done nothing is deleted', async () => {
    const { as, api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    expect((await api.subscription.status()).subscription).toBe('pro');
    const isDown = as(OWNER, {
      payments: {
        ...context.payments,
        cancel: async () => {
          throw Object.assign(new Error('UNAVAILABLE'), { name: 'PaymentError', code: 'UNAVAILABLE' });
        },
      },
    });

    await expect(isDown.users.remove(BYE)).rejects.toMatchObject({ cause: { code: 'SUBSCRIPTION_NOT_CANCELLED' } });
    expect((await api.users.me()).userId).toBe(OWNER.userId);

    await api.users.remove(BYE);
    expect(await countMentions(context.db, OWNER.userId)).toEqual({});
  });
});

describe('deleting an account', () => {
  const testApi = useTestApi();

  test.each([{}, { confirm: '' }, { confirm: 'yes' }, { confirm: 5 }, { confirm: 'delete my account', password: 5 }])(
    '%j is refused',
    async (input) => {
      await expect(testApi().api.users.remove(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  test('the words count in any letter case, and with spaces around them', async () => {
    expect(await testApi().api.users.remove({ confirm: ' Delete my ACCOUNT ', password: PASSWORD })).toEqual({
      isIdentityQueued: false,
    });
  });

  test.each(['', 'not this one'])('with the password %j it is refused and nothing happens', async (password) => {
    const { api } = testApi();
    await api.users.me();

    await expect(api.users.remove({ confirm: BYE.confirm, password })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { code: 'WRONG_PASSWORD' },
    });
    expect((await api.users.me()).userId).toBe(OWNER.userId);
  });

  test('without a password it is done for who signed in a short while ago; later they are asked again', async () => {
    const { as, clock } = testApi();
    const { confirm } = BYE;
    const signedInAt = (minutesAgo: number) => new Date(clock.now().getTime() - minutesAgo * 60_000);

    await expect(as({ ...OWNER, provedAt: signedInAt(16) }).users.remove({ confirm })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { code: 'SIGN_IN_AGAIN' },
    });
    expect(await as({ ...OWNER, provedAt: signedInAt(14) }).users.remove({ confirm })).toEqual({
      isIdentityQueued: false,
    });
  });

  test('too many wrong passwords have to wait', async () => {
    const { as } = testApi();
    const accounts = {
      kind: 'local' as const,
      confirmOwner: async () => ({ isOwner: false, waitSeconds: 300 }),
      removeAccount: async () => undefined,
    };

    await expect(as(OWNER, { accounts }).users.remove(BYE)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cause: { retryAfterSeconds: 300 },
    });
  });

  test('a visitor is asked to sign in, an API token may not', async () => {
    const { anonymousApi, as } = testApi();

    await expect(anonymousApi.users.remove(BYE)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(as(OWNER, { tokenKind: 'personal' }).users.remove(BYE)).rejects.toMatchObject({
      cause: { code: 'TOKEN_NOT_ALLOWED' },
    });
  });

  test('a service that keeps the accounts and is away is reported later, until it has heard', async () => {
    const { as, api, clock, context } = testApi();
    await api.users.me();
    const removed: string[] = [];
    const unreachable = {
      kind: 'local' as const,
      confirmOwner: async () => ({ isOwner: true, waitSeconds: null }),
      removeAccount: async () => {
        throw Object.assign(new Error('UNAVAILABLE'), { name: 'ProviderError', code: 'UNAVAILABLE' });
      },
    };
    const reachable = { ...unreachable, removeAccount: async (userId: string) => void removed.push(userId) };

    expect(await as(OWNER, { accounts: unreachable }).users.remove(BYE)).toEqual({ isIdentityQueued: true });
    for (let hour = 0; hour < 5; hour += 1) {
      const round = await removeQueuedIdentities({ ...context, accounts: unreachable });
      expect(round).toMatchObject({ done: 0, postponed: 1 });
      clock.advance(3_600_000 * (hour < 4 ? 1 : 3));
    }
    // Nobody comes back to an empty account meanwhile.
    await expect(api.users.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await removeQueuedIdentities({ ...context, accounts: reachable })).toMatchObject({ done: 1 });
    clock.advance(24 * 3_600_000);
    expect(await removeQueuedIdentities({ ...context, accounts: reachable })).toMatchObject({ done: 0 });

    expect(removed).toEqual([OWNER.userId]);
  });

  test('a service that answers is reported at once, and nothing is queued', async () => {
    const { api, clock, context } = testApi();

    expect(await api.users.remove(BYE)).toEqual({ isIdentityQueued: false });
    clock.advance(24 * 3_600_000);

    expect(await removeQueuedIdentities({ ...context, accounts: context.accounts })).toMatchObject({ done: 0 });
  });

  test('the digest of a deleted id is forgotten after an hour', async () => {
    const { api, clock, context } = testApi();
    await api.users.remove(BYE);
    clock.advance(3_600_001);

    expect((await api.users.me()).userId).toBe(OWNER.userId);
    expect(await countMentions(context.db, STRANGER.userId)).toEqual({});
  });
});
