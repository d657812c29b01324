import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { UNCOMMON_FOODS } from '@platewise/nutrition/foods/uncommon-foods';
import { describe, expect, it } from 'vitest';
import { findDish, plainDishName } from '../../day/candidates/find-candidates.ts';
import { planWeek } from '../plan-week.ts';

const DAYS = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${16 + day}` }));
const REQUEST = generationRequestSchema.parse({
  goal: 'balanced',
  dietaryPreferences: 'none',
  mealCount: 3,
  calorieTarget: 2100,
});
const SEEDS = 16;

/** The lunches and dinners of weeks that differ by their seed alone, each once a week. */
const weeks = Array.from({ length: SEEDS }, (_, seed) => {
  const outcome = planWeek(REQUEST, {
    days: DAYS,
    seed,
    avoid: [],
    rhythm: { dinners: 'two-of-three', batchDay: null },
    repeatsBreakfasts: true,
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  const names = outcome.days.flatMap(({ meals }) => meals.map(({ name }) => plainDishName(name)));
  const mains = [...new Set(names)]
    .flatMap((name) => findDish(name) ?? [])
    .filter(({ recipe }) => recipe.kind === 'main');
  return {
    mains,
    foods: new Set(outcome.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food)))),
  };
});

describe('weeks of people who ask for the same', () => {
  it('are of other dishes: none stands in two of three weeks', () => {
    const times = new Map<string, number>();
    for (const { mains } of weeks)
      for (const { recipe } of mains) times.set(recipe.name, (times.get(recipe.name) ?? 0) + 1);

    expect(Math.max(...times.values())).toBeLessThan((SEEDS * 2) / 3);
    expect(times.size).toBeGreaterThanOrEqual(2 * SEEDS);
  });

  it('are of foods that people buy: seldom of more than one that few do', () => {
    const uncommon = weeks.map(({ foods }) => [...foods].filter((food) => UNCOMMON_FOODS.has(food)).length);

    expect(uncommon.filter((count) => count > 1).length).toBeLessThanOrEqual(SEEDS / 4);
  });
});
