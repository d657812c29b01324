import type { Page } from '@playwright/test';
import { cacheTheApp } from '../offline/cache-the-app.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from '../testing/member.ts';
import { localToday, putEntry } from './calendar-member.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Without the server each request fails, and the browser reports it. */
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
});

type Day = { entries: { slot: string; note: string | null; servings: number; meal: { name: string } | null }[] };

test(
  'without a connection the week last seen is there, what is changed waits, and is saved in its order',
  LANDING,
  async ({ page, context }) => {
    await newMember(page);
    const today = localToday();
    const { meals } = await savePlan(page, { mealCount: 3 });
    const [breakfast, , dinner] = meals;
    await saveFavorite(page, breakfast);
    await putEntry(page, today, 'lunch', { note: 'Soup' });
    await putEntry(page, today, 'dinner', { meal: dinner });
    await visit(page, '/calendar');
    await expect(slot(page, 'Lunch')).toContainText('Soup');
    await cacheTheApp(page);
    await context.setOffline(true);
    await visit(page, '/calendar');
    await expect(slot(page, 'Dinner')).toContainText(dinner?.name ?? '');
    const offline = page.getByRole('status').filter({ hasText: 'Offline — showing what was kept at' });
    await expect(offline).toBeVisible();

    // Put, moved, changed, removed.
    await slot(page, 'Breakfast')
      .getByRole('button', { name: /^Add something else/ })
      .click();
    await page.getByRole('menuitem', { name: 'From favorites' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Add ${breakfast?.name}` })
      .click();
    await expect(page.getByText('Meal added successfully. It will be saved when you are back online.')).toBeVisible();
    await expect(slot(page, 'Breakfast')).toContainText('Waiting to be saved');
    await slot(page, 'Dinner')
      .getByRole('button', { name: /^More servings/ })
      .click();
    await expect(slot(page, 'Dinner')).toContainText('1.5 servings');
    await ofEntry(page, 'Lunch', 'Remove');
    await expect(slot(page, 'Lunch')).toContainText('No meal planned');
    await ofEntry(page, 'Dinner', 'Move…');
    await page.getByRole('dialog').getByLabel('Meal').click();
    await page.getByRole('option', { name: 'Lunch' }).click();
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(slot(page, 'Lunch')).toContainText(dinner?.name ?? '');
    await expect(slot(page, 'Dinner')).toContainText('No meal planned');
    await expectAccessible(page);

    // A reload in between loses nothing; what never left can be taken back.
    await visit(page, '/calendar');
    await expect(slot(page, 'Lunch')).toContainText(dinner?.name ?? '');
    await expect(slot(page, 'Lunch')).toContainText('1.5 servings');
    // The line comes above what is there already: a menu that is pressed while it moves hears nothing.
    await expect(offline).toBeVisible();
    await ofEntry(page, 'Lunch', 'Note…');
    await page.getByRole('textbox', { name: 'Note' }).fill('Never sent');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(slot(page, 'Lunch')).toContainText('Never sent');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(slot(page, 'Lunch')).not.toContainText('Never sent');

    await context.setOffline(false);
    await expect(page.getByText('Waiting to be saved')).toHaveCount(0);
    await expect(slot(page, 'Lunch')).toContainText(dinner?.name ?? '');
    const { days } = await askAsMember<{ days: Day[] }>(page, 'GET', `/api/calendar?from=${today}&to=${today}`);
    expect(days[0]?.entries.map((entry) => [entry.slot, entry.meal?.name, entry.servings, entry.note])).toEqual([
      ['breakfast', breakfast?.name, 1, null],
      ['lunch', dinner?.name, 1.5, null],
    ]);
  },
);

test('days that were never seen say that they are not kept', LANDING, async ({ page, context }) => {
  await newMember(page);
  await visit(page, '/calendar');
  await expect(slot(page, 'Lunch')).toContainText('No meal planned');
  await cacheTheApp(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Next 7 days' }).click();
  await expect(page.getByText('These days are not kept on this device.')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(slot(page, 'Lunch')).toContainText('No meal planned');
});

function slot(page: Page, name: string) {
  return page.getByRole('tabpanel').getByRole('region', { name, exact: true });
}

async function ofEntry(page: Page, where: string, what: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: what, exact: true });
  // An answer that arrives between the two presses draws the entry again, and its menu closes.
  await expect(async () => {
    if (!(await item.isVisible())) {
      await slot(page, where)
        .getByRole('button', { name: /^More for / })
        .click({ timeout: 5000 });
    }
    await item.click({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
