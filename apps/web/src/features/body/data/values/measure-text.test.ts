import { expect, test } from 'vitest';
import { cmOf, feetAndInches, heightText, measureText, spreadText, weightChangeText } from './measure-text.ts';

const METRIC = { weight: 'kg', length: 'cm' } as const;
const US = { weight: 'lb', length: 'in' } as const;

test.each([
  [{ measure: 'weight', value: 74.843, unit: 'kg' }, '74.8 kg', '165.0 lb'],
  [{ measure: 'waist', value: 81.28, unit: 'cm' }, '81.3 cm', '32.0 in'],
  [{ measure: 'own', value: 61, unit: '' }, '61', '61'],
  [{ measure: 'own', value: 11.5, unit: 'in' }, '11.5 in', '11.5 in'],
] as const)('%j is read as %s or %s', (measure, metric, us) => {
  expect(plain(measureText(measure, METRIC))).toBe(metric);
  expect(plain(measureText(measure, US))).toBe(us);
});

test('a change has its sign, and what is uncertain is never exact', () => {
  expect(plain(weightChangeText(-0.34, METRIC))).toBe('−0.3 kg');
  expect(plain(weightChangeText(0.34, US))).toBe('+0.7 lb');
  expect(plain(spreadText(0.02, METRIC))).toBe('0.1 kg');
});

test('a height in feet and inches stays within half an inch', () => {
  expect(feetAndInches(182.9)).toEqual({ feet: 6, inches: 0 });
  expect(plain(heightText(168, US))).toBe('5 ft 6 in');
  for (let cm = 120; cm <= 230; cm += 1) expect(Math.abs(cmOf(feetAndInches(cm)) - cm)).toBeLessThanOrEqual(1.32);
});

function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}
