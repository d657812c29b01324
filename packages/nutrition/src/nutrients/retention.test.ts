import { describe, expect, it } from 'vitest';
import { RETENTION_JSON } from '../compiled/retention.ts';
import type { Food } from '../foods/food.ts';
import { findFood } from '../foods/foods.ts';
import { cookingOfSteps } from './cooking-of-steps.ts';
import { retention } from './retention.ts';
import { type CookingMethod, RETAINED_NUTRIENTS, type RetentionRow } from './retention-row.ts';

const ROWS: readonly RetentionRow[] = JSON.parse(RETENTION_JSON);

function food(id: string): Food {
  const found = findFood(id);
  if (!found) throw new Error(id);
  return found;
}

const cooked = (...methods: CookingMethod[]) => ({ methods: new Set(methods), hasOtherHeat: false });

describe('what cooking leaves', () => {
  it('is all of a food that nothing heats', () => {
    expect(retention(food('spinach'), 'vitaminC', cookingOfSteps(['Toss the spinach with the oil.']))).toEqual([1, 1]);
  });

  it('lies between the factors of the method, with or without the water', () => {
    expect(retention(food('lentil-brown'), 'folate', cooked('boiled'))).toEqual([0.3, 0.65]);
    expect(retention(food('chicken-breast'), 'vitaminB6', cooked('baked'))).toEqual([0.7, 0.8]);
    expect(retention(food('pasta'), 'potassium', cooked('boiled'))).toEqual([0.3, 1]);
  });

  it('is all at most where the food may be added raw', () => {
    expect(retention(food('spinach'), 'vitaminC', cooked('boiled'))).toEqual([0.55, 1]);
    expect(retention(food('carrot'), 'vitaminC', cooked('baked'))).toEqual([0.75, 1]);
  });

  it('lies between all factors of the kind where the method is open, or has no row', () => {
    const open = retention(food('rice-white'), 'folate', { methods: new Set(), hasOtherHeat: true });

    expect(open).toEqual([0.6, 0.7]);
    expect(retention(food('carrot'), 'folate', cooked('fried'))).toEqual([0.65, 1]);
  });

  it('is not published for fats, vitamins D, E and K or selenium, nor for oils, spices and soy foods', () => {
    expect(retention(food('salmon'), 'vitaminD', cooked('baked'))).toEqual([1, 1]);
    expect(retention(food('spinach'), 'vitaminK', cooked('boiled'))).toEqual([1, 1]);
    expect(retention(food('olive-oil'), 'vitaminA', cooked('fried'))).toEqual([1, 1]);
    expect(retention(food('firm-tofu'), 'calcium', cooked('fried'))).toEqual([1, 1]);
  });

  it('is printed in steps of five per cent', () => {
    const wrong = ROWS.filter(({ percent }) => percent.some((value) => value % 5 !== 0 || value < 5 || value > 100));

    expect(ROWS.every(({ percent }) => percent.length === RETAINED_NUTRIENTS.length)).toBe(true);
    expect(wrong).toEqual([]);
  });
});
