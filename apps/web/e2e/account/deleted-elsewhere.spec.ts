import { mealCards } from '../planner/planner-page.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { newMember, savePlan } from '../testing/member.ts';

// Requests that a reload cuts off are reported by the browser, and so is what was deleted elsewhere.
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/Failed to (fetch|load resource)/.test(text));
});

test('a plan that was deleted elsewhere closes its drawer and says so', async ({ page }) => {
  await newMember(page);
  const plan = await savePlan(page);
  await visit(page, '/dashboard');
  await expect(mealCards(page).first()).toBeVisible();
  // As another device does it: no tab of this browser says.
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const gone = await page.request.delete(`/api/meals/plans/${plan.planId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await expect(gone).toBeOK();

  await mealCards(page).first().getByRole('button', { name: /swap/i }).click();

  await expect(page.getByText('This plan was deleted elsewhere.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(mealCards(page)).toHaveCount(0);
});
