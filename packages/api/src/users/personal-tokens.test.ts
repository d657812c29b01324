import { expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { OWNER } from '../testing/people.ts';
import { listTokenHashes } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { verifyPersonalToken } from './verify-personal-token.ts';

const testApi = useTestApi();

test('a token is shown once, works as its owner, and is listed with its last use', async () => {
  const { api, context } = testApi();

  const { token, id } = await api.users.tokens.create({ name: 'My script' });

  expect(token).toMatch(/^plw_[A-Za-z0-9_-]{43}$/);
  expect(await verifyPersonalToken(context, token)).toEqual(OWNER);
  expect(await api.users.tokens.list()).toEqual([
    { id, name: 'My script', createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: '2026-11-21T10:00:00.000Z' },
  ]);
});

test('only a digest of a token is stored', async () => {
  const { api, context } = testApi();

  const { token } = await api.users.tokens.create({ name: 'Secret' });

  expect(JSON.stringify(await listTokenHashes(context.db))).not.toContain(token);
});

test('a revoked token is nobody', async () => {
  const { api, context } = testApi();
  const { token, id } = await api.users.tokens.create({ name: 'Old' });

  await api.users.tokens.revoke({ tokenId: id });

  expect(await verifyPersonalToken(context, token)).toBeNull();
  await expect(api.users.tokens.revoke({ tokenId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['', 'plw_', 'plw_guess', `plw_${'A'.repeat(43)}`, 'plw_\u0000', 'eyJhbGciOi.x.y'])(
  '%j is nobody',
  async (token) => {
    const { context } = testApi();

    expect(await verifyPersonalToken(context, token)).toBeNull();
  },
);

test('another user can neither see nor revoke a token', async () => {
  const { api, otherApi, context } = testApi();
  const { token, id } = await api.users.tokens.create({ name: 'Mine' });

  expect(await otherApi.users.tokens.list()).toEqual([]);
  await expect(otherApi.users.tokens.revoke({ tokenId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await verifyPersonalToken(context, token)).not.toBeNull();
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

test.each([{ name: '' }, { name: '  ' }, { name: 'x'.repeat(121) }, {}])('%j is no name for a token', async (input) => {
  const { api } = testApi();

  await expect(api.users.tokens.create(input as { name: string })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
