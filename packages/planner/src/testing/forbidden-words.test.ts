import { DIETS } from '@platewise/contract/generation/options';
import { readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { describe, expect, it } from 'vitest';
import { DIET_WORDS, forbiddenIn, forbiddenInText, TERM_WORDS } from './forbidden-words.ts';

const nameOf = (id: string) => FOODS.find((food) => food.id === id)?.name ?? id;

// The checker and the flags are written apart; where they differ about a food of the table, one of them is wrong.
describe('the checker of plans, from names alone', () => {
  it.each(Object.keys(TERM_WORDS))('sees every food that "%s" takes out, and no other', (term) => {
    const removed = new Set(readExclusions(term).flatMap(({ foods }) => [...foods]));
    const seen = FOODS.filter(({ name }) => forbiddenIn([name], TERM_WORDS[term] ?? []).length > 0);

    expect(seen.map(({ name }) => name).sort()).toEqual([...removed].map(nameOf).sort());
  });

  it.each(DIETS)('sees every food that the diet %s forbids, and no other', (diet) => {
    const { excludes, allows = [], oliveOilOnly = false } = DIET_RULES[diet];
    const forbidden = FOODS.filter(
      ({ id, classes }) =>
        (!allows.includes(id) && classes.some((one) => excludes.includes(one))) ||
        (oliveOilOnly && classes.includes('added-fat') && !classes.includes('olive-oil')),
    );

    const seen = FOODS.filter(({ name }) => forbiddenIn([name], DIET_WORDS[diet] ?? []).length > 0);

    expect(seen.map(({ name }) => name)).toEqual(forbidden.map(({ name }) => name));
  });

  it.each([
    ['nuts', 'Scatter with flaked almonds.', 'almonds'],
    ['dairy', 'Finish with a spoon of ghee.', 'ghee'],
    ['gluten', 'Season with soy sauce.', 'soy sauce'],
    ['fish', 'Add a dash of Worcestershire sauce.', 'worcestershire'],
    ['peanuts', 'Serve with a satay dip.', 'satay'],
    ['eggs', 'Whisk the yolks.', 'yolks'],
    ['alcohol', 'Deglaze with a glass of sherry.', 'sherry'],
  ])('finds what "%s" forbids in a step: %s', (term, step, word) => {
    expect(forbiddenInText([step], ['carrot'], TERM_WORDS[term] ?? [])).toEqual([word]);
  });

  it.each([
    ['nuts', 'Cut them into walnut-sized pieces.'],
    ['fish', 'Fish out the bay leaf.'],
    ['dairy', 'Stir in the coconut milk and the peanut butter.'],
    ['gluten', 'Boil the rice noodles.'],
  ])('takes no figure of speech for food: %s', (term, step) => {
    expect(forbiddenInText([step], ['carrot'], TERM_WORDS[term] ?? [])).toEqual([]);
  });

  it('finds no food in titles and steps that the ingredients do not list', () => {
    const rules = { ...TERM_WORDS, ...DIET_WORDS };
    const named = RECIPES.flatMap(({ id, name, steps, items }) => {
      const names = items.map(([food]) => nameOf(food));
      return Object.entries(rules)
        .filter(([, words]) => forbiddenIn(names, words).length === 0)
        .flatMap(([rule, words]) =>
          forbiddenInText([name, ...steps], names, words).map((word) => `${id}: ${word}, ${rule}`),
        );
    });

    expect(named).toEqual([]);
  });
});
