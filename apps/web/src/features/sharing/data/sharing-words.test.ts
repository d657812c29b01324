import { expect, test } from 'vitest';
import { sharingWords } from './sharing-words.ts';

test('what leads to a plan is stated in words', () => {
  expect(sharingWords({ links: 0, sharedAt: null })).toBe('No link leads to this plan.');
  expect(sharingWords({ links: 1, sharedAt: '2026-11-22T12:00:00Z' })).toBe(
    'One link leads to this plan, made on November 22, 2026.',
  );
  expect(sharingWords({ links: 3, sharedAt: '2026-11-22T12:00:00Z' })).toBe(
    '3 links lead to this plan; the first was made on November 22, 2026.',
  );
});
