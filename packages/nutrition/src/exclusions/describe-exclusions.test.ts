import { expect, test } from 'vitest';
import { describeExclusions } from './describe-exclusions.ts';

test('a class word says what it means and how many foods it takes out', () => {
  const [described, ...others] = describeExclusions('nuts');

  expect(described).toMatchObject({
    term: 'nuts',
    understoodAs: 'tree nuts and peanuts',
    isAssessed: true,
    caveat: null,
  });
  expect(described?.foodsRemoved).toBeGreaterThan(5);
  expect(others).toEqual([]);
});

test('a text with two words reports both', () => {
  expect(describeExclusions('nuts and soy').map(({ term }) => term)).toEqual(['nuts', 'soy']);
});

test('a word that the table does not know filters as a word and says so', () => {
  expect(describeExclusions('xyzzy')).toEqual([
    {
      term: 'xyzzy',
      understoodAs: 'the word \u201cxyzzy\u201d',
      foodsRemoved: 0,
      isAssessed: false,
      filtersByWord: true,
      isUnread: false,
      mayBeDislike: false,
      staysIn: [],
      caveat: null,
    },
  ]);
});

test('what leaves nothing out says why', () => {
  const [described] = describeExclusions('e-numbers');

  expect(described).toMatchObject({ isAssessed: false, filtersByWord: false });
  expect(described?.caveat).toContain('read the labels');
  expect(describeExclusions('none')).toEqual([]);
});
