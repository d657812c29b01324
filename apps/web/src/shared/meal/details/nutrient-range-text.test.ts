import { expect, test } from 'vitest';
import { milligramsRangeText, nutrientRangeText } from '../quantities.ts';

test.each([
  [nutrientRangeText(7.9, [7.9, 8]), '7.9–8.0\u00a0g'],
  [nutrientRangeText(null, [1.2, 6.5]), '1.2–6.5\u00a0g'],
  [nutrientRangeText(5, undefined), '5\u00a0g'],
  [nutrientRangeText(null, undefined), 'not known'],
  [milligramsRangeText(null, [60, 1150]), '60–1,150\u00a0mg'],
])('a figure with a range says both ends: %s', (text, sentence) => {
  expect(text).toBe(sentence);
});
