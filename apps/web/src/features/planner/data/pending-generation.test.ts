import { expect, test } from 'vitest';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { pendingGeneration } from './pending-generation.ts';

const ASKED = { key: 'key-1', request: { goal: 'balanced', mealCount: 3 }, askedAt: 1_000_000 };

test('a generation without an answer is found again, by its person alone', () => {
  const store = storedByPerson('pendingGeneration', memoryStorage());
  store.write('ada', ASKED);

  expect(pendingGeneration('ada', { store, now: 1_060_000 })).toMatchObject(ASKED);
  expect(pendingGeneration('bob', { store, now: 1_060_000 })).toBeNull();
});

test('one of long ago is not asked for again, nor is what cannot be read', () => {
  const store = storedByPerson('pendingGeneration', memoryStorage());
  store.write('ada', ASKED);
  store.write('bob', { key: 7 });

  expect(pendingGeneration('ada', { store, now: 1_000_000 + 11 * 60_000 })).toBeNull();
  expect(pendingGeneration('bob', { store, now: 1_060_000 })).toBeNull();
});
