import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { Locator, Page } from '@playwright/test';
import { choose, mealCards } from '../planner/planner-page.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember, saveFavorite, savePlan } from '../testing/member.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 800 };
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000';

test(
  'a favorite and the plan around it can be read, however long its name and in both themes',
  LANDING,
  async ({ page }) => {
    const { dinner, favorite } = await memberWithFavorite(page);
    const name = 'Slow'.padEnd(120, ' roasted vegetables');
    const long = await saveFavorite(page, { ...dinner, id: 'meal-long', name });
    const older = await saveFavorite(page, { ...dinner, id: 'meal-older', name: 'Grandmother’s soup', items: [] });
    await visit(page, `/meal?favorite=${favorite._id}`);
    await plan(page);
    await expect(mealCards(page)).toHaveCount(2);
    await expectAccessible(page);

    await page.setViewportSize(PHONE);
    await visit(page, '/user/favorites');
    await expect(page.getByRole('link', { name: /^Plan again with this/ })).toHaveCount(2);
    await expectReadable(page);
    await visit(page, `/meal?favorite=${long._id}`);
    await expect(card(page)).toContainText(name);
    await expectReadable(page);
    await page.setViewportSize(NARROWEST);
    await expectReadable(page);
    await visit(page, `/meal?favorite=${older._id}`);
    await expect(page.getByText('“Grandmother’s soup” was kept without ingredients in grams.')).toBeVisible();
    await expectReadable(page);
    await visit(page, `/meal?favorite=${NOBODYS}`);
    await expect(page.getByText('That meal is no longer among your favorites.')).toBeVisible();
    await expectAccessible(page);
  },
);

test('where no server answers, a day is planned around a favorite on this device', LANDING, async ({ page, watch }) => {
  const { dinner, favorite } = await memberWithFavorite(page);
  await visit(page, `/meal?favorite=${favorite._id}`);
  await expect(card(page)).toContainText(dinner.name);
  await page.route(/\/trpc\/(meals\.generate|plans\.save)/, (route) => route.abort());

  await plan(page);

  await expect(page.getByText(/^Planned on this device\. It will be saved/)).toBeVisible();
  await expect(mealCards(page).getByRole('heading', { name: dinner.name })).toBeVisible();
  // The browser itself reports each request that fails as an error in the console.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/trpc\/(meals\.generate|plans\.save)/.test(text));
});

/** Somebody with eight tokens left and the dinner of an earlier plan among the favorites. */
async function memberWithFavorite(
  page: Page,
): Promise<{ dinner: GenerationResult['meals'][number]; favorite: Favorite }> {
  await newMember(page);
  const dinner = (await savePlan(page)).meals[1];
  if (!dinner) throw new Error('The plan has no dinner.');
  return { dinner, favorite: await saveFavorite(page, dinner) };
}

function card(page: Page): Locator {
  return page.getByRole('region', { name: 'With your favorite' });
}

async function plan(page: Page): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).press('Enter');
}
