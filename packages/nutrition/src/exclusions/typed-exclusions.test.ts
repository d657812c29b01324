import { describe, expect, it } from 'vitest';
import { readExclusions } from './read-exclusions.ts';

const foodsRemoved = (text: string) => new Set(readExclusions(text).flatMap(({ foods }) => [...foods]));

describe('what people type takes out what they mean', () => {
  it.each([
    ['no egg whites', 'egg'],
    ['egg yolk', 'mayonnaise'],
    ['animal products', 'whole-milk'],
    ['animal fat', 'chicken-stock-cube'],
    ['vegan', 'honey'],
    ['non-veg', 'egg'],
    ['jain', 'garlic'],
    ['halal', 'bacon'],
    ['mutton', 'goat'],
    ['sesame seeds', 'tahini'],
    ['mustard seeds', 'yellow-mustard'],
    ['wheat flour', 'white-bread'],
    ['legumes', 'soy-sauce'],
    ['beans', 'green-bean'],
    ['chick peas', 'chickpea-canned'],
    ['sweet corn', 'sweetcorn-canned'],
    ['hazel nuts', 'hazelnut'],
    ['cashewnuts', 'cashew-butter'],
    ['peanutbutter', 'peanut-butter'],
    ['glutenfree', 'semolina'],
    ['nutfree', 'almond'],
    ['eggless', 'egg'],
    ['badam', 'almond-milk'],
    ['kaju', 'cashew-butter'],
    ['moongphali', 'peanut-butter'],
    ['dahi', 'low-fat-greek-yogurt'],
    ['pyaz', 'onion-powder'],
    ['lahsun', 'garlic-powder'],
    ['tamatar', 'ketchup'],
    ['rajma', 'kidney-bean-canned'],
    ['chole', 'chickpea-canned'],
    ['masoor', 'lentil-red'],
    ['matar', 'green-pea'],
    ['palak', 'spinach-frozen'],
    ['french beans', 'green-bean-frozen'],
    ['flax', 'flaxseed-oil'],
    ['basmati', 'rice-white'],
    ['maida', 'naan'],
    ['yeast', 'white-bread'],
    ['carrots', 'mixed-vegetables-frozen'],
    ['soft cheese', 'brie'],
    ['chiken', 'chicken-breast'],
    ['brocolli', 'broccoli'],
    ['mozarella', 'mozzarella'],
    ['egss', 'egg'],
    ['macademia', 'macadamia'],
    ['nuts. soy', 'firm-tofu'],
    ['ｎｕｔｓ，ｓｏｙ', 'firm-tofu'],
    ['nuts、soy', 'firm-tofu'],
  ])('%s takes out %s', (term, food) => {
    expect(foodsRemoved(term).has(food)).toBe(true);
  });

  it.each([
    ['olives', 'olive-oil'],
    ['cloves', 'garlic'],
    ['spaghetti', 'spaghetti-squash'],
    ['kidney', 'kidney-bean-dry'],
    ['wine', 'red-wine-vinegar'],
    ['cooking wine', 'pork-loin'],
    ['egg plant', 'egg'],
    ['cashew nuts (only a dislike)', 'almond'],
    ['cashew nuts', 'peanut'],
    ['mozzarella cheese', 'cheddar'],
    ['kidney beans', 'lentil-red'],
    ['fat', 'low-fat-yogurt'],
    ['palm oil', 'olive-oil'],
    ['root vegetables', 'spinach'],
    ['stone fruit', 'banana'],
    ['low salt', 'salt'],
    ['atta', 'rice-flour'],
    ['nut free except coconut', 'coconut-milk'],
  ])('%s leaves %s in', (term, food) => {
    expect(foodsRemoved(term).has(food)).toBe(false);
  });

  it('hears nothing in "none" and its like', () => {
    for (const term of ['none', 'Nil', 'n/a', 'nothing', 'no allergies', 'no exclusions']) {
      expect(readExclusions(term)).toEqual([]);
    }
  });

  it('does not take a word on how bad an allergy is for a food', () => {
    expect(readExclusions('tree-nut allergy, severe').map(({ unknownWords }) => unknownWords)).toEqual([null]);
  });

  it('keeps a generic word whole where another food stands before it', () => {
    const foods = foodsRemoved('tofu nuts');

    expect(foods.has('almond')).toBe(true);
    expect(foods.has('firm-tofu')).toBe(true);
  });
});
