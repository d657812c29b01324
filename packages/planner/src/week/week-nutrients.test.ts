import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { mealNutrients, sumNutrients } from '@platewise/nutrition/nutrients/meal-nutrients';
import { describe, expect, it } from 'vitest';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { AIMS, DAY_NEEDS } from '../day/scoring/nutrient-aims.ts';
import { readRequest } from '../request/read-request.ts';
import { planWeek } from './plan-week.ts';
import { NO_NUTRIENTS, needsAfter, shortagesOf, withDay } from './week-nutrients.ts';

/** A meal of one food, eaten raw. */
const meal = (food: string, grams: number) =>
  ({ name: food, items: [{ food, grams }], instructions: ['Serve it.'], servings: 1 }) as unknown as PlannedMeal;
const place = AIMS.findIndex(({ nutrient }) => nutrient === 'vitaminC');
const target = AIMS[place]?.target ?? 0;

describe('what the next day of a week needs', () => {
  it('is what a day needs, before there is another', () => {
    expect([...needsAfter(NO_NUTRIENTS)]).toEqual([...DAY_NEEDS]);
  });

  it('is more after a day that left a nutrient short, and no more than a day can make up for', () => {
    const after = needsAfter(withDay(NO_NUTRIENTS, [meal('rice-cake', 40)]));

    expect(after[place]).toBeCloseTo(1.6 * target);
  });

  it('is less after a day that held more, and never little', () => {
    const after = needsAfter(withDay(NO_NUTRIENTS, [meal('lemon-juice', 2000)]));

    expect(after[place]).toBeCloseTo(0.75 * target);
  });
});

it('the next day of a week needs more of what the same week was short of before, and of nothing else', () => {
  const usual = needsAfter(NO_NUTRIENTS);
  const after = needsAfter(NO_NUTRIENTS, new Set(['choline']));

  expect(AIMS.filter((_, place) => after[place] !== usual[place]).map(({ nutrient }) => nutrient)).toEqual(['choline']);
  expect(Math.max(...after.map((need, place) => need / (usual[place] ?? 0)))).toBeCloseTo(1.3);
});

describe('a week is short', () => {
  const taskOf = (calorieTarget: number, dietaryPreferences = 'none') =>
    readRequest(
      generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences, mealCount: 3, calorieTarget, seed: 1 }),
    );
  const holding = (share: (nutrient: string) => number) => ({
    days: 2,
    amounts: AIMS.map((aim) => 2 * share(aim.nutrient) * aim.target),
  });

  it('of each nutrient of which its days hold less than nine tenths on average', () => {
    const all = holding(() => 0.91);
    const two = holding((nutrient) => (nutrient === 'choline' || nutrient === 'calcium' ? 0.89 : 1));

    expect([all, two].map((held) => shortagesOf(taskOf(2000), held))).toEqual([[], ['calcium', 'choline']]);
  });

  it('of no vitamin B12 where it is of plants alone, and of nothing where references are out of reach', () => {
    const none = holding((nutrient) => (nutrient === 'vitaminB12' ? 0 : 1));

    expect(shortagesOf(taskOf(2000, 'vegan'), none)).toEqual([]);
    expect(shortagesOf(taskOf(2000), none)).toEqual(['vitaminB12']);
    expect(shortagesOf(taskOf(1500), none)).toEqual([]);
  });
});

it.each(['none', 'vegetarian', 'mediterranean', 'vegan'])(
  'a week of the diet %s holds nine tenths of every reference',
  (diet) => {
    const request = generationRequestSchema.parse({
      goal: 'balanced',
      dietaryPreferences: diet,
      mealCount: 3,
      calorieTarget: 2000,
    });
    const days = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${16 + day}` }));
    const rhythm = { dinners: 'two-of-three', batchDay: null } as const;
    const week = planWeek(request, { days, seed: 4, avoid: [], rhythm, repeatsBreakfasts: true });
    if (!week.ok) throw new Error(week.reason);

    const held = sumNutrients(
      week.days.flatMap(({ meals }) => meals.map((one) => mealNutrients(portionsOf(one), one.instructions))),
    );
    const short = AIMS.filter(
      ({ nutrient, target, isVegan }) => (isVegan || diet !== 'vegan') && held[nutrient][0] < 7 * 0.9 * target,
    );
    expect(short.map(({ nutrient }) => nutrient)).toEqual([]);
  },
  60_000,
);
