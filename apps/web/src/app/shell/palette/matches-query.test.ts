import { expect, test } from 'vitest';
import { matchesQuery } from './matches-query.ts';

test('the beginnings of words find a command, in any case and order', () => {
  expect(matchesQuery('Calorie Tracker', 'cal')).toBe(true);
  expect(matchesQuery('Calorie Tracker', ' TRA  cal ')).toBe(true);
});

test('an empty query finds everything, emails within a word nothing', () => {
  expect(matchesQuery('Careers', '')).toBe(true);
  expect(matchesQuery('Careers', 'eer')).toBe(false);
  expect(matchesQuery('Careers', 'career x')).toBe(false);
});
