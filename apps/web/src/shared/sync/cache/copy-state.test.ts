import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { copyState } from './copy-state.ts';

const ONLINE = { isReachable: true, isSlow: false };
const KEPT_AT = Date.parse('2026-11-20T08:00:00Z');

test('an answer of the server is no copy; one that could not be read again is, with its time', async () => {
  const { query, ask } = aQuery();

  await ask('ok');
  const fresh = copyState(query(), ONLINE);
  const at = query().dataUpdatedAt;
  await ask('fails');
  const stale = copyState(query(), ONLINE);
  await ask('ok');

  expect(fresh).toBeNull();
  expect(stale).toEqual({ at, hasFailed: true });
  expect(copyState(query(), ONLINE)).toBeNull();
});

test('what is restored from the device after the load has failed says so, although the query has no error any more', async () => {
  const { client, query, ask } = aQuery();

  await ask('fails');
  const nothing = copyState(query(), ONLINE);
  client.setQueryData(['day'], 'kept', { updatedAt: KEPT_AT });

  expect(nothing).toBeNull();
  expect(query().isError).toBe(false);
  expect(copyState(query(), ONLINE)).toEqual({ at: KEPT_AT, hasFailed: true });
});

test('what is restored stands with its time while no server is there, or while it takes long to answer', () => {
  const { client, query } = aQuery();
  client.setQueryData(['day'], 'kept', { updatedAt: KEPT_AT });

  expect(copyState(query(), { isReachable: false, isSlow: false })).toEqual({ at: KEPT_AT, hasFailed: false });
  expect(copyState(query(), { isReachable: true, isSlow: true })).toEqual({ at: KEPT_AT, hasFailed: false });
});

function aQuery() {
  const client = new QueryClient();
  let next = 'ok';
  const observer = new QueryObserver(client, {
    queryKey: ['day'],
    retry: false,
    enabled: false,
    queryFn: async () => {
      // Two answers never come in the same millisecond.
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (next === 'fails') throw new Error('away');
      return next;
    },
  });
  // Only a query that somebody looks at hears of what is restored.
  observer.subscribe(() => {});
  const ask = async (answer: 'ok' | 'fails') => {
    next = answer;
    await observer.refetch();
  };
  return { client, ask, query: () => observer.getCurrentResult() };
}
