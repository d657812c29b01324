import { describe, expect, it } from 'vitest';
import { problemText } from './problem.ts';
import { readKeptPacks } from './read-kept-packs.ts';

const FOODS = new Set(['egg', 'millet', 'rolled-oats', 'spelt']);
const LINE = 'rolled-oats,bag,400 | 1000,,';

function read(...lines: string[]) {
  const data = new Map([['kept-packs.csv', `${['food,sold_as,grams,sizes_of,note', ...lines].join('\n')}\n`]]);
  const { rows, problems } = readKeptPacks(data, FOODS, new Set(['egg']));
  return { packs: rows.map(({ value }) => value), problems: problems.map(problemText) };
}

describe('the packs of food that keeps', () => {
  it('are read with all their sizes; whose they are, and notes, stay in the file', () => {
    expect(read(LINE, 'millet,bag,500,rolled-oats,a note')).toEqual({
      packs: [
        ['rolled-oats', { soldAs: 'bag', grams: [400, 1000] }],
        ['millet', { soldAs: 'bag', grams: [500] }],
      ],
      problems: [],
    });
  });

  it.each([
    ['oats,bag,400,,', "food: no food has the id 'oats'"],
    ['egg,pack,400,,', "food: 'egg' has a pack in data/shop-packs.csv; a food keeps or does not"],
    ['millet,sack,400,,', "sold_as: 'sack' is no pack of food that keeps; write one of bottle, jar, bag"],
    ['millet,bag,,,', 'grams: are no sizes'],
    ['millet,bag,0,,', 'grams: are no sizes'],
    ['millet,bag,1000 | 500,,', 'grams: are no sizes; write one or several, smallest first'],
    ['millet,bag,500 | 550,,', 'grams: are no sizes'],
    ['millet,bag,half a kilo,,', "grams: 'half a kilo' is no amount"],
    ['millet,bag,500,oats,', "sizes_of: no food has the id 'oats'"],
    ['rolled-oats,bag,500,,', "food: 'rolled-oats' stands at data/kept-packs.csv:2 already"],
  ])('are refused as %s', (line, sentence) => {
    const { problems } = read(LINE, line);

    expect(problems[0]).toContain(`data/kept-packs.csv:3 ${sentence}`);
  });

  it('have their sizes from a food that has its own', () => {
    const { problems } = read(LINE, 'millet,bag,400,rolled-oats,', 'spelt,bag,400,millet,');

    expect(problems).toEqual([
      "data/kept-packs.csv:4 sizes_of: 'millet' has its sizes from another food itself; name that one",
    ]);
  });
});
