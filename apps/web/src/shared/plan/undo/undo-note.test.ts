import { expect, test } from 'vitest';
import { sampleCertificate, sampleMeal } from '../../../features/planner/testing/sample-plan.ts';
import type { ShownPlan } from '../plan-mutation.ts';
import { undoNote, withUndoNote } from './undo-note.ts';

const plan = (undoSteps: number, changes: Parameters<typeof sampleMeal>[0] = {}): ShownPlan => ({
  meals: [sampleMeal(changes)],
  certificate: sampleCertificate(),
  undoSteps,
  revision: 0,
});

const newMeal = { kind: 'new-meal', mealId: 'meal-1', locked: [], key: 'k' } as const;

test('undo says which meal comes back, step by step', () => {
  const [start, second] = [plan(0), plan(1, { id: 'meal-2', name: 'Chickpea bowl' })];
  const third = plan(2, { id: 'meal-2', name: 'Chickpea bowl', servings: 1.5 });
  const servings = { kind: 'servings', mealId: 'meal-2', servings: 1.5, locked: [] } as const;

  const notes = withUndoNote(withUndoNote({}, newMeal, start, second), servings, second, third);

  expect(undoNote(notes, third)).toBe('Puts Chickpea bowl back to 1 serving.');
  expect(undoNote(notes, second)).toBe('Puts Lentil stew back for dinner.');
});

test('taking a change back adds no note of its own', () => {
  const notes = withUndoNote({}, { kind: 'undo', fromSteps: 1, revision: 1, isSecondTry: false }, plan(1), plan(0));

  expect(notes).toEqual({});
});

test('a change made elsewhere is not described in the words of ours', () => {
  const notes = withUndoNote({}, newMeal, plan(0), plan(1, { id: 'meal-2' }));

  expect(undoNote(notes, plan(1, { id: 'meal-9' }))).toBe('Undoes the last change.');
});
