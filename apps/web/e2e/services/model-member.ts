import type { Page } from '@playwright/test';
import { choose } from '../planner/planner-page.ts';
import { visit } from '../testing/fixtures.ts';
import { askAsMember, newMember } from '../testing/member.ts';

/** Somebody new who asks for a vegan day of three meals. */
export async function askAsNewMember(page: Page): Promise<void> {
  await newMember(page);
  await visit(page, '/meal');
  await askForPlan(page);
}

/** Fills the planner's form for a vegan day of three meals and sends it. */
export async function askForPlan(page: Page): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegan');
  await page.getByRole('slider', { name: 'Number of meals' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
}

/** The tokens that the member has left. */
export async function tokens(page: Page): Promise<number> {
  return (await askAsMember<{ tokens: number }>(page, 'GET', '/api/sub/subscription-status')).tokens;
}

/** How many plans are kept for the member. */
export async function savedPlans(page: Page): Promise<number> {
  return (await askAsMember<{ total: number }>(page, 'GET', '/api/meals/plans')).total;
}
