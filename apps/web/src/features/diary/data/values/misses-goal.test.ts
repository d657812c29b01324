import { expect, test } from 'vitest';
import { aDay, aMeal, aPlan } from '../../testing/a-day.ts';
import { withContent } from '../day-with-operations.ts';
import { missesGoal } from './misses-goal.ts';

const TODAY = '2026-11-22';
const dayOf = (kcal: number, planned = [aPlan()]) =>
  withContent(aDay(), { meals: kcal > 0 ? [aMeal({ calories: kcal })] : [], planned });

test('a day that meets its goal within 3 % needs nothing', () => {
  expect(missesGoal(dayOf(1400), TODAY)).toBe(false);
  expect(missesGoal(dayOf(1460), TODAY)).toBe(false);
});

test('beyond that it misses it, above and below', () => {
  expect(missesGoal(dayOf(1461), TODAY)).toBe(true);
  expect(missesGoal(dayOf(1339), TODAY)).toBe(true);
});

test('nothing is offered before something was eaten or skipped, nor without anything to portion, nor for days gone', () => {
  expect(missesGoal(dayOf(0), TODAY)).toBe(false);
  expect(missesGoal(dayOf(900, []), TODAY)).toBe(false);
  expect(missesGoal(dayOf(900, [aPlan({ state: 'eaten', diaryMealId: 'meal-1' })]), TODAY)).toBe(false);
  expect(missesGoal(dayOf(900), '2026-11-23')).toBe(false);
});

test('a skipped meal counts as settled', () => {
  const planned = [aPlan(), aPlan({ slot: 'lunch', state: 'skipped' })];

  expect(missesGoal(dayOf(0, planned), TODAY)).toBe(true);
});
