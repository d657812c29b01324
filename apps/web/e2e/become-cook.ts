import type { Page } from '@playwright/test';
import { keepFavorite, keepPlan, newMember } from './member.ts';

/** Somebody who keeps a plan of two meals, one of them a favorite. */
export async function becomeCook(page: Page): Promise<void> {
  await newMember(page);
  const { meals } = await keepPlan(page);
  await keepFavorite(page, meals[0]);
}
