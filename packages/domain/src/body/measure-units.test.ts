import { expect, test } from 'vitest';
import { storedMeasure } from './measure-units.ts';

test.each([
  [
    { measure: 'weight', value: 72.4, unit: 'kg' },
    { value: 72.4, unit: 'kg' },
  ],
  [
    { measure: 'weight', value: 165, unit: 'lb' },
    { value: 74.843, unit: 'kg' },
  ],
  [
    { measure: 'waist', value: 32, unit: 'in' },
    { value: 81.28, unit: 'cm' },
  ],
  [
    { measure: 'own', value: 32, unit: 'in' },
    { value: 32, unit: 'in' },
  ],
  [
    { measure: 'weight', value: 19, unit: 'kg' },
    { min: 20, max: 500 },
  ],
  [
    { measure: 'weight', value: 2000, unit: 'lb' },
    { min: 45, max: 1102 },
  ],
  [
    { measure: 'waist', value: 5, unit: 'in' },
    { min: 12, max: 118 },
  ],
] as const)('%j is stored as %j', (measured, stored) => {
  expect(storedMeasure(measured)).toEqual(stored);
});
