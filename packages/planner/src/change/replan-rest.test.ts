import { DIETS } from '@platewise/contract/generation/options';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Figures, NO_FIGURES } from '../day/figures.ts';
import { planMeals } from '../day/plan-meals.ts';
import { replanRest } from './replan-rest.ts';
import type { RestOfDay } from './rest-of-day.ts';

const RUNS = Number(process.env.REPLAN_RUNS ?? 150);

const meals = planned({ diet: 'none', kcal: 2000, seed: 7 });
const [breakfast, lunch, dinner] = meals as [Meal, Meal, Meal];

describe('the rest of a day', () => {
  it('is portioned so that the day meets its goal after more was eaten than planned', () => {
    const outcome = replanRest(day({ settled: [eaten(900)], open: [lunch, dinner] }));

    if (!outcome.ok) throw new Error(outcome.reason);
    const [newLunch, newDinner] = outcome.meals as [Meal, Meal];
    const kcal = 900 + newLunch.calories + newDinner.calories;
    expect(Math.abs(kcal - 2000)).toBeLessThanOrEqual(20);
    expect(newLunch).toMatchObject({ id: lunch.id, name: lunch.name, servings: 1 });
    expect(newLunch.calories).toBeLessThan(lunch.calories);
    expect(newDinner.calories).toBeLessThan(dinner.calories);
    expect(outcome.notes).toEqual([]);
  });

  it('grows when a meal was skipped, no meal beyond one and a half of itself, and says what is missing', () => {
    const outcome = replanRest(day({ targetKcal: 3000, settled: [], open: [dinner] }));

    if (!outcome.ok) throw new Error(outcome.reason);
    const [larger] = outcome.meals as [Meal];
    expect(larger.calories).toBeGreaterThan(dinner.calories * 1.4);
    expect(larger.calories).toBeLessThanOrEqual(dinner.calories * 1.5);
    expect(outcome.notes[0]).toBe(
      `The day then comes to ${larger.calories} kcal, ${3000 - larger.calories} less than the 3000 aimed at: no meal is made larger than one and a half times what was planned.`,
    );
  });

  it('shrinks no meal below half when far too much was eaten, and says so', () => {
    const outcome = replanRest(day({ settled: [eaten(2400)], open: [dinner] }));

    if (!outcome.ok) throw new Error(outcome.reason);
    const [smaller] = outcome.meals as [Meal];
    expect(smaller.calories).toBeGreaterThanOrEqual(dinner.calories / 2);
    expect(smaller.calories).toBeLessThan(dinner.calories * 0.6);
    expect(outcome.notes[0]).toMatch(/more than the 2000 aimed at: no meal is made smaller than half/);
  });

  it('is portioned for 800 kcal where the goal is lower, and says so', () => {
    const outcome = replanRest(day({ targetKcal: 500, settled: [eaten(300)], open: [lunch, dinner] }));

    if (!outcome.ok) throw new Error(outcome.reason);
    const kcal = 300 + outcome.meals.reduce((sum, { calories }) => sum + calories, 0);
    expect(kcal).toBeGreaterThanOrEqual(780);
    expect(outcome.notes).toContain(
      'Your goal is 500 kcal. We portion no day below 800 kcal: eating less wants a doctor’s or dietitian’s advice.',
    );
  });

  it('follows a goal for protein where the day’s kcal allow it', () => {
    const asked = { settled: [eaten(500)], open: [lunch, dinner], targetKcal: 1800 };
    const without = replanRest(day(asked));
    const withGoal = replanRest(day({ ...asked, targetMacros: { protein: 150, carbs: null, fat: null } }));

    if (!without.ok || !withGoal.ok) throw new Error('Both are possible.');
    const protein = (list: readonly Meal[]) => list.reduce((sum, { macros }) => sum + macros.protein, 0);
    expect(protein(withGoal.meals)).toBeGreaterThan(protein(without.meals) + 5);
  });

  it('needs nothing while the day still meets its goal', () => {
    const outcome = replanRest(day({ settled: [eaten(breakfast.calories + 20)], open: [lunch, dinner] }));

    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/Nothing needs to change\.$/) });
  });

  it.each([
    ['nothing is left', []],
    ['the recipe is not known', [{ ...dinner, name: 'Grandmother’s stew' }]],
    ['the servings were set by the person', [{ ...dinner, servings: 2 }]],
    ['a food was added to the recipe', [{ ...dinner, items: [...dinner.items, ...breakfast.items] }]],
  ])('is not proposed where %s', (_, open) => {
    const outcome = replanRest(day({ settled: [eaten(900)], open }));

    expect(outcome).toEqual({
      ok: false,
      reason: 'No planned meal is left on this day that could be portioned again.',
    });
  });

  it('keeps a meal that cannot be portioned as it is, counts it, and names it', () => {
    const stew = { ...lunch, name: 'Grandmother’s stew' };
    const eatenKcal = 2000 - stew.calories - Math.round(0.7 * dinner.calories);
    const outcome = replanRest(day({ settled: [eaten(eatenKcal)], open: [stew, dinner] }));

    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.meals[0]).toBe(stew);
    expect(Math.abs(eatenKcal + stew.calories + (outcome.meals[1]?.calories ?? 0) - 2000)).toBeLessThanOrEqual(60);
    expect(outcome.notes.join(' ')).toContain('Grandmother’s stew stays as it is');
  });
});

describe('days on which plates or rounding would lead one meal out of its bounds', () => {
  it.each([
    { diet: 'vegan', kcal: 2067, seed: 0, eatenKcal: 0, targetKcal: 2890 },
    { diet: 'vegan', kcal: 2806, seed: 0, eatenKcal: 1703, targetKcal: 5544 },
  ] as const)('meet their goal: $kcal kcal of $diet, $targetKcal aimed at', ({ eatenKcal, targetKcal, ...asked }) => {
    const outcome = replanRest(
      day({ targetKcal, settled: [eaten(eatenKcal)], open: planned(asked), diet: asked.diet }),
    );

    if (!outcome.ok) throw new Error(outcome.reason);
    const kcal = outcome.meals.reduce<number>((sum, meal) => sum + kcalByTable(meal), eatenKcal);
    expect(Math.abs(kcal - targetKcal)).toBeLessThanOrEqual(0.03 * targetKcal);
    expect(outcome.notes.join(' ')).not.toContain('stays as it is');
  });
});

describe('random days', () => {
  const person = fc.record({
    diet: fc.constantFrom(...DIETS),
    kcal: fc.integer({ min: 1000, max: 3500 }),
    seed: fc.integer({ min: 0, max: 10_000 }),
    eatenKcal: fc.integer({ min: 0, max: 4000 }),
    openFrom: fc.integer({ min: 0, max: 3 }),
    targetKcal: fc.integer({ min: 1, max: 6000 }),
    protein: fc.option(fc.integer({ min: 0, max: 400 })),
    fat: fc.option(fc.integer({ min: 0, max: 300 })),
  });

  it(`keep the bounds of every meal, true figures, and tell what misses the goal (${RUNS} days)`, {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(person, ({ diet, kcal, seed, eatenKcal, openFrom, targetKcal, protein, fat }) => {
        const open = planned({ diet, kcal, seed }).slice(openFrom);
        const asked = day({
          targetKcal,
          settled: [eaten(eatenKcal)],
          open,
          diet,
          targetMacros: { protein, carbs: null, fat },
        });
        const outcome = replanRest(asked);
        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        const total = (list: readonly Meal[]) => eatenKcal + list.reduce((sum, meal) => sum + kcalByTable(meal), 0);
        const aim = Math.max(800, targetKcal);
        for (const [place, meal] of outcome.meals.entries()) {
          const before = open[place] as Meal;
          const scale = kcalByTable(meal) / kcalByTable(before);
          expect(scale).toBeGreaterThanOrEqual(0.5);
          expect(scale).toBeLessThanOrEqual(1.5);
          expect(meal.calories).toBe(Math.round(kcalByTable(meal)));
          expect(meal.items.map(({ food }) => food)).toEqual(before.items.map(({ food }) => food));
        }
        expect(Math.abs(total(outcome.meals) - aim)).toBeLessThan(Math.abs(total(open) - aim));
        const misses = Math.abs(total(outcome.meals) - aim) > 0.03 * aim + 1;
        if (misses) expect(outcome.notes.join(' ')).toMatch(/(?:less|more) than the \d+ aimed at/);
        if (targetKcal < 800) expect(outcome.notes.join(' ')).toContain(`Your goal is ${targetKcal} kcal.`);
        // What the bounds can hold is met.
        const [least, most] = [0.6, 1.4].map((scale) => eatenKcal + (total(open) - eatenKcal) * scale) as [
          number,
          number,
        ];
        if (aim > least && aim < most) expect(Math.abs(total(outcome.meals) - aim)).toBeLessThanOrEqual(0.03 * aim + 5);
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    );
  });
});

function planned({ diet, kcal, seed }: { diet: (typeof DIETS)[number]; kcal: number; seed: number }): Meal[] {
  const mealCount = kcal > 2600 ? 5 : 3;
  const outcome = planMeals(
    {
      goal: 'balanced',
      dietaryPreferences: diet,
      mealCount,
      calorieTarget: kcal,
      additionalNotes: '',
      excludeIngredients: [],
      cookingTime: 'any',
    },
    { seed, avoid: [] },
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.meals.map((meal, index) => ({ ...meal, id: `meal-${index}`, isFavorite: false }));
}

function day(parts: Partial<RestOfDay>): RestOfDay {
  const targetMacros = { protein: null, carbs: null, fat: null };
  return { targetKcal: 2000, targetMacros, settled: [], open: [], diet: 'none', ...parts };
}

function eaten(kcal: number): Figures {
  return { ...NO_FIGURES, kcal, protein: kcal / 25, fat: kcal / 30, carbs: kcal / 8, netCarbs: kcal / 9 };
}

function kcalByTable({ items }: Meal): number {
  return items.reduce((sum, { food, grams }) => sum + ((findFood(food)?.per100g.kcal ?? Number.NaN) * grams) / 100, 0);
}
