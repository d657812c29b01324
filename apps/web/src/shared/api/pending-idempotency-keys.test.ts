import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { pendingIdempotencyKeys } from './pending-idempotency-keys.ts';

const REQUEST = { date: '2026-11-22', slot: 'lunch' };

test('the same request keeps its key while no answer came; another request has another', () => {
  const keys = pendingIdempotencyKeys();
  const first = keys.of(REQUEST);

  keys.answered(first, TRPCClientError.from(new TypeError('Failed to fetch')));
  expect(keys.of(REQUEST)).toBe(first);
  keys.answered(first, refused('KEY_STILL_RUNNING'));
  expect(keys.of(REQUEST)).toBe(first);
  keys.answered(first, refused('GENERATION_FAILED'));
  expect(keys.of(REQUEST)).toBe(first);
  expect(keys.of({ ...REQUEST, slot: 'dinner' })).not.toBe(first);
});

test('an answer ends it, and so does a refusal: the next click is a request of its own', () => {
  const keys = pendingIdempotencyKeys();
  const first = keys.of(REQUEST);
  keys.answered(first);
  const second = keys.of(REQUEST);
  keys.answered(second, refused('NO_TOKENS_LEFT'));
  const third = keys.of(REQUEST);

  expect(new Set([first, second, third]).size).toBe(3);
});

test('the taste of a key is that of its first call until an answer came', async () => {
  const keys = pendingIdempotencyKeys();
  const [thai, greek] = ['Thai', 'Greek'].map((name) => ({ taste: { cuisines: { [name]: -1 }, foods: {} } }));
  const key = keys.of(REQUEST);

  await keys.tasteOf(key, async () => ({ ...thai }));
  keys.answered(key, refused('GENERATION_FAILED'));
  expect(await keys.tasteOf(key, async () => ({ ...greek }))).toEqual(thai);
  keys.answered(key);
  expect(await keys.tasteOf(key, async () => ({ ...greek }))).toEqual(greek);
});

function refused(code: string) {
  return TRPCClientError.from({ error: { message: 'x', code: -32600, data: { code, error: 'x' } } });
}
