import type { Page } from '@playwright/test';
import { expect, test } from '../services/model-fixtures.ts';
import { askAsNewMember, savedPlans, tokens } from '../services/model-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { LANDING } from '../testing/lanes.ts';
import { mealCards } from './planner-page.ts';

test(
  'dishes fill their places one by one, and their figures come with the whole day',
  LANDING,
  async ({ page, model }) => {
    // Slow enough to see one dish without the next.
    model.script = { paceMs: 250 };
    await askAsNewMember(page);

    await expect(comingMeals(page)).toHaveCount(1);
    await expect(page.getByText('1 of 3 dishes chosen')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Chosen so far: / })).toBeAttached();
    await expect(comingMeals(page).first()).toContainText(/^.+Breakfast: .+, /);
    await expect(comingMeals(page).first()).not.toContainText('kcal');
    const [before, name] = [await heights(page), await comingMeals(page).first().locator('p').first().textContent()];
    await expect(comingMeals(page)).toHaveCount(2);
    expect(await heights(page)).toEqual(before);

    await expect(mealCards(page)).toHaveCount(3);
    await expect(mealCards(page).first()).toContainText(name ?? '');
    await expect(page.getByRole('button', { name: '7 tokens' })).toBeVisible();
  },
);

test('cancelling stops the model, and no token is taken', LANDING, async ({ page, model }) => {
  model.script = { fault: 'stall' };
  await askAsNewMember(page);
  await expect(comingMeals(page)).toHaveCount(1);
  await expectReadable(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(comingMeals(page)).toHaveCount(0);
  await expect.poll(() => model.calls[0]?.wasCut).toBe(true);
  await expect.poll(() => tokens(page)).toBe(10);
  expect(await savedPlans(page)).toBe(0);
});

test(
  'a connection that is cut while the plan is made loses nothing and pays once',
  LANDING,
  async ({ page, model, watch }) => {
    let cut = 0;
    await page.route('**/trpc/meals.generateStepwise*', async (route) => {
      cut += 1;
      if (cut > 1) return route.continue();
      // The plan is made and paid for; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await askAsNewMember(page);

    await expect(mealCards(page)).toHaveCount(3);
    expect(model.calls).toHaveLength(1);
    expect(await tokens(page)).toBe(7);
    expect(await savedPlans(page)).toBe(1);
    expect(watch.consoleErrors.splice(0).join()).toContain('ERR_CONNECTION_RESET');
  },
);

test(
  'asked again while it is still worked on, the plan is waited for and paid once',
  LANDING,
  async ({ page, model, watch }) => {
    // Slow enough for the second attempt to find the first at work.
    model.script = { paceMs: 40 };
    let sent = 0;
    await page.route('**/trpc/meals.generateStepwise*', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      // The server works on it; the browser hears of nothing.
      await Promise.all([route.fetch(), route.abort('connectionreset')]);
    });
    await askAsNewMember(page);

    await expect(mealCards(page)).toHaveCount(3);
    expect(sent).toBeGreaterThan(2);
    expect(model.calls).toHaveLength(1);
    expect(await tokens(page)).toBe(7);
    expect(watch.consoleErrors.splice(0).join()).toContain('ERR_CONNECTION_RESET');
  },
);

test('what the model does not deliver is made by us, and stated', LANDING, async ({ page, model }) => {
  model.script = { fault: 'cut-after-one' };
  await askAsNewMember(page);

  await expect(mealCards(page)).toHaveCount(3);
  await expect(page.getByText(/our own recipes/).first()).toBeVisible();
});

/** The places whose dish is known while the plan is still made. */
function comingMeals(page: Page) {
  return page.locator('[data-coming]');
}

function heights(page: Page): Promise<number[]> {
  return page
    .locator('[aria-busy="true"] > div > div')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
}
