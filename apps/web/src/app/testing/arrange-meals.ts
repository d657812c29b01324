import type { Identity } from '@platewise/api/context';
import { OWNER } from '@platewise/api/testing/people';
import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { Web } from './test-web.tsx';

type Wishes = {
  goal?: 'maintenance' | 'muscle_gain';
  dietaryPreferences?: 'vegetarian' | 'vegan' | 'mediterranean';
} & {
  mealCount?: number;
  seed?: number;
};

/** Plans a day of two vegetarian meals, the same in every run, which is kept on the dashboard; later ones are newer. */
export function savePlan(web: Web, wishes: Wishes = {}, identity: Identity = OWNER): Promise<GenerationResult> {
  web.api().clock.advance(1000);
  const request = { goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7, ...wishes } as const;
  return web.as(identity).meals.generate(request);
}

/** Puts a meal among the owner's favorites. */
export async function saveFavorite(web: Web, meal: GenerationResult['meals'][number]): Promise<Favorite> {
  web.api().clock.advance(1000);
  const { favorite } = await web.as(OWNER).favorites.add({ meal });
  return favorite;
}
