import { expect, test } from 'vitest';
import { sampleMeal } from '../../planner/testing/sample-plan.ts';
import { sheetDensity } from './sheet-density.ts';

const meal = (lines: number) =>
  sampleMeal({
    items: [],
    ingredients: Array(lines).fill('80 g red lentils'),
    instructions: Array(lines).fill('Stir.'),
  });

test('a plan is set as large as one page allows', () => {
  expect(sheetDensity([meal(6), meal(6)])).toBe('open');
  expect(sheetDensity([meal(8), meal(8), meal(8), meal(8), meal(8)])).toBe('close');
  expect(sheetDensity([meal(12), meal(12), meal(12), meal(12), meal(12)])).toBe('tight');
  expect(sheetDensity([meal(20), meal(20), meal(20), meal(20), meal(20)])).toBe('dense');
  expect(sheetDensity([])).toBe('open');
});
