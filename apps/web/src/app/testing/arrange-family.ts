import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER } from '@platewise/api/testing/people';
import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Web } from './test-web.tsx';

/** The owner with Family, who keeps three profiles: Asha without nuts, Ravi who is vegetarian, Meera who eats little. */
export async function becomeFamily(web: Web): Promise<string[]> {
  const { profiles } = web.as(OWNER);
  const asha = await profiles.create({
    name: 'Asha',
    goal: 'weight_loss',
    dietaryPreferences: 'none',
    excludeIngredients: ['nuts'],
    calorieTarget: 1500,
  });
  await grantPlan(web.api().context, { email: OWNER.email, plan: 'family' });
  const ravi = await profiles.create({
    name: 'Ravi',
    goal: 'muscle_gain',
    dietaryPreferences: 'vegetarian',
    calorieTarget: 2800,
  });
  const meera = await profiles.create({ name: 'Meera', calorieTarget: 1300 });
  return [asha._id, ravi._id, meera._id];
}

/** The same with a day that all three share, on the dashboard. */
export async function becomeFamilyWithPlan(web: Web): Promise<GenerationResult> {
  const profileIds = await becomeFamily(web);
  return web.as(OWNER).familyPlans.generate({ profileIds, mealCount: 3, seed: 7 });
}

/** '1,294 g' as 1294. */
export function numberIn(text: string | null | undefined): number {
  return Number((text ?? '').replaceAll(/[^\d]/g, ''));
}

/** The grams in each of these texts ('Asha: 412 g, …'). */
export function gramsIn(texts: readonly (string | null)[]): number[] {
  return texts.map((text) => numberIn(/([\d,]+)\s?g/.exec(text ?? '')?.[1]));
}
