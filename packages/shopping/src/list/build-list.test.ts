import { LIST_AISLES } from '@platewise/contract/shopping/list-options';
import { findFood } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import { describe, expect, test } from 'vitest';
import { isStaple } from '../amounts/is-staple.ts';
import { lineCost } from '../amounts/line-cost.ts';
import { aisleByName } from './aisle-by-name.ts';
import { buildList, missingGrams } from './build-list.ts';
import type { ListMeal } from './list-meal.ts';
import { mergeList } from './merge-list.ts';

const ORIGIN = { date: '2026-03-09', slot: 'dinner', planId: null, mealId: 'meal-1', day: null } as const;
const item = (food: string, grams: number) => ({ food, name: findFood(food)?.name ?? food, fdcId: null, grams });
const one = (meal: ListMeal['meal'], servings = 1): ListMeal => ({ meal, servings, origin: ORIGIN });
const build = (meals: ListMeal[], { people = 1, pantry = [] as string[] } = {}) =>
  buildList(meals, { people, pantry: new Map(pantry.map((food) => [food, null])) });

describe('a list', () => {
  test('sums a food over meals, servings and people, and says for what', () => {
    const meals = [
      one({ name: 'Soup', items: [item('onion', 50), item('onion', 30)] }, 0.5),
      one({ name: 'Stew', items: [item('onion', 100)] }, 2),
    ];

    const { lines } = build(meals, { people: 3 });

    expect(lines).toMatchObject([{ id: 'onion', kind: 'food', aisle: 'produce', needed: 720 }]);
    expect(lines[0]?.sources.map(({ meal, grams }) => [meal, grams])).toEqual([
      ['Soup', 120],
      ['Stew', 600],
    ]);
  });

  test('buys a pot once, however many people the rest is for', () => {
    const pot = { ...one({ name: 'Dal', items: [item('onion', 300)] }), isPot: true };
    const rest = one({ name: 'Fry', items: [item('onion', 50)] });

    const { lines } = build([pot, rest], { people: 4 });

    expect(lines).toMatchObject([{ id: 'onion', needed: 500 }]);
  });

  test('leaves out what is counted at home, once over all its meals, and what eaten meals needed', () => {
    const meals = [
      { ...one({ name: 'Soup', items: [item('onion', 200)] }), isEaten: true },
      one({ name: 'Stew', items: [item('onion', 300)] }),
      one({ name: 'Fry', items: [item('onion', 400)] }),
    ];
    const missing = (grams: number | null, bought = 0) => {
      const { lines } = buildList(meals, { people: 1, pantry: new Map([['onion', grams]]) });
      return lines.map((line) => [missingGrams(line, bought), line.isAtHome]);
    };

    expect(missing(250.5)).toEqual([[449.5, false]]);
    expect(missing(250.5, 100)).toEqual([[349.5, false]]);
    expect(missing(700)).toEqual([[0, true]]);
    expect(missing(0)).toEqual([[700, false]]);
    // Nobody counts it: it is bought, or at home, whatever was eaten.
    expect(missing(null)).toEqual([[900, true]]);
  });

  test('lets ingredients without grams stand, each text once, and reports meals without any', () => {
    const meals = [
      one({ name: 'Cake', ingredients: ['2 cups flour', 'Salt'] }),
      one({ name: 'Bread', ingredients: [' 2 CUPS flour '] }, 2),
      one({ name: 'Mystery' }),
    ];

    const { lines, withoutIngredients } = build(meals, { people: 2 });

    expect(lines.map(({ kind, name, needed, food }) => [kind, name, needed, food])).toEqual([
      ['line', '2 cups flour', 6, null],
      ['line', 'Salt', 2, null],
    ]);
    expect(withoutIngredients).toEqual(['Mystery']);
  });

  test('takes the lines that no item stands for, so that nothing is lost', () => {
    const meal = { name: 'Mix', items: [item('onion', 50)], ingredients: ['50 g onion', 'a handful of samphire'] };

    expect(build([one(meal)]).lines.map(({ name }) => name)).toEqual(['onion', 'a handful of samphire']);
  });

  test.each([
    [
      'egg',
      ['2 eggs', 'Eggs, beaten', '1 egg (50 g)', '50 g egg'],
      ['1 eggplant', '2 egg plants', '100 g egg noodles'],
    ],
    ['onion', ['2 ONIONS, diced', 'red onion'], ['2 spring onions', 'onionskin paper']],
    ['aubergine', ['1 large brinjal', 'Aubergines'], ['2 eggs']],
    ['ham', ['smoked ham'], ['hamburger buns', 'graham crackers']],
    ['milk', ['a splash of milk'], ['200 ml coconut milk']],
  ])('a line with the words of %s is that item, one of another food stands by itself', (food, same, others) => {
    const meal = { name: 'Mix', items: [item(food, 50)], ingredients: [...same, ...others] };

    expect(build([one(meal)]).lines.map(({ name }) => name)).toEqual([item(food, 50).name, ...others]);
  });

  test('has no line next to the items of any of our own meals', () => {
    const lines = build(RECIPES.map((recipe) => one(recipeMeal(recipe, { id: 'meal-1' })))).lines;

    expect(lines.filter(({ kind }) => kind === 'line')).toEqual([]);
  });

  test('keeps a food that only its meal knows, by its name', () => {
    const meal = { name: 'New', items: [{ food: 'gone', name: 'Dragon root', fdcId: null, grams: 80 }] };

    const [line] = build([one(meal), one(meal)]).lines;

    expect(line).toMatchObject({ kind: 'food', food: null, name: 'Dragon root', aisle: 'other', needed: 160 });
    expect(mergeList([], line ? [line] : [])).toMatchObject([{ quantity: '200\u00a0g', category: 'Other' }]);
  });

  test('marks what is at home and what probably is', () => {
    const { lines } = build([one({ name: 'Fry', items: [item('onion', 50), item('salt', 3)] })], { pantry: ['onion'] });

    expect(mergeList([], lines).map(({ id, status, isStaple: isProbable }) => [id, status, isProbable])).toEqual([
      ['onion', 'have', false],
      ['salt', 'open', true],
    ]);
  });

  test('stands in the order of the aisles', () => {
    const meals = RECIPES.slice(0, 40).map((recipe) => one(recipeMeal(recipe, { id: 'meal-1' })));
    const places = mergeList([], build(meals).lines).map(({ aisle }) => LIST_AISLES.indexOf(aisle));

    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('a price', () => {
  test('is that of the amount, with its basis; there is none where nobody knows', () => {
    expect(lineCost('onion', 330).inr).toMatchObject({ amount: 8.25, isEstimate: false, standIn: null });
    expect(lineCost('chicken-breast', 300)).toMatchObject({
      inr: { amount: 159.6, isEstimate: false, standIn: null },
      usd: { amount: 3.1, isEstimate: false, standIn: null },
    });
    expect(lineCost('chicken-drumstick', 300).usd).toMatchObject({ isEstimate: false });
    expect(lineCost('brie', 100)).toEqual({ inr: null, usd: null });
    expect(lineCost(null, 5)).toEqual({ inr: null, usd: null });
  });
});

describe('a staple', () => {
  test.each([
    ['salt', 5, true],
    ['olive-oil', 60, true],
    ['olive-oil', 251, false],
    ['cumin', 4, true],
    ['wheat-flour-whole', 200, true],
    ['white-sugar', 20, true],
    ['saffron', 0.2, false],
    ['tamarind', 20, false],
    ['coriander-leaf', 20, false],
    ['rice-white', 60, false],
    ['butter', 20, false],
  ])('%s, %d g: %s', (id, grams, expected) => {
    const food = findFood(id);

    expect(food && isStaple(food, grams)).toBe(expected);
  });
});

describe('the aisle of what people write', () => {
  test.each([
    ['Milk', 'dairy'],
    ['ONIONS', 'produce'],
    ['eggs', 'dairy'],
    ['eggplant', 'produce'],
    ['egg plants', 'produce'],
    ['egg noodles', 'grains'],
    ['kaju', 'nuts'],
    ['Basmati rice', 'grains'],
    ['frozen peas', 'frozen'],
    ['organic carrots', 'produce'],
    ['Bin bags', 'other'],
    ['🕯️', 'other'],
  ])('of %j is %s', (name, aisle) => {
    expect(aisleByName(name)).toBe(aisle);
  });
});
