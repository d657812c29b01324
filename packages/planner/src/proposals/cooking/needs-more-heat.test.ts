import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import { needsMoreHeat } from './needs-more-heat.ts';

const dish = (ids: readonly string[], cookMinutes: number, steps: readonly string[]) => {
  const foods = ids.map((id) => {
    const food = findFood(id);
    if (!food) throw new Error(`${id} is no food.`);
    return food;
  });
  return needsMoreHeat(foods, { cookMinutes, steps });
};

describe('a dish of a model is refused where it leaves raw', () => {
  test.each<[string, string[], number, string[]]>([
    ['potato', ['potato', 'olive-oil'], 0, ['Grate the potato finely.', 'Toss it with the olive oil and serve.']],
    ['potato for a minute', ['potato'], 1, ['Slice the potato and fry it for 1 minute.']],
    ['tempeh', ['tempeh', 'spinach'], 0, ['Crumble the tempeh over the spinach.']],
    ['rice', ['rice-white', 'cucumber'], 0, ['Mix the white rice with the cucumber.']],
    [
      'rice that was boiled in an earlier step only',
      ['rice-white'],
      5,
      ['Boil some water.', 'Stir the white rice in.'],
    ],
    ['quinoa', ['quinoa', 'tomato'], 5, ['Toast the quinoa for 5 minutes.', 'Mix it with the tomato.']],
    [
      'flour',
      ['wheat-flour-white', 'honey'],
      0,
      ['Knead the plain white flour with the honey and roll it into balls.'],
    ],
    ['couscous', ['couscous', 'tomato'], 0, ['Mix the couscous with the tomato.']],
  ])('%s', (_, ids, cookMinutes, steps) => {
    expect(dish(ids, cookMinutes, steps)).toBe(true);
  });
});

describe('what needs no pan is not refused', () => {
  test.each<[string, string[], number, string[]]>([
    [
      'rolled oats',
      ['rolled-oats', 'honey'],
      0,
      ['Stir the rolled oats into water with the honey and chill overnight.'],
    ],
    [
      'couscous under boiling water',
      ['couscous'],
      5,
      ['Pour boiling water over the couscous and cover for 5 minutes.'],
    ],
    ['potatoes that are boiled', ['potato'], 15, ['Boil the diced potato for 12 minutes.']],
    ['tempeh that is fried', ['tempeh'], 6, ['Fry the tempeh for 6 minutes.']],
  ])('%s', (_, ids, cookMinutes, steps) => {
    expect(dish(ids, cookMinutes, steps)).toBe(false);
  });
});
