import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { OWNER } from '../testing/people.ts';
import { insertOldToken, listTokenHashes } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { hashPersonalToken } from './personal-token.ts';
import { createTokenUses } from './token-uses.ts';
import { verifyPersonalToken } from './verify-personal-token.ts';

const testApi = useTestApi();
const tokenUses = createTokenUses();
const verify = (token: string) => verifyPersonalToken({ ...testApi().context, tokenUses }, token);

test('a token is shown once, works as its owner, and is listed with its last use', async () => {
  const { api, context } = testApi();

  const { token, id } = await api.users.tokens.create({ name: 'My script' });

  expect(token).toMatch(/^plw_[A-Za-z0-9_-]{43}$/);
  expect(await verify(token)).toMatchObject({
    identity: OWNER,
    tokenId: id,
    tokenScopes: ['read:all', 'write:all'],
  });
  await tokenUses.flush(context.db);
  expect(await api.users.tokens.list()).toEqual([
    {
      id,
      name: 'My script',
      createdAt: '2026-11-21T10:00:00.000Z',
      lastUsedAt: '2026-11-21T10:00:00.000Z',
      // Ninety days later, as nothing else was chosen.
      expiresAt: '2027-02-19T10:00:00.000Z',
      scopes: ['read:all', 'write:all'],
    },
  ]);
});

test('only a digest of a token is stored', async () => {
  const { api, context } = testApi();

  const { token } = await api.users.tokens.create({ name: 'Secret' });

  expect(JSON.stringify(await listTokenHashes(context.db))).not.toContain(token);
});

test('a revoked token is nobody', async () => {
  const { api } = testApi();
  const { token, id } = await api.users.tokens.create({ name: 'Old' });

  await api.users.tokens.revoke({ tokenId: id });

  expect(await verify(token)).toBeNull();
  await expect(api.users.tokens.revoke({ tokenId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a token with an end is nobody from then on, and is still listed', async () => {
  const { api, clock } = testApi();
  const { token, expiresAt } = await api.users.tokens.create({ name: 'For a month', expiresInDays: 30 });
  expect(expiresAt).toBe('2026-12-21T10:00:00.000Z');

  clock.set('2026-12-21T09:59:59.999Z');
  expect(await verify(token)).not.toBeNull();
  clock.set('2026-12-21T10:00:00.000Z');

  expect(await verify(token)).toBeNull();
  expect(await api.users.tokens.list()).toMatchObject([{ name: 'For a month', expiresAt }]);
});

test('a token has its own count of calls, and plans together with its owner', async () => {
  const { as, clock } = testApi();
  const limiter = createMemoryLimiter({ now: clock.now });
  const script = as(OWNER, { limiter, tokenKind: 'personal', tokenId: 'token-1' });
  const screen = as(OWNER, { limiter });
  for (let call = 0; call < 300; call += 1) await script.users.me();

  await expect(script.users.me()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await screen.users.me()).userId).toBe(OWNER.userId);

  const asked = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
  for (let meal = 0; meal < 10; meal += 1) await screen.meals.generate(asked);
  await expect(script.meals.generate(asked)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test.each(['', 'plw_', 'plw_guess', `plw_${'A'.repeat(43)}`, 'plw_\u0000', 'eyJhbGciOi.x.y'])(
  '%j is nobody',
  async (token) => {
    expect(await verify(token)).toBeNull();
  },
);

test('another user can neither see nor revoke a token', async () => {
  const { api, otherApi } = testApi();
  const { token, id } = await api.users.tokens.create({ name: 'Mine' });

  expect(await otherApi.users.tokens.list()).toEqual([]);
  await expect(otherApi.users.tokens.revoke({ tokenId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await verify(token)).not.toBeNull();
});

test('a personal token may generate but not list, make or revoke tokens', async () => {
  const { as } = testApi();
  const byToken = as(OWNER, { tokenKind: 'personal' });

  await byToken.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none' });

  const refusal = { code: 'FORBIDDEN', cause: { code: 'TOKEN_NOT_ALLOWED' } };
  await expect(byToken.users.tokens.create({ name: 'Child' })).rejects.toMatchObject(refusal);
  await expect(byToken.users.tokens.list()).rejects.toMatchObject(refusal);
  await expect(byToken.users.tokens.revoke({ tokenId: newId() })).rejects.toMatchObject(refusal);
});

test('twenty tokens are kept, also when more are made at once', async () => {
  const { api } = testApi();

  const answers = await Promise.allSettled(
    Array.from({ length: 24 }, (_, index) => api.users.tokens.create({ name: `${index}` })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await api.users.tokens.list()).toHaveLength(20);
  await expect(api.users.tokens.create({ name: 'One more' })).rejects.toThrow('You have 20 API tokens');
});

test.each([
  { name: '' },
  { name: '  ' },
  { name: 'x'.repeat(121) },
  {},
  { name: 'Script', expiresInDays: 0 },
  { name: 'Script', expiresInDays: 366 },
  { name: 'Script', expiresInDays: 1.5 },
  { name: 'Script', expiresInDays: '30' },
  { name: 'Script', expiresInDays: null },
  { name: 'Script', scopes: [] },
  { name: 'Script', scopes: ['read:everything'] },
  { name: 'Script', scopes: 'read:all' },
])('%j makes no token', async (input) => {
  const { api } = testApi();

  await expect(api.users.tokens.create(input as { name: string })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a token that was made before tokens had scopes and ends keeps everything that it could do', async () => {
  const { api, as, context } = testApi();
  await api.users.me();
  await insertOldToken(context.db, OWNER.userId, { id: newId(), hash: hashPersonalToken('plw_older') });

  const known = await verify('plw_older');
  const older = as(OWNER, { tokenKind: 'personal', tokenScopes: known?.tokenScopes });

  expect(await api.users.tokens.list()).toMatchObject([{ expiresAt: null, scopes: ['read:all', 'write:all'] }]);
  await older.favorites.list({ userId: OWNER.userId });
  await older.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none' });
});

describe('a token with scopes', () => {
  const withScopes = (...tokenScopes: TokenScope[]) =>
    testApi().as(OWNER, { tokenKind: 'personal', tokenId: 'token-1', tokenScopes });
  const asked = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
  const refusal = (scope: TokenScope) => ({
    code: 'FORBIDDEN',
    cause: { code: 'SCOPE_MISSING', message: expect.stringContaining(scope) },
  });

  test('of reading plans reads them, and changes nothing', async () => {
    const script = withScopes('read:plan');

    expect(await script.favorites.list({ userId: OWNER.userId })).toEqual([]);
    await expect(script.meals.generate(asked)).rejects.toMatchObject(refusal('write:plan'));
  });

  test('of writing an area reads it too, and no other', async () => {
    const script = withScopes('write:plan');

    await script.meals.generate(asked);
    expect(await script.favorites.list({ userId: OWNER.userId })).toEqual([]);
    await expect(script.preferences.get()).rejects.toMatchObject(refusal('read:all'));
    await expect(script.users.export()).rejects.toMatchObject(refusal('read:all'));
    await expect(script.shoppingList.read()).rejects.toMatchObject(refusal('read:list'));
  });

  test('of reading everything reads it, and of what anybody may read every token does', async () => {
    expect((await withScopes('read:all').users.me()).userId).toBe(OWNER.userId);
    expect((await withScopes('read:diary').subscription.plans()).length).toBeGreaterThan(0);
  });
});
