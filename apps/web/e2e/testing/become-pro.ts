import type { Page } from '@playwright/test';
import { grantPlan } from './grant-plan.ts';
import { askAsMember, newMember, savePlan } from './member.ts';
import type { RunningServer } from './start-server.ts';

/** Somebody with Pro, who keeps a plan for each number of meals; their ids, the oldest first. */
export async function becomePro(
  page: Page,
  server: RunningServer,
  mealCounts: readonly number[] = [],
  wishes: object = {},
): Promise<string[]> {
  const email = await newMember(page);
  await askAsMember(page, 'GET', '/api/sub/subscription-status');
  await grantPlan(server, email, 'pro');
  const ids: string[] = [];
  for (const [place, mealCount] of mealCounts.entries()) {
    const asked = { dietaryPreferences: 'mediterranean', mealCount, seed: place + 1, ...wishes };
    const { planId = '' } = await savePlan(page, asked);
    ids.push(planId);
  }
  return ids;
}
