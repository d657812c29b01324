import { expect, test } from 'vitest';
import { NEW_PROFILE, readProfileDraft, readProfileValues, valuesOfProfile } from './profile-values.ts';

test('a form with a name alone is a profile that leaves everything open', async () => {
  expect(await readProfileValues({ ...NEW_PROFILE, name: ' Asha ' })).toEqual({
    ok: true,
    value: {
      name: 'Asha',
      goal: null,
      dietaryPreferences: null,
      calorieTarget: 2000,
      excludeIngredients: [],
      dislikedMeals: [],
      conditions: [],
    },
  });
});

test.each([
  [{ name: '' }, { name: 'Name is required.' }],
  [{ name: '\u200b\u2060' }, { name: 'Name is required.' }],
  [{ name: 'x'.repeat(121) }, { name: 'Name must be at most 120 characters.' }],
  [{ calorieTarget: '' }, { calorieTarget: 'Daily Calorie Target must be a whole number from 800 to 6000.' }],
  [{ calorieTarget: '799' }, { calorieTarget: 'Daily Calorie Target must be a whole number from 800 to 6000.' }],
  [
    { excludeIngredients: 'a'.repeat(61) },
    { excludeIngredients: 'Exclude Ingredients must be at most 60 characters.' },
  ],
  [
    { dislikedMeals: `Soup\n${'a'.repeat(121)}` },
    { dislikedMeals: 'Meals not wanted must be at most 120 characters.' },
  ],
])('%j is refused in the words of the form', async (changes, errors) => {
  expect(await readProfileValues({ ...NEW_PROFILE, name: 'Asha', ...changes })).toEqual({ ok: false, errors });
});

test('the meals that are not wanted stand one on each line, and come back so', async () => {
  const read = await readProfileValues({ ...NEW_PROFILE, name: 'Asha', dislikedMeals: ' Rice, beans\n\nSoup\r\nsoup' });
  const dislikedMeals = read.ok ? read.value.dislikedMeals : [];

  expect(dislikedMeals).toEqual(['Rice, beans', 'soup']);
  const dates = { createdAt: '', updatedAt: '' };
  const stored = { _id: 'a', name: 'Asha', goal: null, dietaryPreferences: null, calorieTarget: 2000, ...dates };
  expect(valuesOfProfile({ ...stored, excludeIngredients: [], conditions: [], dislikedMeals }).dislikedMeals).toBe(
    'Rice, beans\nsoup',
  );
});

test('a form that was left open comes back, field by field', () => {
  const values = { ...NEW_PROFILE, name: 'Ash', goal: 'maintenance' };

  expect(readProfileDraft({ profileId: null, values })).toEqual({ profileId: null, values });
  expect(readProfileDraft({ profileId: 'a', values: { ...values, goal: 'fame', name: 7 } })).toMatchObject({
    values: { name: '', goal: null },
  });
  for (const stored of [undefined, null, 'text', {}, { profileId: 7, values }])
    expect(readProfileDraft(stored)).toBeNull();
});
