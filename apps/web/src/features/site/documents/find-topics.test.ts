import { expect, test } from 'vitest';
import { DOCUMENTATION } from './content/documentation.ts';
import { findTopics } from './find-topics.ts';
import { queryPatterns } from './mark-matches.tsx';

function foundIds(query: string): string[] {
  return findTopics(queryPatterns(query)).flatMap(({ topics }) => topics.map(({ id }) => id));
}

test('the sidebar has the documented sections', () => {
  expect(DOCUMENTATION.map(({ id }) => id)).toEqual(['getting-started', 'meal-planning', 'recipes', 'shopping']);
});

test('every address in the documentation is there once', () => {
  const ids = DOCUMENTATION.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('only topics that hold every word are left, without sections that are empty', () => {
  expect(foundIds('plw_')).toEqual(['api']);
  expect(foundIds('heart favorites')).toEqual(['favorites']);
  expect(findTopics(queryPatterns('plw_')).map(({ id }) => id)).toEqual(['getting-started']);
});

test('nothing is found for a word that is nowhere, and everything without one', () => {
  expect(foundIds('xyzzy')).toEqual([]);
  expect(findTopics([])).toBe(DOCUMENTATION);
});
