import { EVERY_EVENING } from '@platewise/domain/calendar/leftover-places';
import { expect, test } from 'vitest';
import { sampleDay, sampleEntry } from '../testing/sample-day.ts';
import { daysToFill, openSlots } from './open-slots.ts';

const lunch = (date: string) => sampleEntry({ date, slot: 'lunch' });
const full = (date: string) =>
  sampleDay(date, [sampleEntry({ date, slot: 'breakfast' }), lunch(date), sampleEntry({ date, slot: 'dinner' })]);

test('free are the slots of the number of meals that hold nothing', () => {
  const day = sampleDay('2026-11-22', [lunch('2026-11-22')]);

  expect(openSlots(day, 3)).toEqual(['breakfast', 'dinner']);
  expect(openSlots(day, 2)).toEqual(['dinner']);
  expect(openSlots(day, 5)).toEqual(['breakfast', 'dinner', 'snack', 'second-snack']);
});

/** Every meal is a new one. */
const COOKS_ALL = { ...EVERY_EVENING, leftovers: false, repeatBreakfasts: false };

test('days to fill are those from today on that have something free', () => {
  const days = [sampleDay('2026-11-22'), sampleDay('2026-11-23'), full('2026-11-24'), sampleDay('2026-11-25')];

  expect(daysToFill(days, { today: '2026-11-23', mealCount: 3, ...COOKS_ALL, mealsMax: 99 })).toEqual([
    '2026-11-23',
    '2026-11-25',
  ]);
});

test('a day whose goal no meals are planned for is none of them', () => {
  const day = sampleDay('2026-11-22');
  const lowDay = { ...day, date: '2026-11-23', target: { ...day.target, calories: 500 } };

  expect(
    daysToFill([day, lowDay], {
      today: '2026-11-22',
      mealCount: 3,
      ...COOKS_ALL,
      mealsMax: 99,
    }),
  ).toEqual(['2026-11-22']);
});

test('of a week that is over, all that are free', () => {
  expect(
    daysToFill([sampleDay('2026-11-22')], {
      today: '2026-12-01',
      mealCount: 3,
      ...COOKS_ALL,
      mealsMax: 99,
    }),
  ).toEqual(['2026-11-22']);
});

test('no more of them than the tokens are enough for', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => sampleDay(date));

  expect(daysToFill(days, { today: '2026-11-22', mealCount: 3, ...COOKS_ALL, mealsMax: 10 })).toHaveLength(3);
  expect(daysToFill(days, { today: '2026-11-22', mealCount: 3, ...COOKS_ALL, mealsMax: 0 })).toEqual([]);
});

test('lunches that are left over and breakfasts that come again take none of the tokens', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => sampleDay(date));
  const wish = { ...EVERY_EVENING, mealCount: 3, today: '2026-11-22', leftovers: true, repeatBreakfasts: true };

  expect(daysToFill(days, { ...wish, mealsMax: 6 })).toHaveLength(3);
  expect(daysToFill(days, { ...wish, mealsMax: 5 })).toHaveLength(2);
  expect(daysToFill(days, { ...wish, repeatBreakfasts: false, mealsMax: 6 })).toHaveLength(2);
});
