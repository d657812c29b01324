import { choose, expectMeals, mealCards, mealNames } from '../planner/planner-page.ts';
import { followPlans, listBoxes, tick } from '../shopping/stored-list.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { newMember } from '../testing/member.ts';

// Nothing here brings a tab to the front: what a tab fetches when it is looked at again would hide what it is reported.

test('tokens and plans of another tab follow, and a plan that one deletes is gone in the other', async ({
  page,
  context,
}) => {
  await newMember(page);
  await visit(page, '/dashboard');
  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/meal');

  await choose(other, 'Goal', 'Maintenance');
  await choose(other, 'Diet', 'Vegetarian');
  await other.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const names = await mealNames(other, 2);

  await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
  await expectMeals(page, names);

  await visit(other, '/dashboard');
  await expectMeals(other, names);
  await other.getByRole('button', { name: 'More for Meal plan' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(mealCards(other)).toHaveCount(0);
  await expect(mealCards(page)).toHaveCount(0);
});

test('what is ticked in one tab is ticked in the other', async ({ page, server, context }) => {
  await followPlans(page, server, [2]);
  await visit(page, '/shopping');
  const other = await context.newPage();
  await visit(other, '/shopping');

  await tick(listBoxes(other).first());

  await expect(page.getByText(/^1 of \d+ in the basket$/)).toBeVisible();
});
