import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { cachedRecords } from './cached-records.ts';

const DAY_MS = 24 * 3_600_000;
const now = Date.now();

beforeEach(() => cachedRecords.forgetAllBut(null));

test('what was kept last under a name is read, of each person their own', async () => {
  await cachedRecords.save({ userId: 'ana', name: 'plans', data: ['old'], at: now - 1 });
  await cachedRecords.save({ userId: 'ana', name: 'plans', data: ['new'], at: now });
  await cachedRecords.save({ userId: 'ben', name: 'plans', data: ['his'], at: now });

  expect(await cachedRecords.read('ana', 'plans')).toMatchObject({ data: ['new'], at: now });
  expect(await cachedRecords.read('ben', 'plans')).toMatchObject({ data: ['his'] });
  expect(await cachedRecords.read('ana', 'favorites')).toBeNull();
});

test('after thirty days it is gone', async () => {
  await cachedRecords.save({ userId: 'ana', name: 'plans', data: [], at: now - 31 * DAY_MS });

  expect(await cachedRecords.read('ana', 'plans')).toBeNull();
  expect(await cachedRecords.read('ana', 'plans', now - 5 * DAY_MS)).toBeNull();
});

test('another person who signs in finds nothing of who was here before', async () => {
  await cachedRecords.save({ userId: 'ana', name: 'plans', data: [], at: now });
  await cachedRecords.save({ userId: 'ben', name: 'plans', data: [], at: now });

  await cachedRecords.forgetAllBut('ben');

  expect(await cachedRecords.read('ana', 'plans')).toBeNull();
  expect(await cachedRecords.read('ben', 'plans')).not.toBeNull();
});
