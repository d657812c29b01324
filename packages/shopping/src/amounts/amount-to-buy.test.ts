import { LIST_UNITS } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { FOODS, findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import { amountToBuy } from './amount-to-buy.ts';
import { amountWords } from './amount-words.ts';
import { shopUnitOf } from './shop-unit.ts';
import { SPICE_PACKS } from './spice-packs.ts';

const words = (food: string | null, grams: number) => amountWords(amountToBuy(food, grams)).replaceAll('\u00a0', ' ');

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
    ['cumin', 4, '50 g'],
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
  ])('of loose rice for %d g: %s', (grams, sentence) => {
    expect(words('rice-white', grams)).toBe(sentence);
  });

  test('of a food that the table does not have is loose', () => {
    expect(words(null, 120)).toBe('150 g');
  });

  test('is never more than a tenth of a unit too little, for any food', () => {
    for (const { id } of FOODS) {
      for (const grams of [0.5, 17, 250, 1234]) {
        const { grams: bought, count } = amountToBuy(id, grams);
        const short = (shopUnitOf(id)?.grams ?? 0) * 0.1 + 0.5;
        expect(bought, id).toBeGreaterThanOrEqual(grams - short);
        expect(count === null || count >= 1, id).toBe(true);
      }
    }
  });

  test('of a pinch of anything is a pack that lasts a while, and no more than 50 g of a spice', () => {
    for (const [food] of SPICE_PACKS) expect(findFood(food), food).toBeDefined();
    for (const { id, group } of FOODS) {
      if (group === 'herb-spice' && id !== 'lemongrass') expect(amountToBuy(id, 0.1).grams, id).toBeLessThanOrEqual(50);
    }
  });

  test('is stated in words for every unit', () => {
    expect(Object.keys(texts.shoppingList.quantity.units).toSorted()).toEqual(
      LIST_UNITS.filter((unit) => unit !== 'loose').toSorted(),
    );
  });
});
