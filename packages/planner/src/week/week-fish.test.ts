import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { mealNutrients } from '@platewise/nutrition/nutrients/meal-nutrients';
import { describe, expect, it } from 'vitest';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { planWeek } from './plan-week.ts';

const DAYS = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${16 + day}` }));
const OILY = ['salmon', 'sockeye-salmon', 'canned-salmon', 'trout', 'mackerel', 'herring', 'canned-sardine'];

function weekOf(fields: Record<string, unknown>, seed: number) {
  const request = generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount: 3,
    additionalNotes: 'Fish twice a week',
    ...fields,
  });
  const rhythm = { dinners: 'two-of-three', batchDay: null } as const;
  const week = planWeek(request, { days: DAYS, seed, avoid: [], rhythm, repeatsBreakfasts: true });
  if (!week.ok) throw new Error(week.reason);
  return { ...week, request };
}

const fishIn = ({ items }: PlannedMeal) =>
  items.filter(({ food, grams }) => grams >= 60 && findFood(food)?.classes.includes('fish')).map(({ food }) => food);

describe('a week whose notes wish for fish', () => {
  it.each([
    ['none', 1],
    ['none', 2],
    ['mediterranean', 3],
    ['high_protein', 4],
  ] as const)('has two dishes of it, one oily, and says so: %s, %i', (dietaryPreferences, seed) => {
    const { days, warnings, request } = weekOf({ dietaryPreferences }, seed);

    const dishes = new Map(
      days.flatMap(({ meals }) =>
        meals.flatMap((meal) => (fishIn(meal).length > 0 ? [[meal.name, fishIn(meal)]] : [])),
      ),
    );
    expect(dishes.size).toBeGreaterThanOrEqual(2);
    expect([...dishes.values()].flat().some((food) => OILY.includes(food))).toBe(true);
    for (const name of dishes.keys()) expect(warnings.join(' ')).toContain(name);
    for (const { meals } of days) expect(checkPlan(request, meals)).toEqual([]);
  });

  it('has lean fish alone in pregnancy, and none that holds much mercury', () => {
    const { days } = weekOf({ conditions: [{ id: 'pregnancy', acknowledged: true }] }, 5);

    const fish = new Set(days.flatMap(({ meals }) => meals.flatMap(fishIn)));
    const lean = ['catfish', 'cod', 'haddock', 'pollock', 'sole', 'tilapia'];
    expect([...fish].filter((food) => lean.includes(food)).length).toBeGreaterThan(0);
    expect(fish).not.toContain('tuna-steak');
    expect(fish).not.toContain('smoked-salmon');
  });

  it('has lean fish where oily fish is left out', () => {
    const { days, warnings } = weekOf({ conditions: [{ id: 'gout', acknowledged: true }] }, 8);

    const fish = days.flatMap(({ meals }) => meals.flatMap(fishIn));
    expect(new Set(fish).size).toBeGreaterThan(0);
    expect(fish).not.toContain('mackerel');
    expect(warnings.join(' ')).toMatch(/dishes? of fish: /i);
  });

  it.each([
    ['vegan', []],
    ['none', ['fish']],
  ] as const)('states the omega-3 of plants where no fish is eaten: %s', (dietaryPreferences, excludeIngredients) => {
    const { days, warnings } = weekOf({ dietaryPreferences, excludeIngredients }, 6);

    const held = days
      .flatMap(({ meals }) => meals)
      .reduce((sum, meal) => sum + meal.servings * mealNutrients(portionsOf(meal), meal.instructions).ala[0], 0);
    const sentence = warnings.find((warning) => warning.includes('ALA'));
    expect(sentence).toContain(
      `at least ${Math.round((10 * held) / 7) / 10}\u00a0g on average, with 1.6\u00a0g to reach`,
    );
    expect(days.flatMap(({ meals }) => meals.flatMap(fishIn))).toEqual([]);
  });

  it('says nothing of fish where nobody asks', () => {
    const { warnings } = weekOf({ additionalNotes: '' }, 7);

    expect(warnings.filter((warning) => /fish|ALA/.test(warning))).toEqual([]);
  });
});
