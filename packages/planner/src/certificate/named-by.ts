import type { FoodId } from '@platewise/nutrition/compiled/food-ids';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { entryOf } from '@platewise/nutrition/words/entry-of';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';

/** Foods that carry a word in their name which does not mean them; a test holds that no other food does. */
export const ONLY_IN_NAME: Readonly<Record<string, readonly FoodId[]>> = {
  apple: ['custard-apple'],
  bread: ['wheat-flour-bread'],
  butter: ['almond-butter', 'cashew-butter', 'peanut-butter', 'sunflower-seed-butter'],
  chestnut: ['water-chestnut'],
  cider: ['cider-vinegar'],
  fat: [
    'buttermilk',
    'kefir',
    'low-fat-cottage-cheese',
    'low-fat-greek-yogurt',
    'low-fat-milk',
    'low-fat-yogurt',
    'nonfat-greek-yogurt',
    'nonfat-yogurt',
  ],
  'fat free': ['nonfat-greek-yogurt', 'nonfat-yogurt'],
  gluten: ['baking-powder', 'gluten-free-bread', 'pasta-corn'],
  'gluten free': ['baking-powder', 'gluten-free-bread', 'pasta-corn'],
  meat: ['crab', 'lobster'],
  milk: ['almond-milk', 'coconut-milk', 'rice-milk', 'soy-milk'],
  oil: ['anchovy', 'canned-sardine'],
  olive: ['anchovy', 'canned-sardine', 'olive-oil'],
  oyster: ['mushroom-oyster'],
  potato: ['sweet-potato'],
  seed: ['pomegranate'],
  spaghetti: ['spaghetti-squash'],
  sugar: ['sugar-snap-pea'],
  vegetable: ['vegetable-broth'],
  wheat: ['tamari'],
  'wheat free': ['tamari'],
  wine: ['red-wine-vinegar'],
};

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(FOODS.map(({ id, name }) => [id, wordsOf(name)]));

/**
 * Finds for a food's id whether its own name says an excluded term. The certificate reads with it what is left out a second
 * time: from the term and the names of foods alone, so that it does not repeat a fault of the reader that planned.
 */
export function namedBy(term: string): (food: string) => boolean {
  const words = wordsOf(term);
  const onlyInName: readonly string[] = entryOf(ONLY_IN_NAME, words.join(' ')) ?? [];
  return (food) => containsPhrase(NAMES.get(food) ?? [], words) && !onlyInName.includes(food);
}
