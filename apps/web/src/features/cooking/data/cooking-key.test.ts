import { expect, test } from 'vitest';
import { cookingKey } from './cooking-key.ts';

const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** Something that has focus and matches selectors which name its tag. */
const focused = (tag: string) => ({
  closest: (selector: string) => (selector.split(/,\s*/).includes(tag) ? {} : null),
});

test.each([
  ['ArrowRight', 'section', 'next'],
  ['ArrowLeft', 'section', 'previous'],
  ['ArrowRight', 'button', 'next'],
  [' ', 'section', 'next'],
  [' ', 'button', null],
  [' ', 'textarea', null],
  ['ArrowRight', 'input', null],
  ['ArrowLeft', 'select', null],
  ['ArrowDown', 'section', null],
  ['Escape', 'section', null],
  ['Enter', 'section', null],
])('%j on a %s leads to %j', (key, tag, where) => {
  expect(cookingKey({ ...NO_KEYS, key, target: focused(tag) })).toBe(where);
});

test('space with Shift leads back, and other held keys belong to the browser', () => {
  const target = focused('section');

  expect(cookingKey({ ...NO_KEYS, key: ' ', shiftKey: true, target })).toBe('previous');
  expect(cookingKey({ ...NO_KEYS, key: 'ArrowLeft', altKey: true, target })).toBeNull();
  expect(cookingKey({ ...NO_KEYS, key: 'ArrowRight', shiftKey: true, target })).toBeNull();
});
