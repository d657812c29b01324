import { describe, expect, test } from 'vitest';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from './planner-values.ts';
import { readCalorieTarget, readPlannerValues } from './read-planner-values.ts';

const chosen: PlannerValues = { ...INITIAL_PLANNER_VALUES, goal: 'weight_loss', dietaryPreferences: 'vegan' };

async function requestOf(changes: Partial<PlannerValues>) {
  const read = await readPlannerValues({ ...chosen, ...changes });
  return read.ok ? read.value : null;
}

async function errorsOf(changes: Partial<PlannerValues>) {
  const read = await readPlannerValues({ ...chosen, ...changes });
  return read.ok ? {} : read.errors;
}

describe('the request that a form makes', () => {
  test('untouched fields take the documented defaults', async () => {
    expect(await requestOf({})).toEqual({
      goal: 'weight_loss',
      dietaryPreferences: 'vegan',
      mealCount: 2,
      calorieTarget: 2000,
      additionalNotes: '',
      excludeIngredients: [],
      cookingTime: 'any',
    });
  });

  test('exclusions are split on commas and trimmed, blanks and repeats dropped', async () => {
    expect((await requestOf({ excludeIngredients: ' nuts , dairy,, Nuts ,gluten,' }))?.excludeIngredients).toHaveLength(
      3,
    );
    expect((await requestOf({ excludeIngredients: 'nuts, dairy' }))?.excludeIngredients).toEqual(['nuts', 'dairy']);
  });

  test('a calorie target may hold spaces and commas', async () => {
    expect((await requestOf({ calorieTarget: ' 1,800 ' }))?.calorieTarget).toBe(1800);
  });
});

test('a field that is left without a number shows the default', () => {
  expect(['', 'many', '1,800'].map(readCalorieTarget)).toEqual([2000, 2000, 1800]);
});

describe('what a form refuses', () => {
  test('a calorie target that is none or out of bounds, in the words of the form', async () => {
    for (const calorieTarget of ['', ' ', 'many', '799', '6001', '-5', '1800.5', '1e9', 'Infinity']) {
      expect(await errorsOf({ calorieTarget })).toEqual({
        calorieTarget: 'Daily Calorie Target must be a whole number from 800 to 6000.',
      });
    }
  });

  test('notes and exclusions that are too long', async () => {
    expect(await errorsOf({ additionalNotes: 'a'.repeat(1001) })).toEqual({
      additionalNotes: 'Additional Notes must be at most 1000 characters.',
    });
    expect(await errorsOf({ excludeIngredients: 'a'.repeat(61) })).toEqual({
      excludeIngredients: 'Exclude Ingredients must be at most 60 characters.',
    });
  });

  test('a goal and a diet that are not chosen', async () => {
    expect(Object.keys(await errorsOf({ goal: null, dietaryPreferences: null }))).toEqual([
      'goal',
      'dietaryPreferences',
    ]);
  });
});

test('a calorie target out of bounds is reported while goal and diet are not chosen yet', async () => {
  const { calorieTarget } = await errorsOf({ goal: null, dietaryPreferences: null, calorieTarget: '200' });

  expect(calorieTarget).toBe('Daily Calorie Target must be a whole number from 800 to 6000.');
});
