import { expect, test } from 'vitest';
import { gramsText, kcalText, milligramsText, nutrientGramsText, weighedGramsText } from './quantities.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('thousands are parted and units follow', () => {
  expect(plain(kcalText(1802.4))).toBe('1,802 kcal');
  expect(plain(gramsText(66.5))).toBe('67 g');
});

test('nutrients are given to the tenth of a gram, sodium in whole milligrams', () => {
  expect(plain(nutrientGramsText(4.26))).toBe('4.3 g');
  expect(plain(milligramsText(1204.6))).toBe('1,205 mg');
});

test('what is not known is stated in words, never as zero', () => {
  expect(nutrientGramsText(null)).toBe('not known');
  expect(milligramsText(null)).toBe('not known');
  expect(plain(nutrientGramsText(0))).toBe('0 g');
});

test('an ingredient is weighed in whole grams, a small one to the tenth', () => {
  expect(plain(weighedGramsText(322.5))).toBe('323 g');
  expect(plain(weighedGramsText(10.5))).toBe('10.5 g');
  expect(plain(weighedGramsText(0.75))).toBe('0.8 g');
  expect(plain(weighedGramsText(0.35))).toBe('a pinch (0.35 g)');
});
