import { expect, test } from 'vitest';
import { diaryTotals, eatenPart, toCome } from './diary-totals.ts';

const figures = { calories: 501, macros: { protein: 20.1, carbs: 50.2, fat: 19.9 } };

test('a macro that nobody knows is summed over the others and named, stored as null or shown as 0', () => {
  const known = { calories: 100, protein: 10, carbs: 20, fat: 0.1 };

  const stored = diaryTotals([known, { calories: 50, protein: null, carbs: 5, fat: 0.2 }]);
  const shown = diaryTotals([known, { calories: 50, protein: 0, carbs: 5, fat: 0.2, unknown: ['protein'] }]);

  expect(stored).toEqual({ calories: 150, protein: 10, carbs: 25, fat: 0.3, unknown: ['protein'] });
  expect(shown).toEqual(stored);
});

test('a part of a planned meal has whole kcal and tenths of grams, and all of it stays as it is', () => {
  expect(eatenPart(figures, 1)).toEqual({ calories: 501, protein: 20.1, carbs: 50.2, fat: 19.9 });
  expect(eatenPart(figures, 0.5)).toEqual({ calories: 251, protein: 10.1, carbs: 25.1, fat: 10 });
  expect(eatenPart({ calories: 700, macros: null }, 0.5)).toEqual({
    calories: 350,
    protein: null,
    carbs: null,
    fat: null,
  });
});

test('what is to come leaves out what was eaten or skipped, and counts what has no figures', () => {
  const sum = toCome([
    { state: 'open', figures },
    { state: 'eaten', figures },
    { state: 'skipped', figures },
    { state: 'open', figures: null },
    { state: 'open', figures: { calories: 300, macros: null } },
  ]);

  expect(sum).toEqual({
    calories: 801,
    protein: 20.1,
    carbs: 50.2,
    fat: 19.9,
    unknown: ['protein', 'carbs', 'fat'],
    withoutFigures: 1,
  });
});
