import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, newEmail, PASSWORD, test, visit } from '../testing/fixtures.ts';
import { mealCards as cards, choose, expectMeals, mealNames } from './planner-page.ts';

test('from a first try to a kept plan: the main job, end to end', async ({ page }) => {
  test.setTimeout(180_000);

  // A visitor tries the demo: the first plan shows, the second leads to /signup.
  await visit(page, '/meal');
  await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeDisabled();
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);
  const firstDemo = await mealNames(page, 2);

  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByText('Sign up to generate unlimited meal plans!')).toBeVisible();
  const demo = await mealNames(page, 4);
  expect(demo).toEqual(expect.arrayContaining(firstDemo));
  await expectAccessible(page);

  // Signing up loses nothing: both demo plans are in the account.
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const saved = await mealNames(page, 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => [...saved, ...(await mealNames(page, 2))].toSorted()).toEqual(demo.toSorted());

  // A day of vegan meals for 1,800 kcal without soy and nuts, in little time.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click();
  await choose(page, 'Goal', 'Weight Loss');
  await choose(page, 'Diet', 'Vegan');
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByText('3 meals')).toBeVisible();
  await page.getByLabel('Daily Calorie Target').fill('1800');
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await page.getByLabel('Exclude Ingredients').fill('soy, nuts');
  await page.getByRole('radio', { name: 'Quick 15-30 min' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: '7 tokens' })).toBeVisible();
  await expectAccessible(page);
  const planned = await mealNames(page, 3);

  // By keyboard: a card opens with Enter, its details close with Escape and leave the focus where it was.
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: planned[0] ?? '' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(cards(page).first()).toBeFocused();

  await cards(page).first().getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('Meal added to favorites')).toBeVisible();
  await expect(cards(page).first().getByRole('button', { name: 'Remove from favorites' })).toBeVisible();

  // The plan is on the dashboard, also after a reload.
  await visit(page, '/dashboard');
  await expectMeals(page, planned);
  await page.reload();
  await expectMeals(page, planned);

  // The favorite is there, and goes when it is removed.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expectMeals(page, planned.slice(0, 1));
  await expectAccessible(page);
  await page.getByRole('button', { name: /Remove from favorites/ }).click();
  await expect(page.getByText('Meal removed from favorites')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Favorites' })).toBeFocused();

  await page.getByRole('button', { name: 'Account of Ana' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
});
