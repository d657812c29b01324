import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../request/read-request.ts';
import { findDish } from '../candidates/find-candidates.ts';
import type { Dish } from '../dish.ts';
import { AIMS, aimsAtNutrients, DAY_NEEDS, nutrientCost, nutrientSlope } from './nutrient-aims.ts';

const request = (fields: Record<string, unknown>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

const dish = (name: string) => findDish(name) as Dish;
const PLAIN = ['Fruit and nut muesli', 'Chicken Caesar salad', 'Miso noodle soup with tofu'].map(dish);

describe('what a day lacks', () => {
  const task = readRequest(request({ calorieTarget: 2000 }));

  it('costs less, the more of what it lacks a day holds', () => {
    const costs = [400, 800, 1600].map((kcal) => nutrientCost(task, DAY_NEEDS, PLAIN.slice(0, 1), [kcal]));

    expect(costs.toSorted((a, b) => b - a)).toEqual(costs);
  });

  it('asks vegans for no vitamin B12, which no plant holds', () => {
    const vegan = readRequest(request({ dietaryPreferences: 'vegan', calorieTarget: 2000 }));
    const needs = DAY_NEEDS.map((need, place) => (AIMS[place]?.nutrient === 'vitaminB12' ? need : 0));

    const none = nutrientCost(vegan, new Float64Array(AIMS.length), PLAIN.slice(0, 1), [500]);
    expect(nutrientCost(vegan, needs, PLAIN.slice(0, 1), [500])).toBe(none);
    expect(nutrientCost(task, needs, PLAIN.slice(0, 1), [500])).toBeGreaterThan(none);
  });

  it('is the slope of a dish that brings it', () => {
    const needs = DAY_NEEDS.map((need, place) => (AIMS[place]?.nutrient === 'vitaminB12' ? need : 0));
    const [fish, beans] = [dish('Sardines with orange and fennel'), dish('Miso noodle soup with tofu')];
    const slope = nutrientSlope(task, needs, [{ dishes: [beans], kcal: 2000 }]);

    expect(slope(fish, 600)).toBeLessThan(slope(beans, 600));
  });
});

describe('a task', () => {
  it.each([
    [{ mealCount: 3 }, true],
    [{ mealCount: 2 }, false],
    [{ slot: 'dinner', mealCount: 1, calorieTarget: 700 }, false],
  ])('%j aims at nutrients: %s', (fields, aims) => {
    expect(aimsAtNutrients(readRequest(request(fields)))).toBe(aims);
  });
});
