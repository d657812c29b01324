import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test.each([
  ['2026-11-27', '2008-11-27', 18],
  ['2026-11-27', '2008-11-28', 17],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
  ['2026-01-01', '1990-12-31', 35],
  ['2026-11-27', '2026-12-01', -1],
])('on %s somebody born on %s is %i', (date, bornOn, age) => {
  expect(ageOn(date, bornOn)).toBe(age);
});
