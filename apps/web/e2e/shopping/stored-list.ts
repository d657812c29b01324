import { expect, type Locator, type Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import type { RunningServer } from '../testing/start-server.ts';

/** A line of the list as the server has it. */
export type StoredLine = {
  id: string;
  name: string;
  food: string | null;
  kind: string;
  quantity: string;
  status: string;
  isTicked: boolean;
  covers: number | null;
  tickedAmount: number | null;
  neededGrams: number | null;
};

/** Somebody with Pro whose list follows a plan for each number of meals; the plans' ids. */
export async function followPlans(
  page: Page,
  server: RunningServer,
  mealCounts: readonly number[],
  numberOfPeople = 2,
): Promise<string[]> {
  const planIds = await becomePro(page, server, mealCounts);
  await follow(page, { planIds, numberOfPeople });
  return planIds;
}

/** Lets the member's list follow something. */
export async function follow(page: Page, source: object): Promise<void> {
  await ask(page, 'PUT', '/source', source);
}

/** The lines of the member's list, as the server has them. */
export async function storedLines(page: Page): Promise<StoredLine[]> {
  const { items } = (await ask(page, 'GET', '')) as { items: StoredLine[] };
  return items;
}

/** Changes a line as another device of the member would. */
export async function changeLine(page: Page, id: string, change: object): Promise<void> {
  await ask(page, 'PATCH', `/items/${id}`, change);
}

/** Ticks a line; the box follows what is kept, a moment after the press. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

/** The boxes of the list. */
export function listBoxes(page: Page) {
  return page.getByRole('region', { name: 'What to buy' }).getByRole('checkbox');
}

async function ask(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api/shopping-list${path}`, { method, headers, ...(data && { data }) });
  await expect(answer).toBeOK();
  return answer.json();
}
