import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { findCandidates, findDish } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { reachesMacros } from './macro-reach.ts';
import { readWeekDay } from './week-day.ts';

const REQUEST = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });

function dayAround(meals: readonly PlannedMeal[]) {
  const [breakfast, lunch] = meals;
  if (!breakfast || !lunch) throw new Error('two meals are to be kept');
  const slots = [breakfast, lunch].map((meal) => ({
    mealType: meal.mealType,
    change: { kind: 'fixed', meal } as const,
  }));
  const day = readWeekDay(REQUEST, { date: '2026-11-16', slots: [...slots, { mealType: 'dinner' }] });
  if (typeof day === 'string') throw new Error(day);
  return day;
}

it('a dish that made the day exact reaches its macros; of all dinners some do, and those of the wrong macros do not', () => {
  const plan = planMeals(REQUEST, { seed: 1, avoid: [] });
  if (!plan.ok) throw new Error(plan.reason);
  const day = dayAround(plan.meals);
  const reaches = reachesMacros(day);

  const dinners = findCandidates(day.task, 'main');
  const near = dinners.filter(reaches);
  expect(near.map(({ recipe }) => recipe.name)).toContain(findDish(plan.meals[2]?.name ?? '')?.recipe.name);
  expect(near.length).toBeGreaterThan(10);
  expect(near.length).toBeLessThan((3 * dinners.length) / 4);
  const mostFat = dinners.toSorted((a, b) => b.figures.fat / b.figures.kcal - a.figures.fat / a.figures.kcal)[0];
  expect(mostFat && reaches(mostFat)).toBe(false);
});
