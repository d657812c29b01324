import { testDatabases } from '@platewise/db/testing/test-database';
import { providerError } from '@platewise/providers/provider-error';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyPlan } from '../../testing/buy-plan.ts';
import { makeOperator, OPERATOR } from '../../testing/make-operator.ts';
import { OWNER, PRO, person, STRANGER } from '../../testing/people.ts';
import { insertLocalAccount, listEmails } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findById } from '../../users/users-repository.ts';

const MAILING = { mailing: { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' } };
const reason = 'As they asked us in writing.';

describe.each(testDatabases())('people in the admin area on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const desk = (changes = {}) => testApi().as(OPERATOR, changes).admin;
  beforeEach(() => makeOperator(testApi().context));

  async function signUp(...names: string[]) {
    for (const name of names) {
      testApi().clock.advance(1000);
      await testApi().as(person(name)).users.me();
    }
  }

  test('are listed newest first, a page at a time, each once', async () => {
    await signUp('a', 'b', 'c', 'd', 'e');

    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk().people({ limit: 2, cursor });
      found.push(...page.rows.map(({ userId }) => userId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);

    expect(found.slice(0, 5)).toEqual(['user-e', 'user-d', 'user-c', 'user-b', 'user-a']);
    expect(new Set(found).size).toBe(found.length);
    await expect(desk().people({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test.each([
    ['the beginning of an address, letter case aside', { search: 'ASHA' }, ['user-asha_1', 'user-asha']],
    ['the beginning of an id', { search: 'user-asha' }, ['user-asha_1', 'user-asha']],
    ['a sign that stands for any other as itself', { search: 'asha_' }, ['user-asha_1']],
    ['the middle of an address, which finds nobody', { search: 'example' }, []],
    ['a plan', { plan: 'pro' }, [PRO.userId]],
    ['a state that nobody is in', { status: 'cancelled' }, []],
  ] as const)('are found by %s', async (_, asked, found) => {
    await signUp('asha', 'asha_1', 'ravi');

    expect((await desk().people(asked)).rows.map(({ userId }) => userId)).toEqual(found);
  });

  test('a person shows account, tokens, sign-ins and counts; each reading stands in the log', async () => {
    const { api } = testApi();
    await insertLocalAccount(testApi().context.db, OWNER);
    await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 });
    await api.users.tokens.create({ name: 'Kitchen', scopes: ['read:plan'] });

    const read = await desk().person({ userId: OWNER.userId });

    expect(read).toMatchObject({
      email: OWNER.email,
      plan: 'free',
      tokens: 9,
      lastSeenOn: '2026-11-21',
      accounts: 'local',
      sessions: { count: 0, signedInAt: [] },
      apiTokens: [{ name: 'Kitchen', scopes: ['read:plan'] }],
      counts: { plans: 1, favorites: 0, diaryDays: 0 },
    });
    expect(read.tokenMovements.map(({ amount }) => amount)).toEqual([-1, 10]);
    const { rows } = await desk().log({ userId: OWNER.userId });
    expect(rows.map(({ action, email }) => [action, email])).toContainEqual(['person-read', OWNER.email]);
    await expect(desk().person({ userId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the timeline has what was bought, charged, paid back and done, newest first', async () => {
    const { api, clock } = testApi();
    const subscriptionId = await buyPlan(api, 'pro_monthly');
    clock.advance(60_000);
    await api.subscription.cancel({ at: 'now' });
    clock.advance(60_000);
    await desk().changePlan({ userId: OWNER.userId, plan: 'family', reason });

    const { events, isCut } = await desk().timeline({ userId: OWNER.userId });

    expect(isCut).toBe(false);
    expect(events[0]).toMatchObject({ kind: 'operator', action: 'plan-changed', reason });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'charge', amount: 499, refunded: 499, subscriptionId }),
    );
    const changes = events.flatMap((event) => (event.kind === 'subscription' ? [event.change] : []));
    expect(changes).toEqual(expect.arrayContaining(['created', 'activated', 'cancelled']));
    const moments = events.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('a changed plan is the person’s at once, who reads why; what is not another plan writes no email', async () => {
    const { api, context } = testApi();
    await api.users.me();

    const changed = await desk(MAILING).changePlan({ userId: OWNER.userId, plan: 'pro', reason });
    const again = await desk(MAILING).changePlan({ userId: OWNER.userId, plan: 'pro', reason });

    expect([changed, again]).toEqual([
      { plan: 'pro', previous: 'free', isMailed: true },
      { plan: 'pro', previous: 'pro', isMailed: false },
    ]);
    expect((await api.subscription.status()).subscription).toBe('pro');
    const [email, ...others] = await listEmails(context.db);
    expect([email?.recipient, others]).toEqual([OWNER.email, []]);
    expect(email?.body).toContain(reason);
    expect(email?.body).toContain('it is Pro now, and was Basic');
  });

  test.each([
    ['none', undefined],
    ['a short one', 'no'],
    ['blanks', '     '],
    ['one that is too long', 'a'.repeat(501)],
  ])('nothing is done for %s as the reason', async (_, given) => {
    const { api } = testApi();
    await api.users.me();
    const asked = { userId: OWNER.userId, reason: given as string };

    for (const act of [
      () => desk().deletePerson(asked),
      () => desk().changePlan({ ...asked, plan: 'pro' }),
      () => desk().endSessions(asked),
      () => desk().sendExport(asked),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('reason') });
    }
    expect((await api.subscription.status()).subscription).toBe('free');
  });

  test('a deleted person is gone, with what they paid for, and was told why; an operator stays', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    await testApi().as(STRANGER).users.me();

    const deleted = await desk(MAILING).deletePerson({ userId: OWNER.userId, reason });

    expect(deleted).toEqual({ isMailed: true, isIdentityQueued: false });
    expect(await findById(context.db, OWNER.userId)).toBeUndefined();
    expect(await findById(context.db, STRANGER.userId)).toBeDefined();
    const [email] = await listEmails(context.db);
    expect(email).toMatchObject({ recipient: OWNER.email, forget_at: expect.any(Date) });
    expect(email?.body).toContain(reason);
    await expect(desk().deletePerson({ userId: OWNER.userId, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = desk().deletePerson({ userId: OPERATOR.userId, reason });
    await expect(own).rejects.toMatchObject({ cause: { code: 'OPERATOR_ACCOUNT' } });
  });

  test('a deletion that the sign-in service does not hear of is a task that can be tried again', async () => {
    const { api, context } = testApi();
    await api.users.me();
    const removeAccount = () => Promise.reject(providerError('UNAVAILABLE'));

    const deleted = await desk({ accounts: { ...context.accounts, removeAccount } }).deletePerson({
      userId: OWNER.userId,
      reason,
    });

    expect(deleted).toEqual({ isMailed: false, isIdentityQueued: true });
    testApi().clock.advance(16 * 60_000);
    const { rows } = await desk().stuck();
    expect(rows).toMatchObject([{ kind: 'identity-removal', target: OWNER.userId, attempts: 0 }]);
    await desk().retryTask({ taskId: rows[0]?.id ?? '' });
    expect((await desk().stuck()).rows).toEqual([]);
  });

  test('the copy of somebody’s data is behind their own sign-in, where an email to their address leads', async () => {
    const { api, context } = testApi();
    await api.users.me();

    await desk(MAILING).sendExport({ userId: OWNER.userId, reason });

    const emails = await listEmails(context.db);
    expect(emails.map(({ recipient }) => recipient)).toEqual([OWNER.email]);
    expect(emails[0]?.body).toContain('https://meals.example.test/settings?tab=account');
    const without = desk().sendExport({ userId: OWNER.userId, reason });
    await expect(without).rejects.toMatchObject({ cause: { code: 'NO_MAIL_SERVER' } });
  });

  test('a person who is signed out everywhere has no API token left, unless that is kept', async () => {
    const { api } = testApi();
    await api.users.tokens.create({ name: 'Kitchen' });
    const ended = () => api.users.tokens.list();

    const kept = await desk().endSessions({ userId: OWNER.userId, reason, endsTokens: false });
    expect(await ended()).toHaveLength(1);
    await desk().endSessions({ userId: OWNER.userId, reason });

    expect(await ended()).toHaveLength(0);
    expect(kept).toEqual({ sessions: 0, isMailed: false });
  });
});
