import { LIST_UNITS } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { FOODS } from '@platewise/nutrition/foods/foods';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountToBuy } from './amount-to-buy.ts';
import { amountWords } from './amount-words.ts';
import { shopUnitOf } from './shop-unit.ts';

const words = (food: string | null, grams: number) => amountWords(amountToBuy(food, grams)).replaceAll('\u00a0', ' ');

/** Packs are bought in whole grams. */
const ROUNDED = 0.5;

/** Vegetables and fruits by weight, tea and coffee as they are drunk. */
const LOOSE = [
  'black-tea',
  'chilli-green',
  'chilli-red',
  'coffee',
  'ginger-root',
  'grape',
  'grapefruit',
  'green-tea',
  'jalapeno',
  'jerusalem-artichoke',
  'lychee',
  'parsnip',
  'passion-fruit',
  'plantain',
  'rhubarb',
  'shallot',
  'taro',
  'water-chestnut',
  'yam',
];

function everyNeed(holds: (food: string, needed: number) => void) {
  const food = fc.constantFrom(...FOODS.map(({ id }) => id));
  const needed = fc.oneof(fc.double({ min: 0.05, max: 300, noNaN: true }), fc.integer({ min: 1, max: 20_000 }));
  fc.assert(fc.property(food, needed, holds), { numRuns: 2000 });
}

/** The grams that are bought, and the size of the packs; null of loose food. */
function buy(food: string, needed: number) {
  const { grams, count } = amountToBuy(food, needed);
  const sizes = shopUnitOf(food)?.sizes ?? [];
  const size = count === null ? null : (sizes.find((one) => Math.round(one * count) === grams) ?? Number.NaN);
  return { bought: grams, count, size };
}

describe('what is bought', () => {
  test.each([
    ['onion', 330, '3 pieces (about 330 g)'],
    ['onion', 230, '2 pieces (about 220 g)'],
    ['onion', 235, '3 pieces (about 330 g)'],
    ['onion', 5, '1 piece (about 110 g)'],
    ['egg', 100, '2 eggs'],
    ['egg-white', 99, '3 eggs'],
    ['lemon-juice', 60, '2 lemons (about 96 g)'],
    ['garlic', 12, '1 bulb (about 30 g)'],
    ['coriander-leaf', 35, '2 bunches (about 60 g)'],
    ['coriander-leaf', 33, '1 bunch (about 30 g)'],
    ['chickpea-canned', 253, '1 tin (about 253 g)'],
    ['whole-milk', 900, '2 cartons (about 1 kg)'],
    ['whole-wheat-bread', 64, '1 loaf (about 400 g)'],
    ['firm-tofu', 700, '2 packs (about 800 g)'],
    ['saffron', 0.1, '1 pack (about 1 g)'],
    ['saffron', 1.4, '2 packs (about 2 g)'],
    ['oregano', 2, '1 pack (about 10 g)'],
    ['cumin', 4, '1 pack (about 50 g)'],
    ['olive-oil', 150, '1 bottle (about 230 g)'],
    ['olive-oil', 250, '1 bottle (about 230 g)'],
    ['olive-oil', 254, '1 bottle (about 460 g)'],
    ['capers', 50, '1 jar (about 99 g)'],
    ['red-wine-vinegar', 50, '1 bottle (about 504 g)'],
    ['millet', 250, '1 bag (about 500 g)'],
    ['millet', 1400, '3 bags (about 1.5 kg)'],
    ['millet', 1700, '2 bags (about 2 kg)'],
    ['millet', 9000, '9 bags (about 9 kg)'],
    ['rice-white', 3300, '1 bag (about 5 kg)'],
    ['salt', 12, '1 pack (about 500 g)'],
  ])('of %s for %d g: %s', (food, grams, sentence) => {
    expect(words(food, grams)).toBe(sentence);
  });

  test.each([
    [0.1, '50 g'],
    [50, '50 g'],
    [51, '100 g'],
    [240, '250 g'],
    [251, '300 g'],
    [500, '500 g'],
    [501, '750 g'],
    [1000, '1 kg'],
    [1001, '1.5 kg'],
    [62_300, '62.5 kg'],
  ])('of loose ginger for %d g: %s', (grams, sentence) => {
    expect(words('ginger-root', grams)).toBe(sentence);
  });

  test('of a food that the table does not have is loose', () => {
    expect(words(null, 120)).toBe('150 g');
  });

  test('covers what is needed but for a tenth of a pack, and is packs of one size that a shop sells', () => {
    everyNeed((food, needed) => {
      const { size, bought, count } = buy(food, needed);
      if (size === null) expect(bought).toBeGreaterThanOrEqual(needed);
      else expect(bought).toBeGreaterThanOrEqual(needed - size * 0.1 - ROUNDED);
      expect(count === null || count >= 1).toBe(true);
    });
  });

  test('leaves no more than the smallest pack over, unless more than three of that are needed', () => {
    everyNeed((food, needed) => {
      const [smallest] = shopUnitOf(food)?.sizes ?? [];
      if (smallest === undefined || needed > 3 * smallest) return;
      expect(buy(food, needed).bought).toBeLessThanOrEqual(needed + smallest + ROUNDED);
    });
  });

  test('is the least of all sizes of which three packs are enough, and never less for who needs more', () => {
    everyNeed((food, needed) => {
      const { bought, count } = buy(food, needed);
      for (const size of shopUnitOf(food)?.sizes ?? []) {
        const packs = Math.max(1, Math.ceil(needed / size - 0.1));
        if (packs > 3) continue;
        expect(bought).toBeLessThanOrEqual(packs * size + ROUNDED);
        if (Math.round(packs * size) === bought) expect(count).toBeLessThanOrEqual(packs);
      }
      expect(buy(food, needed * 1.1).bought).toBeGreaterThanOrEqual(bought);
    });
  });

  test('is bought again as it was, so that what was ticked keeps its words', () => {
    everyNeed((food, needed) => {
      const { bought } = buy(food, needed);
      expect(buy(food, Math.max(needed, bought)).bought).toBe(bought);
    });
  });

  test('of a pinch of a spice is no more than 100 g, salt aside', () => {
    for (const { id, group } of FOODS) {
      if (group === 'herb-spice' && id !== 'salt') expect(amountToBuy(id, 0.1).grams, id).toBeLessThanOrEqual(100);
    }
  });

  test('is packs or pieces of every food but what is weighed at the till and drinks that are made at home', () => {
    const loose = FOODS.filter(({ id }) => shopUnitOf(id) === null);

    expect(loose.map(({ id }) => id).toSorted()).toEqual(LOOSE);
  });

  test('is stated in words for every unit', () => {
    expect(Object.keys(texts.shoppingList.quantity.units).toSorted()).toEqual(
      LIST_UNITS.filter((unit) => unit !== 'loose').toSorted(),
    );
  });
});
