import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, expectHydrated, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';
import { mealCards } from './planner-page.ts';

// Its pages wait for their code.
test.use({ isWarm: false });

const CODE = /\/assets\/index-[\w-]+\.js$/;

test('what is done before the code has come is kept, and the plan that was asked for comes', async ({ page }) => {
  const code = await openWithoutCode(page);

  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await page.getByLabel('Exclude Ingredients').fill('nuts');
  await page.getByRole('radio', { name: /^Quick/ }).check();
  await page.getByLabel('Daily Calorie Target').fill('1800');
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByText('3 meals', { exact: true })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Generate Meal Plan' });
  await expect(ask).toBeDisabled();
  await chooseNatively(page);
  await expect(page.getByText('Choose a goal and a diet first.')).toBeHidden();
  await expectAccessible(page);
  await ask.click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  const sent = page.waitForRequest(/meals\.generate/);
  code.release();

  expect((await sent).postDataJSON()).toMatchObject({
    goal: 'maintenance',
    dietaryPreferences: 'vegetarian',
    mealCount: 3,
    calorieTarget: 1800,
    excludeIngredients: ['nuts'],
    cookingTime: 'quick',
  });
  await expect(mealCards(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Hide advanced options' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '3');
});

test(
  'a finger slides the number of meals before the code has come, and on from there afterwards',
  LANDING,
  async ({ page }) => {
    const code = await openWithoutCode(page);
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator('form .mantine-Slider-track').boundingBox()) ?? {};
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('5 meals', { exact: true })).toBeVisible();

    code.release();
    await expectHydrated(page);

    await expect(page.getByText('5 meals', { exact: true })).toBeVisible();
    await page.getByRole('slider').press('ArrowLeft');
    await expect(page.getByText('4 meals', { exact: true })).toBeVisible();
  },
);

test('the form stands as it was left before the code has come', LANDING, async ({ page }) => {
  await visit(page, '/meal');
  await chooseNatively(page);
  await page.getByLabel('Daily Calorie Target').fill('1500');
  // A form is kept for somebody: once it is known who is here.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('1500');

  const code = await openWithoutCode(page);

  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('1500');
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('maintenance');
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeEnabled();
  code.release();
  await expectHydrated(page);
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('1500');
});

test('a form that turns out to be of somebody who has left goes, and is not sent', LANDING, async ({ page }) => {
  await newMember(page);
  await visit(page, '/meal');
  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
  await chooseNatively(page);
  await page.getByLabel('Daily Calorie Target').fill('2500');
  await page.context().clearCookies();
  const code = await openWithoutCode(page);
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2500');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().includes('meals.generate');
  });

  code.release();

  await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeDisabled();
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
  expect(isSent).toBe(false);
});

/** Opens the planner as far as its own page goes; the application's code comes when it is released. */
async function openWithoutCode(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/meal', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Show advanced options' })).toBeVisible();
  await expect(page.locator('form[data-filled-for]')).toBeVisible();
  return { release: resolve };
}

async function chooseNatively(page: Page): Promise<void> {
  await page.getByLabel('Goal', { exact: true }).selectOption('maintenance');
  await page.getByLabel('Diet', { exact: true }).selectOption('vegetarian');
}
