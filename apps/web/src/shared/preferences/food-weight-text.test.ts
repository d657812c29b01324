import { expect, test } from 'vitest';
import { foodWeightText } from './food-weight-text.ts';

test.each([
  [540, '540 g'],
  [10.5, '10.5 g'],
])('%d g are weighed in grams', (grams, text) => {
  expect(plain(foodWeightText(grams, 'metric'))).toBe(text);
});

test.each([
  [150, '5.3 oz (150 g)'],
  [453, '1 lb (453 g)'],
  [540, '1 lb 3 oz (540 g)'],
  [905, '2 lb (905 g)'],
])('%d g are weighed in ounces and pounds, with the grams behind them', (grams, text) => {
  expect(plain(foodWeightText(grams, 'us'))).toBe(text);
});

test('a pinch is in grams for everyone', () => {
  expect(plain(foodWeightText(2.5, 'us'))).toBe('2.5 g');
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
