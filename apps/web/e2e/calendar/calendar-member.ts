import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import { askAsMember, saveFavorite, savePlan } from '../testing/member.ts';
import type { RunningServer } from '../testing/start-server.ts';

/** Today by the clock of this machine, whose zone the browser has as well. */
export function localToday(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The first day of the week that the calendar shows to somebody who has chosen nothing. */
export function weekOfToday(): string {
  const today = localToday();
  return addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay());
}

/** Puts something into a slot of the member's calendar. */
export function putEntry(page: Page, date: string, slot: string, entry: object): Promise<unknown> {
  return askAsMember(page, 'PUT', `/api/calendar/${date}/${slot}`, entry);
}

/** Somebody with Pro whose week is planned from today on, the same meals in every run. */
export async function becomePlanner(page: Page, server: RunningServer): Promise<{ today: string; from: string }> {
  await becomePro(page, server);
  const today = localToday();
  const from = weekOfToday();
  const days = [0, 1, 2, 3, 4].map((place) => ({ date: addDays(from, place) }));
  await askAsMember(page, 'POST', '/api/calendar/fill', { days, mealCount: 3, seed: 11 });
  return { today, from };
}

/** The same, with everything that a calendar can hold on today and around it. */
export async function becomeBusyPlanner(page: Page, server: RunningServer): Promise<{ today: string; from: string }> {
  const planned = await becomePlanner(page, server);
  const { today, from } = planned;
  await putEntry(page, from, 'snack', { note: 'Leftovers of the soup' });
  await putEntry(page, addDays(from, 2), 'dinner', { eatingOut: true, kcal: 850 });
  await putEntry(page, addDays(from, 5), 'lunch', { eatingOut: true });
  await putEntry(page, today, 'dinner', { eatingOut: true, note: 'With Asha, at the harbor' });
  const { meals, planId } = await savePlan(page, { seed: 5, mealCount: 3 });
  await putEntry(page, today, 'lunch', { planId, mealId: meals[1]?.id, servings: 1.5, isLocked: true });
  await saveFavorite(page, meals[0]);
  await saveFavorite(page, meals[2]);
  return planned;
}
