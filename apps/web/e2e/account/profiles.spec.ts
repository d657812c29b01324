import type { CreateProfile } from '@platewise/contract/profiles/profile-schema';
import type { Locator, Page } from '@playwright/test';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember, saveProfile } from '../testing/member.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

const SETTINGS = '/settings?tab=profiles';
const ASHA: CreateProfile = {
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['nuts', 'sesame'],
  dislikedMeals: [],
  conditions: [],
  calorieTarget: 1700,
};

test('a profile is made by keyboard alone, and fills the planner’s form', async ({ page }) => {
  await newMember(page);
  await visit(page, SETTINGS);
  await expect(page.getByText('Your plan holds 1 profile.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add a profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Weight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vegan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1700');
  await page.keyboard.press('Tab');
  // Past the way to work the calories out.
  await page.keyboard.press('Tab');
  await page.keyboard.type('nuts, xyzzy');
  await expect(page.getByText(/^nuts: tree nuts and peanuts \(\d+ foods\)$/)).toBeVisible();
  await expect(page.getByText(/^xyzzy: not in our food table\./)).toBeVisible();
  await expectReadable(page);
  // Past what 'nuts' leaves in by name.
  await tabTo(page, page.getByLabel('Meals not wanted'));
  await page.keyboard.type('Lentil Soup');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rice, beans');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const list = page.getByRole('region', { name: 'Your profiles' });
  await expect(list.getByText('Weight Loss · Vegan · 1,700\u00a0kcal a day')).toBeVisible();
  await expect(list.getByText('Without nuts, xyzzy')).toBeVisible();
  await expect(list.getByText('Meals not wanted: Lentil Soup, Rice, beans')).toBeVisible();
  await expect(list.getByText('Up to 6 are available with Family.')).toBeVisible();
  await expect(list.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(list).toBeFocused();
  await expectReadable(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click();
  await expectForm(page, { goal: 'weight_loss', diet: 'vegan', kcal: '1700' });
  await expect(page.getByText('Leaves out nuts, xyzzy · Meals not wanted: Lentil Soup, Rice, beans')).toBeVisible();
  await expect(chip(page, 'Asha')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'profiles can be read in both themes: where they fill the form, and where one is deleted',
  LANDING,
  async ({ page }) => {
    await newMember(page);
    await saveProfile(page, ASHA);
    await visit(page, '/meal');
    await expectForm(page, { goal: 'weight_loss', diet: 'vegan', kcal: '1700' });
    await expectReadable(page);

    await visit(page, SETTINGS);
    await page.getByRole('button', { name: 'Delete the profile Asha' }).click();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectReadable(page);
  },
);

test.describe('when something breaks on the server', () => {
  // The browser itself reports each request that fails as an error in the console.
  test.afterEach(({ watch }) => {
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/trpc\/[^?]*profiles\./.test(text));
  });

  test('it can be read that the list did not load, and that a profile was not saved', LANDING, async ({ page }) => {
    await newMember(page);
    await breaks(page, 'profiles.list');
    await visit(page, SETTINGS);
    await expect(page.getByRole('heading', { name: 'Your profiles could not be loaded' })).toBeVisible();
    await expectReadable(page);
    await page.unroute(/\/trpc\/[^?]*profiles\.list/);
    const failed = page.getByRole('alert').filter({ hasText: 'Your profiles could not be loaded' });
    await failed.getByRole('button', { name: 'Retry' }).click();

    await page.getByRole('button', { name: 'Add a profile' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Asha');
    await breaks(page, 'profiles.create');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The profile could not be saved.' })).toBeVisible();
    await expectReadable(page);
  });
});

test('the planner’s form does not move when the profiles come', LANDING, async ({ page }) => {
  await newMember(page);
  await saveProfile(page, ASHA);
  await visit(page, '/meal');
  await expect(chip(page, 'Asha')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isUserRegistered'))).toBe('true');
  await page.addInitScript(collectFormTops);

  await page.reload();
  await expect(chip(page, 'Asha')).toBeVisible();

  const tops = await page.evaluate(() => (window as WithTops).formTops);
  expect(tops?.length).toBeGreaterThan(1);
  expect(new Set(tops).size, `the form’s first field stood at ${tops?.join(', ')}`).toBe(1);
});

type WithTops = Window & { formTops?: number[] };

/** In the page: where the first field of the form stands, at each frame. */
function collectFormTops() {
  const tops: number[] = [];
  (window as WithTops).formTops = tops;
  const look = () => {
    const field = document.querySelector('main form select');
    if (field) tops.push(Math.round(field.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The server answers, and not with what was asked for. */
async function breaks(page: Page, procedure: string): Promise<void> {
  const calls = new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
}

function chip(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Plan for' }).getByRole('button', { name, exact: true });
}

async function expectForm(page: Page, { goal, diet, kcal }: { goal: string; diet: string; kcal: string }) {
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue(goal);
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue(diet);
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue(kcal);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached the control.');
}
