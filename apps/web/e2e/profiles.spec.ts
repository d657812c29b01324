import type { CreateProfile } from '@platewise/contract/profile-schema';
import type { Locator, Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';
import { expect, PASSWORD, test, visit } from './fixtures.ts';
import { grantPlan } from './grant-plan.ts';
import { newMember, saveProfile } from './member.ts';

const SETTINGS = '/settings?tab=profiles';
const ASHA: CreateProfile = {
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['nuts', 'sesame'],
  dislikedMeals: [],
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

test('what is changed afterwards is the person’s, until the profile is pressed again or updated', async ({ page }) => {
  await newMember(page);
  await saveProfile(page, ASHA);
  await visit(page, '/meal');
  await expectForm(page, { goal: 'weight_loss', diet: 'vegan', kcal: '1700' });
  await expectReadable(page);

  const kcal = page.getByLabel('Daily Calorie Target');
  await kcal.fill('1900');
  await expect(chip(page, 'Asha (changed)')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Asha (changed)').click();
  await expect(kcal).toHaveValue('1700');
  await expect(page.getByText('Filled in from Asha.')).toBeAttached();

  await kcal.fill('1950');
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await page.getByLabel('Exclude Ingredients').fill('sesame');
  await page.getByRole('button', { name: 'Update the profile Asha' }).click();
  await expect(page.getByText('Profile “Asha” updated')).toBeVisible();
  await expect(chip(page, 'Asha')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeFocused();
  await expectReadable(page);

  await visit(page, SETTINGS);
  await expect(page.getByText('Weight Loss · Vegan · 1,950\u00a0kcal a day')).toBeVisible();
  await expect(page.getByText('Without sesame')).toBeVisible();
});

test('the first form is kept as a profile from where it was filled in', async ({ page }) => {
  const email = await newMember(page);
  await visit(page, '/meal');
  await page.getByLabel('Goal', { exact: true }).selectOption('muscle_gain');
  await expect(page.getByRole('button', { name: 'Save as a profile' })).toBeHidden();
  await page.getByLabel('Diet', { exact: true }).selectOption('keto');

  await page.getByRole('button', { name: 'Save as a profile' }).click();

  const name = email.split('@')[0] ?? '';
  await expect(page.getByText(`Saved as the profile “${name}”.`)).toBeVisible();
  await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Save as a profile' })).toBeHidden();
});

test('a family has six, chooses one for the plan, and that choice is kept', async ({ page, server }) => {
  const email = await newMember(page);
  await saveProfile(page, ASHA);
  await grantPlan(server, email, 'family');
  await saveProfile(page, {
    ...ASHA,
    name: 'Ben',
    goal: 'muscle_gain',
    dietaryPreferences: 'high_protein',
    calorieTarget: 2800,
  });
  await saveProfile(page, { name: 'Open for everything' });
  await visit(page, '/meal');

  // None is chosen for them: the form is as on every first visit.
  await expect(chip(page, 'Ben')).toBeVisible();
  await expectForm(page, { goal: '', diet: '', kcal: '2000' });
  await chip(page, 'Ben').click();
  await expectForm(page, { goal: 'muscle_gain', diet: 'high_protein', kcal: '2800' });
  await expect(chip(page, 'Asha')).toHaveAttribute('aria-pressed', 'false');

  // What a profile leaves open stays as it was; what it keeps is filled in.
  await chip(page, 'Open for everything').click();
  await expectForm(page, { goal: 'muscle_gain', diet: 'high_protein', kcal: '2000' });
  await chip(page, 'Ben').click();
  await page.reload();
  await expect(chip(page, 'Ben')).toHaveAttribute('aria-pressed', 'true');

  // After signing out nothing of the form is left, but who was chosen is known again.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/meal');
  await expectForm(page, { goal: '', diet: '', kcal: '2000' });
  await signIn(page, email, '/meal');
  await expectForm(page, { goal: 'muscle_gain', diet: 'high_protein', kcal: '2800' });
  await expect(chip(page, 'Ben')).toHaveAttribute('aria-pressed', 'true');
});

test('a family’s profiles are counted, changed and deleted', async ({ page, server }) => {
  const email = await newMember(page);
  await saveProfile(page, ASHA);
  await grantPlan(server, email, 'family');
  for (const name of ['Ben', 'Chandra', 'Devi', 'Elif']) await saveProfile(page, { ...ASHA, name });
  await visit(page, SETTINGS);
  const list = page.getByRole('region', { name: 'Your profiles' });
  await expect(list.getByText('You can add 1 profile.')).toBeVisible();

  await list.getByRole('button', { name: 'Add a profile' }).click();
  await list.getByLabel('Name', { exact: true }).fill('Femi');
  await list.getByRole('button', { name: 'Save profile' }).click();
  await expect(list.getByText('All 6 profiles of your plan are there.')).toBeVisible();
  await expect(list.getByText('Goal open · Diet open · 2,000\u00a0kcal a day')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Add a profile' })).toBeHidden();

  const edit = list.getByRole('button', { name: 'Edit the profile Ben' });
  await edit.click();
  await list.getByLabel('Goal').selectOption('Open: chosen for each plan');
  await list.getByLabel('Name', { exact: true }).fill('\u200b');
  await list.getByRole('button', { name: 'Save profile' }).click();
  await expect(list.getByText('Name is required.')).toBeVisible();
  await list.getByLabel('Name', { exact: true }).fill('Benjamin');
  await list.getByRole('button', { name: 'Save profile' }).click();
  await expect(list.getByText('Goal open · Vegan · 1,700\u00a0kcal a day')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Edit the profile Benjamin' })).toBeFocused();

  const remove = list.getByRole('button', { name: 'Delete the profile Devi' });
  await remove.press('Enter');
  await expect(list.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expectReadable(page);
  await list.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Profile “Devi” deleted')).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Devi' })).toBeHidden();
  await expect(list).toBeFocused();
  await expect(list.getByText('You can add 1 profile.')).toBeVisible();

  // A smaller plan takes none of them away.
  await grantPlan(server, email, 'free');
  await visit(page, SETTINGS);
  await expect(list.getByText(/^Your plan holds 1 profile\. The others stay and can be used/)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(5);
});

test('a form half filled in is there again after signing in again, and gone after signing out', async ({ page }) => {
  const email = await newMember(page);
  await visit(page, SETTINGS);
  await page.getByRole('button', { name: 'Add a profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Exclude Ingredients').fill('nuts');

  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(SETTINGS);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Exclude Ingredients')).toHaveValue('nuts');

  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, email, SETTINGS);
  await expect(page.getByText(/^No profile yet\./)).toBeVisible();
});

test.describe('when something breaks on the server', () => {
  // The browser itself reports each request that fails as an error in the console.
  test.afterEach(({ watch }) => {
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/trpc\/[^?]*profiles\./.test(text));
  });

  test('the list can be asked for again, and a profile that was not saved stays typed', async ({ page }) => {
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
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
    await expectReadable(page);
    await page.unroute(/\/trpc\/[^?]*profiles\.create/);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('heading', { name: 'Asha' })).toBeVisible();
  });
});

test('the meals that a person does not want are listed next to the profiles', async ({ page }) => {
  await newMember(page);
  await visit(page, SETTINGS);

  await expect(page.getByRole('region', { name: 'Meals you do not want' }).getByText(/^None yet\./)).toBeVisible();
});

test('the planner’s form does not move when the profiles come', async ({ page }) => {
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

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await visit(page, `/signin?redirect=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(path);
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached the control.');
}
