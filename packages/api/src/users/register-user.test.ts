import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, person, STRANGER } from '../testing/people.ts';
import { countRows, readBooks } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const BODY = { userId: OWNER.userId, email: OWNER.email, name: 'Owner' };

describe.each(testDatabases())('registration on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('is new once; a second browser is reported that the account exists', async () => {
    const { api } = testApi();

    expect(await api.users.register(BODY)).toEqual({ userId: OWNER.userId, existingAccount: false, created: true });
    expect(await api.users.register(BODY)).toEqual({ userId: OWNER.userId, existingAccount: true, created: false });
  });

  test('is new also for someone whose record was made by an earlier call', async () => {
    const { api } = testApi();
    await api.favorites.list();
    expect((await api.users.me()).isRegistered).toBe(false);

    expect((await api.users.register(BODY)).created).toBe(true);
    expect((await api.users.me()).isRegistered).toBe(true);
  });

  test('ten at once make one row, one grant and one new registration', async () => {
    const { api, context } = testApi();
    const before = await countRows(context.db, 'app_user');

    const answers = await Promise.all(Array.from({ length: 10 }, () => api.users.register(BODY)));

    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await countRows(context.db, 'app_user')) - before).toBe(1);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
  });

  test('of a verified address under another subject is refused, and that account works on its own', async () => {
    const { as } = testApi();
    const verified = { ...OWNER, emailVerified: true };
    const second = { ...person('second'), email: OWNER.email.toUpperCase(), emailVerified: true };
    await as(verified).users.register(BODY);

    const registering = as(second).users.register({ userId: second.userId, email: second.email, name: '' });

    await expect(registering).rejects.toMatchObject({ code: 'CONFLICT', cause: { code: 'ALREADY_REGISTERED' } });
    expect((await as(second).subscription.status()).tokens).toBe(10);
  });

  test('of one verified address under ten subjects at once works for one of them', async () => {
    const { as } = testApi();
    const people = Array.from({ length: 10 }, (_, index) => ({
      ...person(`many-${index}`),
      email: 'shared@example.com',
      emailVerified: true,
    }));

    const answers = await Promise.allSettled(
      people.map((one) => as(one).users.register({ userId: one.userId, email: one.email, name: '' })),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['CONFLICT']));
  });

  test('of an address that nobody has proved never links or blocks an account', async () => {
    const { as } = testApi();
    const second = { ...person('second'), email: OWNER.email };
    await as(OWNER).users.register(BODY);

    expect((await as(second).users.register({ userId: second.userId, email: second.email, name: '' })).created).toBe(
      true,
    );
  });
});

describe('who may register', () => {
  const testApi = useTestApi();

  test('a body that names somebody else is refused', async () => {
    const { api, context } = testApi();

    await expect(api.users.register({ ...BODY, userId: STRANGER.userId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await countRows(context.db, 'app_user')).toBe(2);
  });

  test('plan, tokens and role in the body change nothing', async () => {
    const { api } = testApi();
    const greedy = { ...BODY, plan: 'pro', tokens: 1000, role: 'admin', email: 'other@example.com' };

    await api.users.register(greedy);

    expect(await api.subscription.status()).toMatchObject({ subscription: 'free', tokens: 10 });
    expect((await api.users.me()).email).toBe(OWNER.email);
  });

  test.each([
    [{ ...BODY, email: 'no address' }],
    [{ ...BODY, email: `a@${'.'.repeat(60_000)}` }],
    [{ ...BODY, userId: '' }],
    [{ email: BODY.email }],
  ])('%#: a malformed body is refused', async (body) => {
    const { api } = testApi();

    await expect(api.users.register(body as typeof BODY)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('a visitor may not', async () => {
    const { anonymousApi } = testApi();

    await expect(anonymousApi.users.register(BODY)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
