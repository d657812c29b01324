import { expect, test } from 'vitest';
import { memoryStorage } from '../../features/planner/testing/memory-storage.ts';
import { storedByPerson } from './stored-by-person.ts';

test('each person has a value of their own', () => {
  const stored = storedByPerson('forms', memoryStorage());

  stored.write('ana', { goal: 'maintenance' });
  stored.write('ben', { goal: 'muscle_gain' });

  expect(stored.read('ana')).toEqual({ goal: 'maintenance' });
  expect(stored.read('ben')).toEqual({ goal: 'muscle_gain' });
  expect(stored.read('eve')).toBeUndefined();
});

test('forgetting one leaves the others, and forgetting the last leaves nothing', () => {
  const storage = memoryStorage();
  const stored = storedByPerson('forms', storage);
  stored.write('ana', 1);
  stored.write('ben', 2);

  stored.forget('ana');
  expect(stored.read('ana')).toBeUndefined();
  expect(stored.read('ben')).toBe(2);
  stored.forget('ben');
  stored.forget('nobody');

  expect(storage.read('forms')).toBeNull();
});

test.each(['{broken', 'null', '7', '"text"', '[]'])('%s is nothing, and is written over', (text) => {
  const storage = memoryStorage();
  storage.write('forms', text);
  const stored = storedByPerson('forms', storage);

  expect(stored.read('ana')).toBeUndefined();
  stored.write('ana', 1);

  expect(stored.read('ana')).toBe(1);
});

test('names that every object knows are people like others', () => {
  const stored = storedByPerson('forms', memoryStorage());

  expect(stored.read('constructor')).toBeUndefined();
  stored.write('__proto__', 1);

  expect(stored.read('__proto__')).toBe(1);
});
