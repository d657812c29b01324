import { expect, test } from 'vitest';
import { sampleCertificate, sampleMeal } from '../../../features/planner/testing/sample-plan.ts';
import type { ShownPlan } from '../plan-mutation.ts';
import { busyWords, doneWords } from './change-words.ts';

const plan = (changes: Parameters<typeof sampleMeal>[0] = {}): ShownPlan => ({
  meals: [sampleMeal(changes)],
  certificate: sampleCertificate(),
  undoSteps: 0,
  revision: 0,
});

const newMeal = { kind: 'new-meal', mealId: 'meal-1', locked: [], key: 'k' } as const;
const swap = { kind: 'swap', mealId: 'meal-1', alternative: 'x', locked: [], key: 'k' } as const;
const servings = { kind: 'servings', mealId: 'meal-1', servings: 0.5, locked: [] } as const;
const undo = { kind: 'undo', fromSteps: 1, revision: 1, isSecondTry: false } as const;

test('the wait says what is being done', () => {
  expect(busyWords(newMeal, plan(), false)).toBe('Planning another dinner…');
  expect(busyWords(swap, plan({ mealType: 'lunch' }), false)).toBe('Swapping the lunch…');
  expect(busyWords(servings, plan(), false)).toBe('Portioning the day again…');
  expect(busyWords(undo, plan(), false)).toBe('Undoing the last change…');
  expect(busyWords(swap, plan(), true)).toBe('Waiting for the previous change…');
});

test('the end says what came, and what the day adds up to now', () => {
  const day = 'Day total 1,802 of 1,800\u00a0kcal.';
  const after = plan({ id: 'meal-2', name: 'Chickpea bowl' });

  expect(doneWords(newMeal, plan(), after)).toBe(`Chickpea bowl is now your dinner. ${day}`);
  expect(doneWords(servings, plan(), plan())).toBe(`Lentil stew: 0.5 servings. The day is portioned again. ${day}`);
  expect(doneWords(undo, after, plan())).toBe(`The last change was undone. ${day}`);
});
