import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-day.ts';
import { plannedNow } from './planned-now.ts';

const LUNCH = aPlan({ slot: 'lunch' });
const DINNER = aPlan({ slot: 'dinner' });

test.each([
  ['12:10', 'lunch'],
  ['15:30', 'lunch'],
  ['18:00', 'dinner'],
  ['23:50', 'dinner'],
])('a meal that is planned twice is eaten at %s where the hour is nearest: %s', (clock, slot) => {
  expect(plannedNow([LUNCH, DINNER], 'planned-1', clock)?.slot).toBe(slot);
});

test('a place that is open comes before one of which all is stated', () => {
  expect(plannedNow([{ ...LUNCH, state: 'eaten' }, DINNER], 'planned-1', '12:10')?.slot).toBe('dinner');
  expect(plannedNow([{ ...LUNCH, state: 'skipped' }], 'planned-1', '12:10')?.slot).toBe('lunch');
});

test('another meal, and one without figures, is none', () => {
  expect(plannedNow([LUNCH], 'planned-2', '12:10')).toBeUndefined();
  expect(plannedNow([{ ...LUNCH, figures: null }], 'planned-1', '12:10')).toBeUndefined();
});
