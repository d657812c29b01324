import { expect, it } from 'vitest';
import { searchUsdaFoods } from './search-usda-foods.ts';

const names = (text: string, limit = 3) => searchUsdaFoods(text, { limit }).map(({ name }) => name);

it.each([
  ['milk', /^Milk, whole, 3\.25%/],
  ['whole milk', /^Milk, whole, 3\.25%/],
  ['egg', /^Egg, whole, raw/],
  ['boiled egg', /hard-boiled/],
  ['egg white', /^Egg, white, raw, fresh/],
  ['fried egg', /^Egg, whole, cooked, fried/],
  ['chicken breast', /^Chicken, .*breast, .*meat only/],
  ['turkey breast', /^Turkey, .*breast, meat only/],
  ['chicken breast cooked', /^Chicken, .*breast, meat only, cooked/],
  ['chicken thigh', /^Chicken, .*thigh, meat/],
  ['chicken breast raw', /^Chicken, .*breast, .*raw$/],
  ['rice cooked', /^Rice, white, .*cooked/],
  ['brown rice cooked', /^Rice, brown, .*cooked/],
  ['lentils cooked', /^Lentils, mature seeds, cooked/],
  ['cooked chickpeas', /^Chickpeas .*cooked/],
  ['apple', /^Apples, raw/],
  ['banana', /^Bananas, raw/],
  ['strawberries', /^Strawberries, raw/],
  ['sweet potato', /^Sweet potato, raw/],
  ['baked potato', /^Potatoes, baked/],
  ['mashed potato', /^Potatoes, mashed/],
  ['potato chips', /potato chips, plain/],
  ['french fries', /french fried/],
  ['bread', /^Bread, white/],
  ['whole wheat bread', /^Bread, whole-wheat/],
  ['naan', /^Bread, naan, plain/],
  ['coffee', /^Beverages, coffee, brewed/],
  ['black coffee', /^Beverages, coffee, brewed/],
  ['red wine', /wine, table, red$/],
  ['beer', /beer, regular/],
  ['yogurt', /^Yogurt, plain, whole/],
  ['cheddar', /^Cheese, cheddar$/],
  ['peanut butter', /^Peanut butter/i],
  ['ice cream', /^Ice creams, vanilla/],
  ['salmon', /^Fish, salmon, .*raw$/],
  ['honey', /^Honey$/],
  ['olive oil', /^Oil, olive/],
  ['butter', /^Butter, salted$/],
  ['hummus', /^Hummus/],
  ['apple pie', /^Pie, .*apple/i],
  ['big mac', /BIG MAC$/],
])('finds for “%s” what people mean by it first', (typed, first) => {
  expect(names(typed)[0]).toMatch(first);
});

it.each([
  ['roti', /^Bread, chapati or roti/],
  ['coke', /cola/],
  ['donut', /^Doughnuts/],
  ['palak', /^Spinach, raw/],
  ['dahi', /^Yogurt, plain, whole/],
])('finds “%s” in the words of the table', (typed, first) => {
  expect(names(typed)[0]).toMatch(first);
});

it.each([
  ['brocolli', /^Broccoli, raw/],
  ['strawberies', /^Strawberries, raw/],
  ['bananna', /^Bananas, raw/],
  ['yoghurt', /^Yogurt/],
  ['spagheti', /^Spaghetti/],
  ['potatos', /^Potatoes/],
])('finds “%s” with its letters set right', (typed, first) => {
  expect(names(typed)[0]).toMatch(first);
});

it('finds words that are still being typed, whole words first', () => {
  expect(names('strawb')[0]).toMatch(/^Strawberries/);
  expect(names('chicken bre', 20).every((name) => /chicken/i.test(name) && /bre/i.test(name))).toBe(true);
  expect(names('milk', 20).findIndex((name) => name.startsWith('Milk dessert'))).toBe(-1);
});

it('finds the breast that people cook before slices of it', () => {
  const found = names('chicken breast', 20);

  expect(found.slice(0, 5).some((name) => /cooked/.test(name))).toBe(true);
  expect(found.slice(0, 7).filter((name) => /deli|sliced|roll|breaded/.test(name))).toEqual([]);
});

it('finds only rows that hold every word, and nothing for what is no food', () => {
  expect(names('chicken', 2)).toHaveLength(2);
  expect(names('cooked brown rice', 20).filter((name) => !/cooked/i.test(name) || !/brown/i.test(name))).toEqual([]);
  expect(['zebra', '???', ' ', '💥', 'with'].flatMap((typed) => names(typed))).toEqual([]);
});
