import type { Favorite } from '@platewise/contract/favorite-schema';
import type { GenerationResult } from '@platewise/contract/generation-schema';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';
import { expect, test, visit } from './fixtures.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from './member.ts';
import { choose, mealCards } from './planner-page.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 800 };
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000';
// Alone or in a batch.
const FAVORITES = /trpc\/[^?]*favorites\.list/;
const GONE = 'That meal is no longer among your favorites.';

test('a day is planned around a favorite, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const { dinner, favorite } = await memberWithFavorite(page);
  await visit(page, '/user/favorites');
  const again = page.getByRole('link', { name: `Plan again with this: ${dinner.name}` });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.focus();
  await page.keyboard.press('Enter');

  // Above the form it is shown with its plate, and it is still there after a reload.
  await expect(page).toHaveURL(`/meal?favorite=${favorite._id}`);
  await expect(card(page)).toContainText(dinner.name);
  await page.reload();
  await expect(card(page)).toContainText(`${dinner.calories.toLocaleString('en')}\u00a0kcal · Dinner · no\u00a0token`);
  await expect(card(page).getByRole('img')).toHaveAccessibleName(/^Drawing of/);
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await plan(page);

  // The favorite is locked, as it was kept; the other one is new and took the only token.
  const kept = mealCards(page).filter({ has: page.getByRole('heading', { name: dinner.name }) });
  await expect(mealCards(page)).toHaveCount(2);
  await expect(kept.getByRole('button', { name: `Lock ${dinner.name}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(mealCards(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(kept.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await expect(page.getByRole('button', { name: '7 tokens' })).toBeVisible();
  await kept.press('Enter');
  const details = page.getByRole('dialog');
  for (const { name } of dinner.items) await expect(details).toContainText(name);
  await expect(details).toContainText('Your favorite, exactly as you kept it.');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expectAccessible(page);

  // It stays while the other changes, and the next plan can do without it.
  const other = mealCards(page).filter({ hasNot: page.getByRole('heading', { name: dinner.name }) });
  await other.getByRole('button', { name: /^New meal/ }).press('Enter');
  await expect(page.getByText(/ is now your lunch\./)).toBeVisible();
  await expect(kept).toBeVisible();
  await card(page)
    .getByRole('button', { name: `Remove ${dinner.name} from this plan` })
    .press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/\/meal$/);
  await expect(page.getByText('The next plan is made without the favorite.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
});

test('on a phone it stands above the form, however long its name and in both themes', async ({ page }) => {
  const { dinner } = await memberWithFavorite(page);
  const name = 'Slow'.padEnd(120, ' roasted vegetables');
  const long = await saveFavorite(page, { ...dinner, id: 'meal-long', name });
  const older = await saveFavorite(page, { ...dinner, id: 'meal-older', name: 'Grandmother’s soup', items: [] });
  await page.setViewportSize(PHONE);
  await visit(page, '/user/favorites');
  await expect(page.getByRole('link', { name: /^Plan again with this/ })).toHaveCount(2);
  await expect(page.getByText('Kept without ingredients in grams, so no day can be planned around it.')).toBeVisible();
  await expectReadable(page);

  await visit(page, `/meal?favorite=${long._id}`);
  await expect(card(page)).toContainText(name);
  await expectReadable(page);
  await page.setViewportSize(NARROWEST);
  await expectReadable(page);

  // Of an older shape: stated before anything is asked for, and the planner works without it.
  await visit(page, `/meal?favorite=${older._id}`);
  await expect(page.getByText('“Grandmother’s soup” was kept without ingredients in grams.')).toBeVisible();
  await expectReadable(page);
  const sent = sentFavorites(page);
  await plan(page);
  await expect(mealCards(page)).toHaveCount(2);
  expect(sent).toEqual([undefined]);
});

test('one that nobody knows leaves the plain planner, and visitors see nothing of it', async ({
  page,
  browser,
  server,
}) => {
  await newMember(page);
  await visit(page, `/meal?favorite=${NOBODYS}`);
  await expect(page.getByText(GONE)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(GONE)).toBeHidden();
  await expect(page).toHaveURL(/\/meal$/);

  const visitor = await browser.newPage({ baseURL: server.url });
  const sent = sentFavorites(visitor);
  await visit(visitor, `/meal?favorite=${NOBODYS}`);
  await expect(visitor.getByText(/favorite/i)).toHaveCount(
    await visitor.getByRole('link', { name: /favorite/i }).count(),
  );
  await plan(visitor, 'Try Demo (2 free)');
  await expect(mealCards(visitor)).toHaveCount(2);
  expect(sent).toEqual([undefined]);
  await visitor.close();
});

test('a list that does not load is asked for again', async ({ page, watch }) => {
  const { dinner, favorite } = await memberWithFavorite(page);
  // The server answers: what is lost on the way is asked for by itself when the connection is back.
  await page.route(FAVORITES, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, `/meal?favorite=${favorite._id}`);
  await expect(page.getByText('Your favorite could not be loaded.')).toBeVisible();
  await page.unroute(FAVORITES);

  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(card(page)).toContainText(dinner.name);
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/favorites\.list/.test(text));
});

test.describe('a favorite that cannot be kept', () => {
  // The browser itself reports each request that fails as an error in the console.
  test.afterEach(({ watch }) => {
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/trpc\/(meals\.generate|plans\.save)/.test(text));
  });

  test('because another device removed it, is reported, and the plan is made without it', async ({ page }) => {
    const { dinner, favorite } = await memberWithFavorite(page);
    await visit(page, `/meal?favorite=${favorite._id}`);
    await expect(card(page)).toContainText(dinner.name);
    await askAsMember(page, 'DELETE', `/api/meals/favorites/${favorite._id}`);

    await plan(page);

    await expect(page.getByRole('alert')).toContainText(`${GONE} Plan without it, or choose another.`);
    await expect(card(page)).toBeHidden();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    await expect(mealCards(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: '6 tokens' })).toBeVisible();
  });

  test('because a wish forbids it, is reported by the food in it, and nothing typed is lost', async ({ page }) => {
    const { dinner, favorite } = await memberWithFavorite(page);
    const food = dinner.items[0]?.name ?? '';
    await visit(page, `/meal?favorite=${favorite._id}`);
    await page.getByRole('button', { name: 'Show advanced options' }).click();
    await page.getByLabel('Exclude Ingredients').fill(food);

    await plan(page);

    const refusal = page.getByRole('alert').filter({ hasText: 'Generation Failed' });
    await expect(refusal).toContainText(`“${dinner.name}” contains`);
    await expect(refusal).toContainText('which you leave out. Please plan without this favorite, or change that wish.');
    await expect(page.getByLabel('Exclude Ingredients')).toHaveValue(food);
    await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
    await card(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    await expect(mealCards(page)).toHaveCount(2);
  });

  test('because no server answers, is planned around on this device', async ({ page }) => {
    const { dinner, favorite } = await memberWithFavorite(page);
    await visit(page, `/meal?favorite=${favorite._id}`);
    await expect(card(page)).toContainText(dinner.name);
    await page.route(/\/trpc\/(meals\.generate|plans\.save)/, (route) => route.abort());

    await plan(page);

    await expect(page.getByText(/^Planned on this device\. It will be saved/)).toBeVisible();
    await expect(mealCards(page).getByRole('heading', { name: dinner.name })).toBeVisible();
  });
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

async function plan(page: Page, button = 'Generate Meal Plan'): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: button }).press('Enter');
}

/** The favorites that generations ask for, as they are sent. */
function sentFavorites(page: Page): (string | undefined)[] {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('trpc/meals.generate')) sent.push(request.postDataJSON().withFavorite);
  });
  return sent;
}
