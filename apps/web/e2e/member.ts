import type { Favorite } from '@platewise/contract/favorite-schema';
import type { GenerationResult } from '@platewise/contract/generation-schema';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures.ts';

/** Makes an account over HTTP, as the form would; the browser is signed in from its next page on. */
export async function newMember(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
  await expect(answer).toBeOK();
  return email;
}

/** Plans a day of two vegetarian meals for the member, the same in every run, which keeps it on the dashboard. */
export async function keepPlan(page: Page): Promise<GenerationResult> {
  return post(page, '/api/meals/generate', { goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7 });
}

/** Puts a meal among the member's favorites. */
export async function keepFavorite(page: Page, meal: GenerationResult['meals'][number] | undefined): Promise<Favorite> {
  return post(page, '/api/meals/favorites', { meal });
}

/** Posts as the member that the browser is signed in as. */
async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const { token } = await json<{ token: string }>(await page.request.get('/api/auth/token'));
  return json(await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } }));
}

async function json<Answer>(answer: APIResponse): Promise<Answer> {
  await expect(answer).toBeOK();
  return answer.json();
}
