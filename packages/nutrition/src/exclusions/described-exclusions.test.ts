import { describe, expect, it } from 'vitest';
import { readExclusions, readHealthWords } from './read-exclusions.ts';

const termsOf = (text: string) => readExclusions(text).map(({ term }) => term);

describe('an exception', () => {
  it.each([
    ['dairy except yogurt', 'plain-yogurt', 'yogurt'],
    ['nuts (almonds are ok)', 'almond', 'almonds'],
    ['nuts but almonds are fine', 'almond', 'almonds'],
    ['meat other than chicken', 'chicken-breast', 'chicken'],
  ])('%s: the whole class goes out, and this is reported', (text, food, exception) => {
    const [exclusion] = readExclusions(text);

    expect(exclusion?.foods.has(food)).toBe(true);
    expect(exclusion?.understoodAs).toContain(`the exception “${exception}” is not applied`);
    expect(exclusion?.caveat).toContain('was not applied');
  });

  it('of what was never in the class needs no word', () => {
    const [exclusion] = readExclusions('nuts except coconut');

    expect(exclusion?.caveat).toBeUndefined();
    expect(exclusion?.foods.has('coconut-milk')).toBe(false);
  });

  it('leaves what is fine in, and what is not fine out', () => {
    const [sesame] = readExclusions('sesame but fish is fine');

    expect(sesame?.foods.has('tahini')).toBe(true);
    expect(sesame?.foods.has('salmon')).toBe(false);
    expect(readExclusions('nuts are not ok')[0]?.foods.has('almond')).toBe(true);
    expect(readExclusions('fish is fine')[0]).toMatchObject({ unknownWords: [], caveat: expect.any(String) });
  });
});

describe('a term that is understood in part', () => {
  it('keeps the rest as a filter on words', () => {
    expect(readExclusions('tofu zebra')).toMatchObject([
      { term: 'tofu zebra', unknownWords: null },
      { term: 'zebra', unknownWords: ['zebra'] },
    ]);
  });

  it('takes a word of the kitchen for no food', () => {
    expect(termsOf('tomato sauce')).toEqual(['tomato sauce']);
    expect(termsOf("I can't eat anything with milk in it")).toHaveLength(1);
  });
});

describe('pepper', () => {
  it.each([
    ['pepper', ['black-pepper', 'bell-pepper-red', 'chilli-red'], []],
    ['bell peppers', ['bell-pepper-red'], ['black-pepper', 'chilli-red']],
    ['black pepper', ['black-pepper'], ['bell-pepper-red', 'chilli-red']],
    ['chilli', ['chilli-red', 'hot-sauce'], ['black-pepper', 'bell-pepper-red']],
  ])('%s', (text, removed, kept) => {
    const [exclusion] = readExclusions(text);

    expect(removed.filter((id) => !exclusion?.foods.has(id))).toEqual([]);
    expect(kept.filter((id) => exclusion?.foods.has(id))).toEqual([]);
  });

  it('alone says that it can mean several things', () => {
    expect(readExclusions('pepper')[0]?.understoodAs).toContain('can mean any of them');
  });
});

describe('additives', () => {
  it.each([
    ['E322', 'soy-sauce'],
    ['E322', 'egg'],
    ['e 441', 'gelatine'],
    ['E-901', 'honey'],
    ['E1105', 'egg'],
    ['E966', 'feta'],
    ['E220-E228', 'red-wine'],
  ])('%s takes out %s', (text, food) => {
    expect(readExclusions(text)[0]?.foods.has(food)).toBe(true);
  });

  it.each(['e-numbers', 'E471', 'E120', 'preservatives', 'MSG'])('%s is reported as not assessed', (text) => {
    expect(readExclusions(text)).toMatchObject([
      { term: text, unknownWords: [], caveat: expect.stringContaining('no listing of additives') },
    ]);
  });
});

describe('a state of health or a custom', () => {
  it.each(['diabetic', 'IBS', 'low FODMAP', 'gout', 'kidney disease', 'breastfeeding', 'high blood pressure'])(
    '%s is honestly not planned for',
    (text) => {
      const [exclusion] = readExclusions(text);

      expect(exclusion?.foods.size).toBe(0);
      expect(exclusion?.caveat).toContain('cannot plan for a medical condition');
      expect(readHealthWords(`I have ${text}`)).toHaveLength(1);
    },
  );

  it('leaves out what its name says', () => {
    expect(readExclusions('coeliac')[0]?.foods.has('semolina')).toBe(true);
    expect(readExclusions('lactose intolerant')[0]?.foods.has('feta')).toBe(true);
    expect(termsOf('coeliac disease')).toEqual(['coeliac disease', 'coeliac disease as a condition']);
  });

  it.each([
    ['halal', ['bacon', 'red-wine', 'vanilla-extract', 'gelatine'], 'halal certification'],
    ['kosher', ['bacon', 'prawn', 'mussel'], 'kosher certification'],
    ['jain', ['onion', 'garlic', 'potato', 'carrot', 'egg', 'chicken-breast', 'honey'], 'Jain practice'],
  ])('%s is a stated set, and no certificate', (text, removed, untold) => {
    const [set, described] = readExclusions(text);

    expect(removed.filter((id) => !set?.foods.has(id))).toEqual([]);
    expect(described).toMatchObject({ term: untold, unknownWords: [], caveat: expect.stringContaining('cannot tell') });
  });

  it.each([
    ['crayfish', 'prawn'],
    ['scampi', 'prawn'],
    ['krill', 'crab'],
    ['snails', 'mussel'],
    ['calamari', 'squid'],
    ['beer', 'red-wine'],
    ['mirin', 'vanilla-extract'],
    ['seitan', 'vital-wheat-gluten'],
  ])('%s takes out %s', (text, food) => {
    expect(readExclusions(text)[0]?.foods.has(food)).toBe(true);
  });
});
