import { expect, test } from 'vitest';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { forgetRegistration, isRegistered, markRegistered } from './registered-flag.ts';

test('signing out forgets the registration', () => {
  const storage = memoryStorage();
  markRegistered(storage, 'user-ana');
  expect(isRegistered(storage, 'user-ana')).toBe(true);

  forgetRegistration(storage);

  expect(isRegistered(storage, 'user-ana')).toBe(false);
  expect(storage.read('isUserRegistered')).toBeNull();
});
