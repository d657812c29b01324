import { describe, expect, it } from 'vitest';
import { planMeals } from '../../day/plan-meals.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { effortOf, effortOfMeals, isCooking, kitchenOf } from './week-effort.ts';

const EMPTY = kitchenOf([]);
const TOAST = { cuisine: 'British', prepMinutes: 5, cookMinutes: 0 };

const effort = (foods: string[], recipe = TOAST, kitchen = EMPTY) => effortOf(kitchen, { foods, recipe });

function mealOf(name: string, foods: readonly string[]): PlannedMeal {
  const outcome = planMeals(
    {
      goal: 'balanced',
      dietaryPreferences: 'none',
      mealCount: 1,
      calorieTarget: 800,
      additionalNotes: '',
      excludeIngredients: [],
      cookingTime: 'any',
    },
    { seed: 1, avoid: [] },
  );
  const [meal] = outcome.ok ? outcome.meals : [];
  if (!meal) throw new Error('no meal');
  const items = foods.map((food) => ({ food, name: food, fdcId: null, grams: 10 }));
  return { ...meal, name, items, prepTime: 5, cookTime: 0 };
}

describe('the effort of a meal', () => {
  it('grows with each food that nothing else of the week uses, twice as much with a perishable one', () => {
    expect(effort(['salt', 'rice-white']) - effort(['salt'])).toBeCloseTo(1.5);
    expect(effort(['salt', 'paneer']) - effort(['salt'])).toBeCloseTo(3);
  });

  it('is less where it uses up what one other meal has opened, and neither where two have', () => {
    const opened = kitchenOf([mealOf('one', ['paneer'])]);
    const shared = kitchenOf([mealOf('one', ['paneer']), mealOf('two', ['paneer'])]);

    expect(effort(['paneer'], TOAST, opened) - effort([], TOAST, opened)).toBeCloseTo(-1.5);
    expect(effort(['paneer'], TOAST, shared) - effort([], TOAST, shared)).toBeCloseTo(0);
  });

  it('counts minutes, and a pan to wash where something is heated', () => {
    expect(effort([], { ...TOAST, prepMinutes: 10 }) - effort([])).toBeCloseTo(0.6);
    expect(effort([], { ...TOAST, cookMinutes: 5 }) - effort([])).toBeCloseTo(4.6);
  });

  it('counts minutes three times beyond forty of a dish, and for each day on which it is made', () => {
    const slow = (times: number) =>
      effortOf(kitchenOf([]), { foods: [], recipe: { ...TOAST, prepMinutes: 0, cookMinutes: 50 }, times });

    expect(slow(1)).toBeCloseTo(0.12 * (50 + 2 * 10) + 4);
    expect(slow(4)).toBeCloseTo(4 * slow(1));
  });

  it('of a day that takes longer than three quarters of an hour grows beyond that of its meals', () => {
    const meals = [mealOf('one', []), mealOf('two', [])].map((meal) => ({ ...meal, cookTime: 25 }));
    const each = meals.map((meal) => effortOfMeals([], [meal])).reduce((sum, one) => sum + one, 0);

    expect(effortOfMeals([], meals) - each).toBeCloseTo(0.12 * 2 * 15);
  });

  it('grows with each dish of the same cuisine that is there already', () => {
    const kitchen = kitchenOf([mealOf('Tofu fajitas with two peppers and charred onion', [])]);

    expect(effort([], { ...TOAST, cuisine: 'Mexican' }, kitchen)).toBeGreaterThan(effort([], TOAST, kitchen));
  });

  it('of several meals counts a food that they share once', () => {
    const [one, other] = [mealOf('one', ['rice-white']), mealOf('two', ['rice-white'])];

    expect(effortOfMeals([], [one, other])).toBeCloseTo(effortOfMeals([], [one]) + effort([], TOAST));
  });
});

it('nothing that is put together within ten minutes is a cooking', () => {
  expect(
    [
      { prepMinutes: 10, cookMinutes: 0 },
      { prepMinutes: 11, cookMinutes: 0 },
      { prepMinutes: 2, cookMinutes: 1 },
    ].map(isCooking),
  ).toEqual([false, true, true]);
});
