import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { CreateProfile, Profile } from '@platewise/contract/profiles/profile-schema';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures.ts';

/** Makes an account over HTTP, as the form would; the browser is signed in from its next page on. */
export async function newMember(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
  await expect(answer).toBeOK();
  return email;
}

/** Plans a day of two vegetarian meals for the member, the same in every run, which keeps it on the dashboard. */
export async function savePlan(page: Page, wishes: object = {}): Promise<GenerationResult> {
  const request = { goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7, ...wishes };
  return askAsMember(page, 'POST', '/api/meals/generate', request);
}

/** Puts a meal among the member's favorites. */
export async function saveFavorite(page: Page, meal: GenerationResult['meals'][number] | undefined): Promise<Favorite> {
  return askAsMember(page, 'POST', '/api/meals/favorites', { meal });
}

/** Keeps a profile for the member. */
export async function saveProfile(page: Page, profile: Partial<CreateProfile> & { name: string }): Promise<Profile> {
  return askAsMember(page, 'POST', '/api/users/me/profiles', profile);
}

/** Asks the API as the member that the browser is signed in as. */
export async function askAsMember<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<Answer> {
  const { token } = await json<{ token: string }>(await page.request.get('/api/auth/token'));
  const headers = { authorization: `Bearer ${token}` };
  return json(await page.request.fetch(path, { method, headers, ...(data && { data }) }));
}

async function json<Answer>(answer: APIResponse): Promise<Answer> {
  await expect(answer).toBeOK();
  // What was removed is answered with nothing.
  return answer.status() === 204 ? (undefined as Answer) : answer.json();
}
