import { expect, test } from 'vitest';
import { aMeal } from '../../testing/a-day.ts';
import { changedFields } from './changed-fields.ts';

const MEAL = aMeal({ name: 'Salad', time: '12:30', calories: 350, protein: 30, carbs: 0, unknown: ['carbs'] });
const SAME = { name: 'Salad', time: '12:30', calories: 350, protein: 30, fat: 0 };

test('what stayed as it was is not sent', () => {
  expect(changedFields(MEAL, SAME, null)).toEqual({});
});

test('only what is new is sent; an emptied figure is not known', () => {
  expect(changedFields(MEAL, { ...SAME, time: '13:00', protein: undefined, carbs: 12 }, null)).toEqual({
    time: '13:00',
    protein: null,
    carbs: 12,
  });
});

test('a food is sent by its grams, without figures', () => {
  const oats = aMeal({ name: 'Salad', time: '12:30', origin: { kind: 'food', food: 'oats', fdcId: 1, grams: 60 } });

  expect(changedFields(oats, { ...SAME, calories: 1 }, 80)).toEqual({ grams: 80 });
  expect(changedFields(oats, SAME, 60)).toEqual({});
});
