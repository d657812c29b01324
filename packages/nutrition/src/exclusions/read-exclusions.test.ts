import { describe, expect, it } from 'vitest';
import { DERIVED_FOODS, FALSE_FRIENDS } from '../foods/derived-foods.ts';
import { findFood } from '../foods/foods.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { isKnownTerm, readExclusions } from './read-exclusions.ts';

const foodsRemoved = (text: string) => new Set(readExclusions(text).flatMap(({ foods }) => [...foods]));

describe('a class word takes out its whole class', () => {
  it.each([
    [
      'dairy',
      ['ghee', 'whey-protein-powder', 'feta', 'naan', 'pesto'],
      ['coconut-milk', 'almond-milk', 'peanut-butter'],
    ],
    [
      'nuts',
      ['almond-milk', 'peanut-butter', 'pesto', 'pine-nut', 'chestnut'],
      ['nutmeg', 'coconut-milk', 'water-chestnut', 'sunflower-seed'],
    ],
    ['tree nuts', ['almond', 'cashew-butter', 'chestnut', 'pine-nut'], ['peanut', 'coconut-milk', 'sunflower-seed']],
    ['peanuts', ['peanut-butter', 'peanut-oil'], ['almond']],
    [
      'gluten',
      ['soy-sauce', 'vital-wheat-gluten', 'couscous', 'rolled-oats', 'barley-pearled'],
      ['buckwheat', 'tamari', 'rice-noodle'],
    ],
    ['wheat', ['semolina', 'soy-sauce'], ['barley-pearled', 'rye-flour-dark', 'rolled-oats']],
    ['eggs', ['mayonnaise', 'egg-noodle'], ['aubergine']],
    ['fish', ['worcestershire', 'fish-sauce', 'anchovy'], ['prawn', 'mushroom-oyster']],
    ['shellfish', ['prawn', 'mussel', 'oyster-sauce'], ['salmon', 'mushroom-oyster']],
    [
      'soy',
      ['tofu', 'edamame', 'soy-sauce', 'hoisin'].map((id) => (id === 'tofu' ? 'firm-tofu' : id)),
      ['chickpea-canned'],
    ],
    ['sesame', ['tahini', 'hummus', 'sesame-oil'], ['tilapia']],
    ['legumes', ['lentil-red', 'peanut', 'firm-tofu'], ['green-bean', 'sugar-snap-pea']],
    ['meat', ['gelatine', 'chicken-broth', 'chorizo'], ['salmon']],
    ['alcohol', ['red-wine', 'vanilla-extract'], ['red-wine-vinegar']],
  ])('%s', (term, removed, kept) => {
    const foods = foodsRemoved(term);

    expect(removed.filter((id) => !foods.has(id))).toEqual([]);
    expect(kept.filter((id) => foods.has(id))).toEqual([]);
    expect([...removed, ...kept].filter((id) => !findFood(id))).toEqual([]);
  });
});

describe('a word for one food takes out that food and what is made of it', () => {
  it.each([
    ['bacon', 'bacon', 'ham'],
    ['moong', 'mung-bean', 'lentil-red'],
    ['curd', 'plain-yogurt', 'firm-tofu'],
    ['cilantro', 'coriander-leaf', 'parsley'],
    ['brinjal', 'aubergine', 'courgette'],
    ['chana', 'chickpea-canned', 'lentil-red'],
    ['tomatoes', 'ketchup', 'bell-pepper-red'],
    ['almond milk', 'almond-milk', 'almond'],
    ['cherry', 'cherry', 'tomato'],
    ['oysters', 'oyster', 'mushroom-oyster'],
    ['cheese', 'mozzarella', 'whole-milk'],
    ['berries', 'blueberry', 'banana'],
  ])('%s takes out %s and leaves %s', (term, removed, kept) => {
    const foods = foodsRemoved(term);

    expect(foods.has(removed)).toBe(true);
    expect(foods.has(kept)).toBe(false);
  });
});

describe('the table of words', () => {
  it('names only foods that exist', () => {
    const named = [
      ...EXCLUSION_WORDS.flatMap(({ foods = [] }) => foods),
      ...Object.values(DERIVED_FOODS).flat(),
      ...Object.values(FALSE_FRIENDS).flat(),
    ];

    expect(named.filter((id) => !findFood(id))).toEqual([]);
  });
});

describe('the way people write', () => {
  it.each(['Nuts', ' NUTS ', 'nut', 'no nuts', 'nut-free', 'nut allergy', 'crushed nuts', 'ｎｕｔｓ'])(
    '%s means nuts',
    (term) => {
      expect([...foodsRemoved(term)].sort()).toEqual([...foodsRemoved('nuts')].sort());
    },
  );

  it('understands an emoji, with or without its variation mark', () => {
    expect(foodsRemoved('🥜').has('peanut')).toBe(true);
    expect(foodsRemoved('🌾\uFE0F').has('whole-wheat-bread')).toBe(true);
  });

  it('forgives one wrong letter in a class word', () => {
    expect(foodsRemoved('penuts').has('peanut')).toBe(true);
    expect(foodsRemoved('glutten').has('semolina')).toBe(true);
  });

  it('reads several terms in one text', () => {
    expect(readExclusions('nuts and soy; fish').map(({ term }) => term)).toEqual(['nuts', 'soy', 'fish']);
  });

  it('takes nothing out for blanks and bare joining words', () => {
    expect(readExclusions('  ')).toEqual([]);
    expect(readExclusions('and , ;')).toEqual([]);
  });

  it('keeps an unknown word as a filter and says that it is unknown', () => {
    const [exclusion] = readExclusions('Dragon scales');

    expect(exclusion).toMatchObject({ term: 'Dragon scales', unknownWords: ['dragon', 'scale'] });
    expect(exclusion?.foods.size).toBe(0);
    expect(isKnownTerm('Dragon scales')).toBe(false);
  });

  it('survives text that is no word at all', () => {
    for (const text of ['💥', '***', '\u200d', 'a'.repeat(60), '$ne', "'; drop table food; --"]) {
      expect(() => readExclusions(text)).not.toThrow();
    }
  });
});
