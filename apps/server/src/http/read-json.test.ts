import { expect, test } from 'vitest';
import { isDeeperThan, readJson } from './read-json.ts';

test.each([undefined, '', '  '])('nothing (%j) is an empty object', (text) => {
  expect(readJson(text)).toEqual({});
});

test('brackets inside strings are text, not depth', () => {
  expect(isDeeperThan(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`, 32)).toBe(false);
  expect(readJson('{"a":"[[\\"{{"}')).toEqual({ a: '[["{{' });
});

test('32 levels are read, 33 are refused', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  expect(() => readJson(nested(32))).not.toThrow();
  expect(() => readJson(nested(33))).toThrow('not valid JSON');
});

test.each(['{"a":{"__proto__":1}}', '{"constructor":{"prototype":{"b":1}}}'])('%s is refused', (text) => {
  expect(() => readJson(text)).toThrow('not valid JSON');
});

test('a field called constructor is a field like any other', () => {
  expect(readJson('{"constructor":"Asha"}')).toEqual({ constructor: 'Asha' });
});
