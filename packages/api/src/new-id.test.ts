import { expect, test } from 'vitest';
import { isId } from './is-id.ts';
import { newId } from './new-id.ts';

test('an id is a UUID of version 7 that begins with its time', () => {
  const id = newId(0x0193_4f5a_6b7c);

  expect(id).toMatch(/^01934f5a-6b7c-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(isId(id)).toBe(true);
});

test('ids made in the same millisecond differ', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
});

test('ids made in the same millisecond are in the order they were made', () => {
  const ids = Array.from({ length: 100 }, () => newId(2));

  expect(ids.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(ids);
});

test.each(['', 'x', `${newId()} `, newId().toUpperCase(), `${newId()}\u0000`])('%j is no id', (text) => {
  expect(isId(text)).toBe(false);
});
