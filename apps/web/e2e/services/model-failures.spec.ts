import { mealCards } from '../planner/planner-page.ts';
import { LANDING } from '../testing/lanes.ts';
import { expect, test } from './model-fixtures.ts';
import { askAsNewMember, tokens } from './model-member.ts';

// Our own planner does not stand in for the model here.
// A clock or a script in its pages stays.
test.use({ fallback: 'off', isWarm: false });

test('a busy model is asked again only after the seconds it named', LANDING, async ({ page, model, watch }) => {
  await page.clock.install();
  model.script = { fault: 'rate-limited-long' };
  await askAsNewMember(page);

  await expect(page.getByText('The kitchen is busy. Try again in 40 s.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await expect(again).toContainText(/\(3\d\)$/);
  await page.clock.fastForward('01:00');
  model.script = {};
  await again.click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(mealCards(page)).toHaveCount(3);
  expect(await tokens(page)).toBe(7);
  expect(watch.consoleErrors.splice(0)).toEqual([]);
});

test(
  'a model that does not answer is reported in one sentence, and takes no token',
  LANDING,
  async ({ page, model }) => {
    model.script = { fault: 'server-error' };
    await askAsNewMember(page);

    await expect(page.getByText('The planner is not answering. Please try again.')).toBeVisible();
    expect(model.calls.length).toBeLessThanOrEqual(2);
    expect(await tokens(page)).toBe(10);
  },
);
