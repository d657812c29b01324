import { describe, expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { recipeWithSide, SIDES } from '../recipes/sides.ts';
import { cookingOfFood } from './cooking-of-food.ts';
import { mealNutrients } from './meal-nutrients.ts';

describe('how one food of a dish is cooked', () => {
  it.each([
    ['beside the dish', 'semi-skimmed-milk', ['Simmer the lentils.', 'Pour the semi-skimmed milk to drink with it.']],
    ['on top of it', 'coriander-leaf', ['Fry the onion in the oil.', 'Scatter the dish with the coriander.']],
    [
      'made while it cools',
      'avocado',
      ['Bake the crackers.', 'Mash the avocado with salt.', 'Pile it on the crackers.'],
    ],
  ])('is not at all when it comes last: %s', (_where, food, steps) => {
    expect(isCooked(food, steps)).toBe(false);
  });

  it.each([
    ['named before something is heated', 'semi-skimmed-milk', ['Warm the milk.', 'Pour the milk over the oats.']],
    [
      'named by a part of its name',
      'low-fat-milk',
      ['Simmer the lentils in coconut milk.', 'Stir in the low-fat milk.'],
    ],
    ['meant with everything', 'cheddar', ['Put everything in the pan and fry it.', 'Serve it with cheddar.']],
    ['meant with its kind', 'spinach', ['Steam the greens.', 'Toss the spinach with the oil.']],
    ['named by no step', 'parsley', ['Fry the onion.', 'Scatter it with herbs.']],
    ['never eaten raw', 'egg', ['Fry the onion.', 'Lay the egg on top.']],
  ])('is as the dish where that is not clear: %s', (_why, food, steps) => {
    expect(isCooked(food, steps)).toBe(true);
  });

  it('is not, for a glass of milk beside any dish that has none', () => {
    const milk = SIDES.find(({ name }) => name === 'a glass of milk');
    const heated = RECIPES.filter(({ steps, cookMinutes }) => cookMinutes > 0 && !/milk/i.test(steps.join(' ')));

    const cooked = heated
      .map((recipe) => recipeWithSide(recipe, milk as (typeof SIDES)[number]))
      .filter(({ steps }) => isCooked('semi-skimmed-milk', steps) && !/everything|ingredient/i.test(steps.join(' ')));

    expect(heated.length).toBeGreaterThan(400);
    expect(cooked.map(({ id }) => id)).toEqual([]);
  });

  it('leaves a glass of milk all its vitamin B12', () => {
    const glass = [{ food: foodOf('semi-skimmed-milk'), grams: 250 }];

    const [low, high] = mealNutrients(glass, ['Simmer the lentils.', 'Pour the semi-skimmed milk.']).vitaminB12;

    expect(low).toBe(high);
    expect(low).toBeCloseTo(mealNutrients(glass, []).vitaminB12[0], 9);
  });
});

function isCooked(id: string, steps: readonly string[]): boolean {
  const { methods, hasOtherHeat } = cookingOfFood(foodOf(id), steps);
  return hasOtherHeat || methods.size > 0;
}

function foodOf(id: string) {
  const food = findFood(id);
  if (!food) throw new Error(`No food ${id}`);
  return food;
}
