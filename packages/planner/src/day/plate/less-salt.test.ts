import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../request/read-request.ts';
import { findDish } from '../candidates/find-candidates.ts';
import { type Dish, portionsOfDish } from '../dish.ts';
import { figuresOf } from '../figures.ts';
import { sodiumLimit } from '../scoring/nutrient-aims.ts';
import { lessSalt } from './less-salt.ts';
import type { KitchenMeal } from './round-to-kitchen.ts';

const task = (mealCount: number) =>
  readRequest(
    generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount, calorieTarget: 1800 }),
  );

/** A kitchen meal with so many grams of salt of its own. */
function mealWith(salt: number): KitchenMeal {
  const dish = findDish('Tandoori chicken with cumin rice and kachumber') as Dish;
  const portions = portionsOfDish(dish).map(({ food, grams }) => ({ food, grams: food.id === 'salt' ? salt : grams }));
  const fitted = { dish, slotKcal: dish.figures.kcal, scales: [], commonScale: 1, figures: dish.figures, breach: 0 };
  return { fitted, portions, figures: figuresOf(portions), breach: 0 };
}

const saltOf = (meals: readonly KitchenMeal[]) =>
  meals.flatMap(({ portions }) => portions.filter(({ food }) => food.id === 'salt').map(({ grams }) => grams));
const sodiumOf = (meals: readonly KitchenMeal[]) =>
  meals
    .flatMap(({ portions }) => portions)
    .reduce((sum, { food, grams }) => sum + (boundFigure(food, 'sodium').high * grams) / 100, 0);

describe('the salt of recipes', () => {
  it('stays where the day keeps below the limit of sodium', () => {
    expect(saltOf(lessSalt(task(3), [mealWith(1), mealWith(1)]))).toEqual([1, 1]);
  });

  it('shrinks so far that the day keeps below it, and no further than a step of the scale for each', () => {
    const meals = lessSalt(task(3), [mealWith(3), mealWith(4)]);

    expect(sodiumOf(meals)).toBeLessThanOrEqual(sodiumLimit(1800));
    expect(sodiumOf(meals)).toBeGreaterThan(sodiumLimit(1800) - 2 * 0.05 * 388);
  });

  it('shrinks by half at most', () => {
    expect(saltOf(lessSalt(task(3), [mealWith(8), mealWith(12)]))).toEqual([4, 6]);
  });

  it('stays in days that do not aim at nutrients', () => {
    expect(saltOf(lessSalt(task(2), [mealWith(8)]))).toEqual([8]);
  });
});
