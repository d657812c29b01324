import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { expect, test } from 'vitest';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';
import { fillOfProfile, isFilledFrom } from './profile-fill.ts';
import { profileOfForm } from './profile-of-form.ts';

const ASHA: Profile = {
  _id: 'asha',
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['Nuts', 'sesame'],
  dislikedMeals: ['Lentil stew'],
  conditions: [],
  calorieTarget: 1700,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const TYPED: PlannerValues = {
  ...INITIAL_PLANNER_VALUES,
  goal: 'maintenance',
  mealCount: 4,
  additionalNotes: 'no oven',
};
const filled = (profile: Profile, form = TYPED) => ({ ...form, ...fillOfProfile(profile, form) });

test('a profile fills in its four fields and leaves the others', () => {
  expect(filled(ASHA)).toEqual({
    ...TYPED,
    goal: 'weight_loss',
    dietaryPreferences: 'vegan',
    calorieTarget: '1700',
    excludeIngredients: 'Nuts, sesame',
  });
});

test('conditions come with the profile, and another limit makes it another form', () => {
  const limits = { potassiumMg: 2500, sodiumMg: 2000 };
  const profile: Profile = { ...ASHA, conditions: [{ id: 'kidney', acknowledged: true, limits, pollens: [] }] };
  const form = filled(profile);
  const [kidney] = form.conditions;
  const limited = (texts: Record<string, string>) =>
    ({ ...form, conditions: [{ ...kidney, limits: texts }] }) as PlannerValues;

  expect(kidney).toEqual({
    id: 'kidney',
    acknowledged: true,
    limits: { potassiumMg: '2500', sodiumMg: '2000' },
    pollens: [],
  });
  expect(profileOfForm(form)?.conditions).toEqual([{ id: 'kidney', acknowledged: true, limits }]);
  expect(isFilledFrom(profile, limited({ sodiumMg: '2,000', potassiumMg: '2500' }))).toBe(true);
  expect(isFilledFrom(profile, limited({ sodiumMg: '2000', potassiumMg: '2400' }))).toBe(false);
  expect(isFilledFrom(ASHA, { ...filled(ASHA), conditions: form.conditions })).toBe(false);
});

test('what a profile leaves open stays as the form has it', () => {
  const open = { ...ASHA, goal: null, dietaryPreferences: null };

  expect(filled(open)).toMatchObject({ goal: 'maintenance', dietaryPreferences: null, calorieTarget: '1700' });
  expect(isFilledFrom(open, filled(open))).toBe(true);
});

test('exclusions that a profile does not have are gone with it', () => {
  const form = { ...TYPED, excludeIngredients: 'soy' };

  expect(filled({ ...ASHA, excludeIngredients: [] }, form).excludeIngredients).toBe('');
});

test.each([
  [{}, true],
  [{ excludeIngredients: 'sesame,NUTS' }, true],
  [{ calorieTarget: ' 1,700 ' }, true],
  [{ mealCount: 1, additionalNotes: '' }, true],
  [{ calorieTarget: '1701' }, false],
  [{ excludeIngredients: 'Nuts' }, false],
  [{ goal: null }, false],
  [{ dietaryPreferences: 'keto' }, false],
] as const)('with %j afterwards the form still says what the profile does: %s', (changes, isSame) => {
  expect(isFilledFrom(ASHA, { ...filled(ASHA), ...changes })).toBe(isSame);
});

test('a form is kept as a profile once it is complete and right', () => {
  expect(profileOfForm(filled(ASHA))).toEqual({
    goal: 'weight_loss',
    dietaryPreferences: 'vegan',
    calorieTarget: 1700,
    excludeIngredients: ['Nuts', 'sesame'],
    conditions: [],
  });
  expect(profileOfForm(TYPED)).toBeNull();
  expect(profileOfForm({ ...filled(ASHA), calorieTarget: '100' })).toBeNull();
});
