import type { Page } from '@playwright/test';
import { choose, expectMeals, mealCards, mealNames } from '../planner/planner-page.ts';
import { useUpDemoPlaces } from '../planner/use-up-demo-places.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from '../testing/member.ts';
import { cacheTheApp } from './cache-the-app.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Without the server each request fails, and the browser reports it. */
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[12]/.test(text),
  );
});

test('who only reads the public pages is given no worker', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/blog');

  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a visitor opens the planner without a connection and plans', LANDING, async ({ page, context }) => {
  await visit(page, '/meal');
  await cacheTheApp(page);
  await context.setOffline(true);

  await visit(page, '/meal');
  await expect(line(page)).toHaveText(/Offline\. Plans are made on this device/);
  await plan(page, 'Try Demo (2 free)');
  await expect(mealCards(page)).toHaveCount(2);

  // A public page was never kept, and opens from the application's files.
  await visit(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member opens the app without a connection: kept plans and favorites are there', async ({ page, context }) => {
  const { planned, favorite } = await offlineMember(page);
  await context.setOffline(true);

  await visit(page, '/dashboard');
  await expectMeals(page, planned);
  await expect(line(page)).toHaveText(/Offline — showing what was kept at \d{1,2}:\d\d.[AP]M\./);
  await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search plans').fill('no such dish');
  await expect(page.getByRole('heading', { name: 'No plan matches' })).toBeVisible();

  await visit(page, '/user/favorites');
  await expect(mealCards(page).getByRole('heading', { name: favorite })).toBeVisible();
});

test('what is done without a connection waits, and is saved once when it is back', async ({ page, context }) => {
  const { planned } = await offlineMember(page);
  await context.setOffline(true);

  await visit(page, '/meal');
  await plan(page, 'Generate Meal Plan');
  const made = await mealNames(page, 2);
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page.getByText('Meal plan saved locally!')).toBeVisible();
  await expect(page.getByText('Waiting to be saved', { exact: true })).toBeVisible();
  await mealCards(page).first().getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('It will be saved when you are back online.')).toBeVisible();

  await visit(page, '/dashboard');
  await expect(line(page)).toContainText('2 changes are waiting to be saved.');
  const pending = page.getByRole('region', { name: 'On this device' });
  await expect(pending.getByRole('listitem')).toHaveCount(1);
  await expect(pending).toContainText(made.join(' · '));
  await page.getByRole('button', { name: 'Rename Meal plan' }).click();
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Under way');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
  await expectAccessible(page);

  // A reload in between loses nothing.
  await visit(page, '/dashboard');
  await expect(line(page)).toContainText('3 changes are waiting to be saved.');
  await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();

  await context.setOffline(false);
  await expect(pending).toBeHidden();
  await expectMeals(page, made);
  const { plans, total } = await askAsMember<{ plans: { name: string; meals: { name: string }[] }[]; total: number }>(
    page,
    'GET',
    '/api/meals/plans?pageSize=10',
  );
  expect(total).toBe(2);
  expect(plans.map(({ name }) => name)).toEqual(['My Meal Plan', 'Under way']);
  expect(plans[1]?.meals.map(({ name }) => name)).toEqual(planned);
});

test(
  'a plan that is made without a connection waits from then on, though nobody saves it',
  LANDING,
  async ({ page, context }) => {
    const { planned } = await offlineMember(page);
    await context.setOffline(true);
    await visit(page, '/meal');
    await plan(page, 'Generate Meal Plan');
    await expect(page.getByText(/^Planned on this device\. It will be saved/)).toBeVisible();
    const made = await mealNames(page, 2);

    await visit(page, '/dashboard');
    const pending = page.getByRole('region', { name: 'On this device' });
    await expect(pending.getByRole('listitem')).toContainText(made.join(' · '));
    await context.setOffline(false);
    await expect(pending).toBeHidden();

    const { plans } = await askAsMember<{ plans: { name: string | null; meals: { name: string }[] }[] }>(
      page,
      'GET',
      '/api/meals/plans?pageSize=10',
    );
    expect(plans.map(({ name, meals }) => [name, meals.map((meal) => meal.name)])).toEqual([
      [null, made],
      [null, planned],
    ]);
  },
);

test(
  'the name of a plan that is saved when the connection is gone waits as well',
  LANDING,
  async ({ page, context }) => {
    await offlineMember(page);
    await visit(page, '/meal');
    await plan(page, 'Generate Meal Plan');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByText('Meal plan saved locally!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename My Meal Plan' })).toBeVisible();
    await expect(line(page)).toContainText('1 change is waiting to be saved.');

    await context.setOffline(false);
    await expect(line(page)).toBeHidden();
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'My Meal Plan' })).toBeVisible();
  },
);

test(
  'what the allowance does not cover stays on the device, says so, and can be discarded',
  LANDING,
  async ({ page, context }) => {
    await offlineMember(page);
    await useUpDemoPlaces(page);
    for (const seed of [1, 2, 3]) await savePlan(page, { seed });
    await context.setOffline(true);
    await visit(page, '/meal');
    await plan(page, 'Generate Meal Plan');
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByText('Waiting to be saved', { exact: true })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Show' }).first().click();
    const staying = page.getByRole('region', { name: 'On this device' }).getByRole('listitem');
    const sentence = 'Your allowance has 1 meal left this month; this plan needs 2. It stays on this device.';
    await expect(staying).toContainText(sentence);
    await expectAccessible(page);

    await staying.getByRole('button', { name: /^Try again/ }).click();
    await expect(staying).toContainText(sentence);
    await staying.getByRole('button', { name: 'Show meals' }).click();
    await expect(staying.getByRole('article')).toHaveCount(2);
    await staying.getByRole('button', { name: /^Discard/ }).click();
    await expect(page.getByRole('region', { name: 'On this device' })).toBeHidden();
  },
);

test('two tabs share one queue, and save what is pending once', LANDING, async ({ page, context }) => {
  await offlineMember(page);
  const other = await context.newPage();
  await visit(other, '/dashboard');
  await context.setOffline(true);
  await visit(page, '/meal');
  await plan(page, 'Generate Meal Plan');
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page.getByText('Waiting to be saved', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'On this device' }).getByRole('listitem')).toHaveCount(1);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/trpc/plans.save')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(other.getByRole('region', { name: 'On this device' })).toBeHidden();
  await expect(page.getByText('Waiting to be saved', { exact: true })).toBeHidden();

  expect(new Set(sent).size).toBe(1);
  const { total } = await askAsMember<{ total: number }>(page, 'GET', '/api/meals/plans?pageSize=10');
  expect(total).toBe(2);
});

test(
  'signing out asks before it discards, and leaves nothing of the person on the device',
  LANDING,
  async ({ page, context }) => {
    await offlineMember(page);
    await context.setOffline(true);
    await visit(page, '/user/favorites');
    await mealCards(page).first().getByRole('button', { name: 'Remove from favorites' }).click();
    await expect(mealCards(page)).toHaveCount(0);

    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Sign out and discard unsaved changes?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(dialog).toBeHidden();
    await signOut(page);
    await dialog.getByRole('button', { name: 'Sign out and discard' }).click();

    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Signed out on this device')).toBeVisible();
    expect(await leftOnDevice(page)).toEqual({ kept: 0, operations: 0, person: null });
    await visit(page, '/dashboard');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

    // The server learns of it before it is asked who is here.
    await context.setOffline(false);
    await visit(page, '/dashboard');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect.poll(async () => (await page.request.get('/api/auth/token')).status()).toBe(401);
  },
);

test(
  'another person at the same browser neither sees nor sends what is pending',
  LANDING,
  async ({ page, context }) => {
    await offlineMember(page);
    await context.setOffline(true);
    await visit(page, '/user/favorites');
    await mealCards(page).first().getByRole('button', { name: 'Remove from favorites' }).click();
    await expect(mealCards(page)).toHaveCount(0);

    // The session ends without a sign-out here, and somebody else signs in.
    await context.clearCookies();
    await context.setOffline(false);
    await newMember(page);
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'No Meal Plans Found' })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await visit(page, '/user/favorites');
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();

    expect(await leftOnDevice(page)).toMatchObject({ operations: 1 });
  },
);

/** A member with a plan and a favorite, whose browser has kept them and the application. */
async function offlineMember(page: Page): Promise<{ planned: string[]; favorite: string }> {
  await newMember(page);
  const { meals } = await savePlan(page);
  const favorite = meals[0];
  await saveFavorite(page, favorite);
  await visit(page, '/dashboard');
  await cacheTheApp(page);
  await expect.poll(async () => (await leftOnDevice(page)).kept).toBeGreaterThanOrEqual(5);
  return { planned: meals.map(({ name }) => name), favorite: favorite?.name ?? '' };
}

function line(page: Page) {
  return page.getByRole('status').filter({ hasText: /Offline|Back online|wait|stay/ });
}

async function plan(page: Page, button: string): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function leftOnDevice(page: Page): Promise<{ kept: number; operations: number; person: string | null }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('platewise');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const count = (name: string) =>
      new Promise<number>((resolve) => {
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const found = { kept: await count('kept'), operations: await count('operations') };
    database.close();
    return { ...found, person: localStorage.getItem('lastPerson') };
  });
}
