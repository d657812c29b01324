import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import { describe, expect, test } from 'vitest';
import { readDish } from './read-dish.ts';

/** The steps of a recipe that are left for the day. */
function leftOf(id: string): string[] {
  const recipe = RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  const { steps, finishFrom } = readDish(recipeMeal(recipe, { id: 'meal-1' }));
  return steps.slice(finishFrom).map(({ text }) => text);
}

const stepsOf = (id: string) => RECIPES.find((one) => one.id === id)?.steps;

describe('what is left for the day', () => {
  test('is serving, of a dish that keeps', () => {
    expect(leftOf('lobia-spinach-brown-rice')).toHaveLength(1);
  });

  test('is never the last step alone where that still speaks of the pan', () => {
    const ending = RECIPES.filter(({ steps }) => /off the heat/.test(steps.at(-1) ?? ''));

    expect(ending.length).toBeGreaterThan(5);
    for (const { id } of ending) expect(leftOf(id).length, id).not.toBe(1);
  });

  test('is a quick dish whole, and a dish that only waits in the cold not', () => {
    expect(leftOf('goan-prawn-scrambled-eggs')).toEqual(stepsOf('goan-prawn-scrambled-eggs'));
    expect(leftOf('cherry-almond-overnight-oats').length).toBeLessThan(
      stepsOf('cherry-almond-overnight-oats')?.length ?? 0,
    );
  });

  test('is cooking the fish: with its dish where that is quick, else from the fish on', () => {
    expect(leftOf('seared-tuna-aubergine-caponata')).toEqual(stepsOf('seared-tuna-aubergine-caponata'));
    const [first] = leftOf('haddock-corn-chowder');
    expect(first).toMatch(/^Lay in the haddock/);
  });

  test('is cooking eggs that are eaten soft, and meat that stays pink', () => {
    expect(leftOf('beef-turnip-hash-egg')[0]).toMatch(/^Fry the egg/);
    expect(leftOf('shakshuka-feta')).toEqual(stepsOf('shakshuka-feta'));
    expect(leftOf('venison-celeriac-blackberries')[0]).toMatch(/for two to three minutes a side for pink/);
  });

  test('is what is to be eaten at once, raw fish and a souffle whole', () => {
    expect(leftOf('dosa-potato-pea-palya')[0]).toMatch(/^Spread a ladle of batter/);
    for (const id of ['sea-bass-ceviche-avocado', 'goat-cheese-chive-souffle', 'lomo-saltado']) {
      expect(leftOf(id)).toEqual(stepsOf(id));
    }
  });

  test('is the hot oil, too, that is poured over a dish', () => {
    expect(leftOf('palakura-pappu-beetroot-poriyal').map((step) => step.slice(0, 20))).toEqual([
      'Heat the rest of the',
      'Pour this over the d',
    ]);
    expect(leftOf('red-lentil-dill-dal-jowar-roti').map((step) => step.slice(0, 18))).toEqual([
      'Heat the olive oil',
      'Add the chopped di',
    ]);
  });
});
