import { describe, expect, it } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { OTHER_LANGUAGE_WORDS } from '../words/exclusion-words-other-languages.ts';
import { readExclusions } from './read-exclusions.ts';

const foodsRemoved = (text: string) => new Set(readExclusions(text).flatMap(({ foods }) => [...foods]));

const foodsOfClassWord = (index: number) => {
  const entry = EXCLUSION_WORDS[index];
  return FOODS.filter(
    ({ id, group, classes }) =>
      classes.some((one) => entry?.classes.includes(one)) ||
      entry?.groups?.includes(group) ||
      entry?.foods?.includes(id),
  ).map(({ id }) => id);
};

// Each way to write a word that stands for food; the class must go out in all of them.
const FORMS: readonly (readonly [name: string, write: (word: string) => string])[] = [
  ['capitals', (word) => word.toUpperCase()],
  ['no', (word) => `no ${word}`],
  ['-free', (word) => `${word}-free`],
  ['allergy', (word) => `${word} allergy`],
  ['blanks and a mark', (word) => `  ${word} !`],
  ['hyphens', (word) => word.replaceAll(' ', '-')],
  ['one word', (word) => word.replaceAll(' ', '')],
  ['letters nobody sees', (word) => `\u200b${word.slice(0, 2)}\u00ad${word.slice(2)}`],
  [
    'full-width letters',
    (word) => word.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ],
  // 'onion and garlic' alone means the whole family; in a list it means the two.
  ['an unknown word beside it', (word) => (/\b(?:and|or)\b/.test(word) ? word : `zebra, ${word}`)],
  ['a sentence', (word) => (/\b(?:and|or)\b/.test(word) ? word : `Please, I can't eat any ${word}, thank you`)],
];

describe('a class word takes out every food of its class', () => {
  it.each(FORMS)('written with %s', (_, write) => {
    const missing = EXCLUSION_WORDS.flatMap(({ words }, index) => {
      const expected = foodsOfClassWord(index);
      return words.flatMap((word) => {
        const removed = foodsRemoved(write(word));
        return expected.filter((id) => !removed.has(id)).map((id) => `${write(word)}: ${id}`);
      });
    });

    expect(missing).toEqual([]);
  });

  it('in every other language as in English', () => {
    const missing = OTHER_LANGUAGE_WORDS.flatMap(([typed, meant]) => {
      const removed = foodsRemoved(`${typed}, zebra`);
      const expected = foodsRemoved(meant);
      return expected.size > 0 && [...expected].every((id) => removed.has(id)) ? [] : [`${typed} (${meant})`];
    });

    expect(missing).toEqual([]);
  });
});

describe('the name of a food takes out the food', () => {
  it.each(['', 'no ', 'without any '])('after "%s"', (before) => {
    const missing = FOODS.flatMap(({ id, name, aliases }) =>
      [name, ...aliases].filter((word) => !foodsRemoved(`${before}${word}`).has(id)),
    );

    // Two foods share all words but one; the word that distinguishes them says how it was cut.
    expect(missing.filter((name) => name !== 'canned crushed tomatoes')).toEqual([]);
  });
});

describe('other scripts and pictures', () => {
  it.each([
    ['leche y huevos', 'egg'],
    ['sans gluten', 'semolina'],
    ['l’ail et les œufs', 'egg'],
    ['Erdnussallergie', 'peanut'],
    ['laktosefrei', 'feta'],
    ['frutos secos', 'almond'],
    ['frutti di mare', 'prawn'],
    ['दूध', 'feta'],
    ['अंडा, प्याज़', 'onion'],
    ['பால்', 'feta'],
    ['মাছ', 'salmon'],
    ['🥜🥛', 'feta'],
    ['🌶️', 'chilli-red'],
    ['🍄\u200d🟫', 'mushroom-white'],
    ['🐌', 'mussel'],
    ['🍺', 'red-wine'],
  ])('%s takes out %s', (term, food) => {
    expect(foodsRemoved(term).has(food)).toBe(true);
  });

  it('that stand for no food are reported, never dropped', () => {
    expect(readExclusions('💥')).toMatchObject([{ term: '💥', unknownWords: [] }]);
    expect(readExclusions('молоко')).toMatchObject([{ unknownWords: ['молоко'] }]);
  });
});

describe('words that only look like a food', () => {
  it.each([
    ['dairy', ['coconut-milk', 'almond-milk', 'soy-milk', 'peanut-butter', 'butternut-squash', 'lima-bean-dry']],
    ['eggs', ['aubergine']],
    ['fish', ['prawn']],
    ['shellfish', ['mushroom-oyster']],
    ['nuts', ['nutmeg', 'coconut-fresh', 'butternut-squash', 'water-chestnut']],
    ['gluten', ['buckwheat', 'rice-flour', 'chickpea-flour', 'tortilla-corn', 'tamari']],
    ['wheat', ['barley-pearled', 'rye-flour-dark', 'rolled-oats']],
    ['sesame', ['tilapia']],
    ['alcohol', ['red-wine-vinegar']],
    ['honey', ['melon-honeydew']],
    ['sugar', ['sugar-snap-pea']],
    ['legumes', ['green-bean']],
    ['melon', ['bitter-gourd']],
    ['no heat', ['semolina']],
    ['chestnuts', ['water-chestnut']],
  ])('stay in where "%s" goes out', (term, friends) => {
    const removed = foodsRemoved(term);

    expect(friends.filter((id) => removed.has(id) || !FOODS.some((food) => food.id === id))).toEqual([]);
  });
});
