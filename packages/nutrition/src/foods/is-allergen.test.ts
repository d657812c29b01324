import { expect, test } from 'vitest';
import { isAllergen } from './is-allergen.ts';

test('an exclusion is an allergen only where every food that it removes is one', () => {
  expect(isAllergen({ foods: new Set(['peanut', 'almond']) })).toBe(true);
  expect(isAllergen({ foods: new Set(['peanut', 'banana']) })).toBe(false);
  expect(isAllergen({ foods: new Set() })).toBe(false);
});
