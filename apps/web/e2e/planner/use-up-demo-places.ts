import type { Page } from '@playwright/test';
import { askAsMember, savePlan } from '../testing/member.ts';

/** The first two plans that are offered to an account take no tokens (decisions 3). */
export async function useUpDemoPlaces(page: Page): Promise<void> {
  const { seed, meals } = await savePlan(page, { seed: 9, mealCount: 1, calorieTarget: 900 });
  const request = { goal: 'maintenance', dietaryPreferences: 'vegetarian', mealCount: 1, calorieTarget: 900 };
  const items = meals.map(({ name, mealType, items: amounts }) => ({
    name,
    mealType,
    items: amounts.map(({ food, grams }) => ({ food, grams })),
  }));
  for (const _ of [1, 2]) await askAsMember(page, 'POST', '/api/meals/plans', { request, seed, items });
}
