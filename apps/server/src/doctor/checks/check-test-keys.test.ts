import { expect, test } from 'vitest';
import { checkTestKeys } from './check-test-keys.ts';

test('a rehearsal is a warning that says what is not real', () => {
  expect(checkTestKeys({ ALLOW_TEST_KEYS: 'on', isRehearsal: true })).toMatchObject([
    { state: 'warning', why: expect.stringContaining('no payment is real') },
  ]);
});

test('so is a switch that allows nothing; one that is off is no finding', () => {
  expect(checkTestKeys({ ALLOW_TEST_KEYS: 'on', isRehearsal: false })).toMatchObject([
    { state: 'warning', why: expect.stringContaining('allows nothing') },
  ]);
  expect(checkTestKeys({ ALLOW_TEST_KEYS: 'off', isRehearsal: false })).toEqual([]);
});
