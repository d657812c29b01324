import { expect, test } from 'vitest';
import { NO_VALUES, readMealDraft, readMealValues } from './meal-values.ts';

const SALAD = { ...NO_VALUES, name: ' Chicken Salad ', calories: '350', time: '12:30' };

test('figures are read as decimals, the name is trimmed, and what was not typed is not known', async () => {
  const read = await readMealValues({ ...SALAD, protein: '30.5', carbs: '12,5' });

  expect(read).toEqual({
    ok: true,
    value: { name: 'Chicken Salad', calories: 350, protein: 30.5, carbs: 12.5, time: '12:30' },
  });
});

test('what is no number is 0', async () => {
  expect(await readMealValues({ ...SALAD, calories: 'a lot', fat: 'some' })).toMatchObject({
    ok: true,
    value: { calories: 0, fat: 0 },
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ calories: '' }, ['calories']],
  [{ name: '', calories: ' ' }, ['name', 'calories']],
])('%j lacks what a meal needs', async (fields, missing) => {
  const read = await readMealValues({ ...SALAD, ...fields });

  expect(read).toMatchObject({ ok: false, sentence: 'Please fill in at least the meal name and calories' });
  expect(Object.keys(read.ok ? {} : read.errors)).toEqual(missing);
});

test('what is out of bounds is refused in the words of the form', async () => {
  const read = await readMealValues({
    ...SALAD,
    name: 'x'.repeat(121),
    calories: '-5',
    protein: '3000',
    fat: '0.1234',
  });

  expect(read).toEqual({
    ok: false,
    errors: {
      name: 'Meal name must be at most 120 characters.',
      calories: 'Calories must be a number from 0 to 20000.',
      protein: 'Protein must be a number from 0 to 2000.',
      fat: 'Fat must have at most 3 decimals.',
    },
  });
});

test('a draft of another shape is read as far as it goes', () => {
  expect(readMealDraft({ name: 'Soup', calories: 12 })).toEqual({ ...NO_VALUES, name: 'Soup' });
  expect(readMealDraft('Soup')).toBeNull();
});
