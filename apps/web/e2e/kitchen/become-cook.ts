import type { Page } from '@playwright/test';
import { newMember, saveFavorite, savePlan } from '../testing/member.ts';

/** Somebody who keeps a plan of two meals, one of them a favorite. */
export async function becomeCook(page: Page): Promise<void> {
  await newMember(page);
  const { meals } = await savePlan(page);
  await saveFavorite(page, meals[0]);
}
