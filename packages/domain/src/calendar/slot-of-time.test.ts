import { MEAL_TYPES } from '@platewise/contract/generation/options';
import { expect, it } from 'vitest';
import { MEAL_TIMES } from '../meal-times.ts';
import { slotOfTime } from './slot-of-time.ts';

it.each([
  ['06:15', 'breakfast'],
  ['10:29', 'breakfast'],
  ['10:31', 'lunch'],
  ['14:20', 'lunch'],
  ['15:00', 'snack'],
  ['17:29', 'snack'],
  ['17:31', 'dinner'],
  ['23:59', 'dinner'],
  ['01:29', 'dinner'],
  ['01:31', 'breakfast'],
] as const)('%s is the time of a %s', (time, slot) => {
  expect(slotOfTime(time)).toBe(slot);
});

it('finds each meal at its own hour', () => {
  expect(MEAL_TYPES.map((slot) => slotOfTime(MEAL_TIMES[slot]))).toEqual(MEAL_TYPES);
});
