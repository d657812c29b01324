import { expect, test } from 'vitest';
import { capitalised, uncapitalised } from './capitalised.ts';

test.each([
  ['Low FODMAP', 'low FODMAP'],
  ['High blood pressure', 'high blood pressure'],
  ['G6PD deficiency', 'G6PD deficiency'],
])('%s is %s within a sentence', (name, within) => {
  expect(uncapitalised(name)).toBe(within);
  expect(capitalised(within)).toBe(name);
});
