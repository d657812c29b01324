import { expect, test } from 'vitest';
import { scopesText } from './scopes-text.ts';

test.each([
  [['read:all', 'write:all'], 'reads and changes everything'],
  [['read:all'], 'reads everything'],
  [['write:plan', 'write:list'], 'reads and changes plans and favorites and the shopping list'],
  [['read:diary', 'write:calendar'], 'reads and changes the calendar, reads the diary'],
] as const)('%j', (scopes, text) => {
  expect(scopesText(scopes)).toBe(text);
});
