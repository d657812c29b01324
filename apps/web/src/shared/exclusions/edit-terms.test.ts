import { expect, test } from 'vitest';
import { markedAsDislike, withTerm } from './edit-terms.ts';

test('a term is added once', () => {
  expect(withTerm('', 'coconut')).toBe('coconut');
  expect(withTerm('nuts, ', 'coconut')).toBe('nuts, coconut');
  expect(withTerm('nuts, Coconut', 'coconut')).toBe('nuts, Coconut');
});

test('a term is marked as only a dislike in its place', () => {
  expect(markedAsDislike('nuts, shrimp,soy', 'shrimp')).toBe('nuts, shrimp (only a dislike), soy');
});
