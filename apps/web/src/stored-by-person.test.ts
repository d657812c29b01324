import { expect, test } from 'vitest';
import { memoryStorage } from './features/planner/testing/memory-storage.ts';
import { storedByPerson } from './stored-by-person.ts';

test('each person has a value of their own', () => {
  const kept = storedByPerson('forms', memoryStorage());

  kept.write('ana', { goal: 'maintenance' });
  kept.write('ben', { goal: 'muscle_gain' });

  expect(kept.read('ana')).toEqual({ goal: 'maintenance' });
  expect(kept.read('ben')).toEqual({ goal: 'muscle_gain' });
  expect(kept.read('eve')).toBeUndefined();
});

test('forgetting one leaves the others, and forgetting the last leaves nothing', () => {
  const storage = memoryStorage();
  const kept = storedByPerson('forms', storage);
  kept.write('ana', 1);
  kept.write('ben', 2);

  kept.forget('ana');
  expect(kept.read('ana')).toBeUndefined();
  expect(kept.read('ben')).toBe(2);
  kept.forget('ben');
  kept.forget('nobody');

  expect(storage.read('forms')).toBeNull();
});

test.each(['{broken', 'null', '7', '"text"', '[]'])('%s is nothing, and is written over', (text) => {
  const storage = memoryStorage();
  storage.write('forms', text);
  const kept = storedByPerson('forms', storage);

  expect(kept.read('ana')).toBeUndefined();
  kept.write('ana', 1);

  expect(kept.read('ana')).toBe(1);
});

test('names that every object knows are people like others', () => {
  const kept = storedByPerson('forms', memoryStorage());

  expect(kept.read('constructor')).toBeUndefined();
  kept.write('__proto__', 1);

  expect(kept.read('__proto__')).toBe(1);
});
