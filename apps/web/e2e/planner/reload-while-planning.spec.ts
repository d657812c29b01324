import { expect, test, visit } from '../testing/fixtures.ts';
import { newMember } from '../testing/member.ts';
import { choose, mealCards } from './planner-page.ts';

// The browser reports the request that the reload cuts off.
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/Failed to (fetch|load resource)/.test(text));
});

test('a reload while a plan is made finds that plan, and it is paid once', async ({ page }) => {
  await newMember(page);
  await visit(page, '/meal');
  const keys: string[] = [];
  await page.route('**/trpc/meals.generate*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The server makes the plan; its answer does not arrive.
    await route.fetch().catch(() => undefined);
  });

  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();

  await expect(mealCards(page)).toHaveCount(2);
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();

  const asked = keys.length;
  await page.reload();
  await expect(mealCards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
  expect(keys).toHaveLength(asked);
});
