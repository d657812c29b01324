import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { countDemoGeneration, demoCount, isDemoLimitReached } from './demo-count.ts';

test('a new browser has made none', () => {
  expect(demoCount(memoryStorage())).toBe(0);
});

test('each success counts one more, under the documented key', () => {
  const storage = memoryStorage();

  countDemoGeneration(storage);

  expect(storage.read('demoMealCount')).toBe('1');
  expect(countDemoGeneration(storage)).toBe(2);
});

test('the second one reaches the limit', () => {
  expect([0, 1, 2, 3].map(isDemoLimitReached)).toEqual([false, false, true, true]);
});

test('what cannot be read as a count is none', () => {
  for (const junk of ['', 'two', '-4', '1.5', 'NaN', 'Infinity', '99999999999']) {
    expect(demoCount(memoryStorage({ demoMealCount: junk }))).toBe(0);
  }
});
