import { expect, test } from 'vitest';
import { respeltWords } from './respelt-words.ts';

test.each([
  ['bananna', 'banana'],
  ['brocoli', 'broccoli'],
  ['bannana', 'banana'],
  ['spinahc', 'spinach'],
])('%s is %s', (typed, meant) => {
  expect(respeltWords(['fresh', typed])).toEqual(['fresh', meant]);
});

test.each(['banana', 'xyzzyfruit', 'rce'])(
  '%s is left as it is: known, like no other, or too short to guess',
  (word) => {
    expect(respeltWords([word])).toBeNull();
  },
);
