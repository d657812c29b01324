import { expect, test } from 'vitest';
import { offeredSizes, readWaterMl, waterText } from './water-amounts.ts';

test.each([
  [250, 'metric', '250 ml'],
  [1250, 'metric', '1,250 ml'],
  [237, 'us', '8 fl oz'],
  [500, 'us', '16.9 fl oz'],
] as const)('%i ml in %s units is %s', (ml, units, text) => {
  expect(waterText(ml, units)).toBe(text);
});

test('one press adds what was used last, and a glass of the person’s units before that', () => {
  expect(offeredSizes([], 'metric')).toEqual([250]);
  expect(offeredSizes([], 'us').map((ml) => waterText(ml, 'us'))).toEqual(['8 fl oz']);
  expect(offeredSizes([330, 200], 'us')).toEqual([330, 200]);
});

test.each([
  ['330', 'metric', 330],
  ['12,5', 'metric', 13],
  ['12', 'us', 355],
  ['9', 'metric', null],
  ['3001', 'metric', null],
  ['102', 'us', null],
  ['a glass', 'metric', null],
  ['', 'us', null],
] as const)('“%s” in %s units is %s ml', (text, units, ml) => {
  expect(readWaterMl(text, units)).toBe(ml);
});
