import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Page } from '@playwright/test';
import { grantPlan } from './grant-plan.ts';
import { askAsMember, newMember, saveProfile } from './member.ts';
import type { RunningServer } from './start-server.ts';

/** Somebody with Family who keeps three profiles: Asha without nuts, Ravi who is vegetarian, Meera who eats little. */
export async function becomeFamily(page: Page, server: RunningServer): Promise<string[]> {
  const email = await newMember(page);
  await askAsMember(page, 'GET', '/api/sub/subscription-status');
  await grantPlan(server, email, 'family');
  const asha = await saveProfile(page, {
    name: 'Asha',
    goal: 'weight_loss',
    dietaryPreferences: 'none',
    excludeIngredients: ['nuts'],
    calorieTarget: 1500,
  });
  const ravi = await saveProfile(page, {
    name: 'Ravi',
    goal: 'muscle_gain',
    dietaryPreferences: 'vegetarian',
    calorieTarget: 2800,
  });
  const meera = await saveProfile(page, { name: 'Meera', calorieTarget: 1300 });
  return [asha._id, ravi._id, meera._id];
}

/** The same with a day that all three share, on the dashboard. */
export async function becomeFamilyWithPlan(page: Page, server: RunningServer): Promise<GenerationResult> {
  const profileIds = await becomeFamily(page, server);
  return askAsMember(page, 'POST', '/api/meals/generate/family', { profileIds, mealCount: 3, seed: 7 });
}
