import { expect, test } from 'vitest';
import { readGoalValues, valuesOfGoal } from './goal-values.ts';

const DATE = '2026-11-22';
const NONE = { protein: '', carbs: '', fat: '' };

test('a goal is a whole number, and a macro that was left empty has none', async () => {
  expect(await readGoalValues({ dailyGoal: '1,850', ...NONE, protein: '120' }, DATE)).toEqual({
    ok: true,
    value: { dailyGoal: 1850, date: DATE, protein: 120, carbs: null, fat: null },
  });
});

test('what is no number is 2000', async () => {
  expect(await readGoalValues({ dailyGoal: 'x', ...NONE }, DATE)).toMatchObject({
    ok: true,
    value: { dailyGoal: 2000 },
  });
});

test.each(['0', '-100', '20001'])('%s kcal are refused in the words of the form', async (dailyGoal) => {
  expect(await readGoalValues({ dailyGoal, ...NONE }, DATE)).toEqual({
    ok: false,
    errors: { dailyGoal: 'Daily calorie goal must be a whole number from 1 to 20000.' },
  });
});

test('the form shows the goal that holds', () => {
  expect(valuesOfGoal({ calories: 1800, protein: 90, carbs: null, fat: 0, from: DATE })).toEqual({
    dailyGoal: '1800',
    protein: '90',
    carbs: '',
    fat: '0',
  });
});
