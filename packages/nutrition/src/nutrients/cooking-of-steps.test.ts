import { describe, expect, it } from 'vitest';
import { RECIPES } from '../recipes/recipes.ts';
import { cookingOfSteps } from './cooking-of-steps.ts';

describe('how steps cook a dish', () => {
  it.each([
    ['Simmer the lentils for 16 minutes.', ['boiled'], false],
    ['Stir-fry the tofu in a hot wok.', ['fried'], false],
    ['Roast the carrots in the oven.', ['baked'], false],
    ['Fry the onion, then add the stock and simmer.', ['boiled', 'fried'], false],
    ['Cook the rice, covered, for 15 minutes.', [], true],
    ['Fry the onion and cook the rice.', ['fried'], true],
    ['Melt the chocolate.', [], true],
    ['Slice the tomato and toss it with the oil.', [], false],
    ['Spread the peanut butter on the bread.', [], false],
  ])('is read from their words: %s', (step, methods, hasOtherHeat) => {
    const cooking = cookingOfSteps([step]);

    expect([...cooking.methods]).toEqual(methods);
    expect(cooking.hasOtherHeat).toBe(hasOtherHeat);
  });

  it('finds heat in nearly every recipe that has minutes of it', () => {
    const cold = RECIPES.filter(({ cookMinutes, steps }) => {
      const { methods, hasOtherHeat } = cookingOfSteps(steps);
      return cookMinutes > 0 && methods.size === 0 && !hasOtherHeat;
    });

    expect(cold.map(({ id }) => id)).toEqual([]);
  });
});
