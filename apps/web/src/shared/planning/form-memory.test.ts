import { expect, test } from 'vitest';
import { memoryStorage } from '../../features/planner/testing/memory-storage.ts';
import { storedByPerson } from '../storage/stored-by-person.ts';
import { handOverForm, isSameForm, saveForm, storedForm, withTyped } from './form-memory.ts';
import { VISITOR } from './planner-forms.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from './planner-values.ts';

const FILLED: PlannerValues = {
  goal: 'muscle_gain',
  dietaryPreferences: 'keto',
  mealCount: 4,
  calorieTarget: '2600',
  additionalNotes: 'after the gym',
  excludeIngredients: 'nuts, dairy',
  cookingTime: 'quick',
  conditions: [{ id: 'kidney', acknowledged: true, limits: { sodiumMg: '2000' }, pollens: [] }],
};
const OTHER: PlannerValues = { ...FILLED, goal: 'maintenance', excludeIngredients: 'soy' };

function device(stored: Record<string, string> = {}) {
  return { forms: storedByPerson('forms', memoryStorage(stored)), tab: memoryStorage() };
}

test('a form comes back as it was left, for each person apart', () => {
  const uses = device();

  saveForm(uses, 'ana', FILLED);
  saveForm(uses, VISITOR, OTHER);

  expect(storedForm(uses, 'ana')).toEqual(FILLED);
  expect(storedForm(uses, VISITOR)).toEqual(OTHER);
  expect(storedForm(uses, 'ben')).toBeNull();
});

test('a text that is too long for its field is kept, too', () => {
  const uses = device();
  const long = { ...FILLED, additionalNotes: 'a'.repeat(1500) };

  saveForm(uses, 'ana', long);

  expect(storedForm(uses, 'ana')).toEqual(long);
});

test.each([
  ['goal', 'fame'],
  ['dietaryPreferences', 7],
  ['mealCount', 9],
  ['mealCount', '3'],
  ['calorieTarget', 2000],
  ['additionalNotes', null],
  ['excludeIngredients', ['nuts']],
  ['cookingTime', undefined],
  ['conditions', [{ id: 'flu', acknowledged: true }]],
] as const)('a %s of %j falls back by itself, and the others stay', (field, value) => {
  const uses = device({ forms: JSON.stringify({ ana: { ...FILLED, [field]: value, more: 1 } }) });

  expect(storedForm(uses, 'ana')).toEqual({ ...FILLED, [field]: INITIAL_PLANNER_VALUES[field] });
});

test.each(['7', '"text"', 'null', '[1]'])('%s is no form', (text) => {
  expect(storedForm(device({ forms: `{"ana":${text}}` }), 'ana')).toBeNull();
});

test('what a visitor typed in this tab goes to anyone who signs in there', () => {
  const uses = device();
  saveForm(uses, 'ana', OTHER);
  saveForm(uses, VISITOR, FILLED);

  handOverForm(uses, VISITOR);
  expect(storedForm(uses, VISITOR)).toEqual(FILLED);
  handOverForm(uses, 'ana');

  expect(storedForm(uses, 'ana')).toEqual(FILLED);
  expect(storedForm(uses, VISITOR)).toBeNull();
});

test('what a visitor typed elsewhere is nobody\u2019s', () => {
  const uses = device({ forms: JSON.stringify({ [VISITOR]: FILLED }) });
  saveForm(uses, 'ana', OTHER);

  handOverForm(uses, 'ana');

  expect(storedForm(uses, 'ana')).toEqual(OTHER);
  expect(storedForm(uses, VISITOR)).toEqual(FILLED);
});

test('what was typed before anybody was known stays', () => {
  const typed = { ...INITIAL_PLANNER_VALUES, calorieTarget: '1900' };

  expect(withTyped(FILLED, typed)).toEqual({ ...FILLED, calorieTarget: '1900' });
  expect(isSameForm(withTyped(FILLED, INITIAL_PLANNER_VALUES), FILLED)).toBe(true);
  expect(isSameForm(FILLED, OTHER)).toBe(false);
});

test('what it was filled with before anybody was known is not typed', () => {
  const early = { ...FILLED, additionalNotes: 'soup' };

  expect(withTyped(INITIAL_PLANNER_VALUES, early, FILLED)).toEqual({
    ...INITIAL_PLANNER_VALUES,
    additionalNotes: 'soup',
  });
});

test('a condition comes back confirmed only where it was stored as such', () => {
  const conditions = [{ id: 'gout', acknowledged: 'yes', limits: 3, pollens: null }];
  const uses = device({ forms: JSON.stringify({ ana: { ...FILLED, conditions } }) });

  expect(storedForm(uses, 'ana')?.conditions).toEqual([{ id: 'gout', acknowledged: false, limits: {}, pollens: [] }]);
  expect(isSameForm(FILLED, structuredClone(FILLED))).toBe(true);
});
