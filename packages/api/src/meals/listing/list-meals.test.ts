import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { encodeCursor } from './meals-cursor.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan' } as const;
const testApi = useTestApi();

test('someone without plans has an empty list', async () => {
  const { api } = testApi();

  expect(await api.meals.list()).toEqual({ meals: [], nextCursor: null });
});

test('the meals of all plans come in one list, newest plan first, and page without a gap', async () => {
  const { proApi, clock } = testApi();
  const newestFirst: string[] = [];
  for (const mealCount of [3, 5, 1, 4]) {
    const { meals } = await proApi.meals.generate({ ...REQUEST, mealCount });
    newestFirst.unshift(...meals.map(({ id }) => id));
    clock.advance(1);
  }

  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await proApi.meals.list({ limit: 2, ...(cursor ? { cursor } : {}) });
    listed.push(...page.meals.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);

  expect(listed).toEqual(newestFirst);
});

test('a cursor stays good when its plan is deleted meanwhile', async () => {
  const { proApi, clock } = testApi();
  const older = await proApi.meals.generate({ ...REQUEST, mealCount: 1 });
  clock.advance(1);
  const newer = await proApi.meals.generate({ ...REQUEST, mealCount: 3 });
  const { nextCursor } = await proApi.meals.list({ limit: 1 });
  await proApi.plans.remove({ planId: newer.planId ?? '' });

  const rest = await proApi.meals.list({ limit: 10, cursor: nextCursor ?? '' });

  expect(rest.meals.map(({ id }) => id)).toEqual(older.meals.map(({ id }) => id));
});

test('another user sees none of it, also with the owner\u2019s cursor', async () => {
  const { proApi, otherApi } = testApi();
  await proApi.meals.generate({ ...REQUEST, mealCount: 3 });
  const { nextCursor } = await proApi.meals.list({ limit: 1 });

  expect((await otherApi.meals.list({ cursor: nextCursor ?? '' })).meals).toEqual([]);
});

test.each([
  [{ limit: 0 }],
  [{ limit: 101 }],
  [{ limit: 'ten' }],
  [{ cursor: '' }],
  [{ cursor: 'nonsense' }],
  [{ cursor: encodeCursor({ createdAt: new Date(9e14), planId: 'x', mealIndex: 0 }) }],
  [{ cursor: Buffer.from(`-1 ${newId()} 99`).toString('base64url') }],
  [{ cursor: Buffer.from(`999999999999999 ${newId()} 0`).toString('base64url') }],
])('%j is refused', async (input) => {
  const { api } = testApi();

  await expect(api.meals.list(input as { limit: number })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a visitor is asked to sign in', async () => {
  const { anonymousApi } = testApi();

  await expect(anonymousApi.meals.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
