import { expect, test } from 'vitest';
import { entryOf } from './entry-of.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is in no table by itself', (word) => {
  expect(entryOf({ leaves: 'leaf' }, word)).toBeUndefined();
});

test('what is in the table is found', () => {
  expect(entryOf({ leaves: 'leaf' }, 'leaves')).toBe('leaf');
  expect(entryOf({ constructor: 'builder' }, 'constructor')).toBe('builder');
});
