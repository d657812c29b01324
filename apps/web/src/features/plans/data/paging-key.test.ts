import { expect, test } from 'vitest';
import { isPagingKey } from './paging-key.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false, target: null };
const within = (isField: boolean) => ({ closest: () => (isField ? {} : null) });

test('an arrow key turns the page when nothing or no field has focus', () => {
  expect(isPagingKey(plain)).toBe(true);
  expect(isPagingKey({ ...plain, target: within(false) })).toBe(true);
});

test('an arrow key in a field or a dialog belongs to it', () => {
  expect(isPagingKey({ ...plain, target: within(true) })).toBe(false);
});

test('an arrow key with another key held, or already used, turns nothing', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented']) {
    expect(isPagingKey({ ...plain, [held]: true })).toBe(false);
  }
});
