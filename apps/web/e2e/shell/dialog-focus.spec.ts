import { addDays } from '@platewise/contract/dates/local-date';
import type { Locator, Page, Route } from '@playwright/test';
import { localToday, putEntry } from '../calendar/calendar-member.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { arrowTo, tabTo } from '../testing/keyboard.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember, saveFavorite, savePlan } from '../testing/member.ts';

const FAR = 40;

for (const [item, title, submit] of [
  ['Move…', 'Move “Soup”', 'Move it'],
  ['Copy…', 'Copy “Soup”', 'Copy it'],
] as const) {
  test(`the focus stays on '${submit}' while the page wakes late and the chosen day arrives`, async ({ page }) => {
    await newMember(page);
    const far = addDays(localToday(), FAR);
    await putEntry(page, localToday(), 'dinner', { note: 'Soup' });
    await putEntry(page, far, 'dinner', { note: 'Stew' });
    await visit(page, '/calendar');
    const answers = await holdBack(page, new RegExp(`trpc/calendar\\.read.*${far}`));
    await page.getByRole('button', { name: 'More for Soup' }).press('Enter');
    await arrowTo(page.getByRole('menuitem', { name: item }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel('Day')).toBeFocused();
    await dialog.getByLabel('Day').fill(far);
    await expect(dialog.getByRole('status')).toContainText('We do not know yet');

    await tabOnWhileBusy(dialog.getByRole('button', { name: submit }));
    await answers.release();

    await expect(dialog.getByRole('status')).toContainText('“Stew”');
    await expect(dialog.getByRole('button', { name: submit })).toBeFocused();
  });
}

test(
  'the focus leaves the day that a favorite or a plan is taken to, for good and both ways',
  LANDING,
  async ({ page }) => {
    await newMember(page);
    const { meals } = await savePlan(page, { seed: 5, mealCount: 3 });
    await saveFavorite(page, meals[0]);
    await visit(page, '/user/favorites');
    await page.getByRole('button', { name: `Add to calendar: ${meals[0]?.name}` }).press('Enter');
    const favorite = page.getByRole('dialog', { name: `Add “${meals[0]?.name}” to the calendar` });
    await expect(favorite.getByLabel('Day')).toBeFocused();
    await tabOnWhileBusy(favorite.getByRole('button', { name: 'Add to calendar' }));

    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).press('Enter');
    const file = page.getByRole('dialog', { name: /^Calendar file of/ });
    const day = file.getByLabel('Day');
    await tabTo(day);
    await tabOnWhileBusy(file.getByRole('button', { name: 'Save the file' }));
    await tabTo(day);
    await tabOnWhileBusy(file.getByRole('button', { name: 'Close' }));
  },
);

test('a dialog that is pending for the server keeps the focus on the button that asked, and asks once', async ({
  page,
}) => {
  await newMember(page);
  await putEntry(page, localToday(), 'dinner', { note: 'Soup' });
  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'More for Soup' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move “Soup”' });
  await dialog.getByLabel('Day').fill(addDays(localToday(), FAR));
  const answers = await holdBack(page, /trpc\/calendar\.move/);
  const moveIt = dialog.getByRole('button', { name: 'Move it' });

  await moveIt.press('Enter');
  await expect(moveIt).toBeDisabled();
  await expect(moveIt).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Day').press('Enter');
  await answers.release();

  await expect(dialog).toBeHidden();
  expect(answers.count()).toBe(1);
});

test('a week that is given up leaves the focus where it can be asked for again', LANDING, async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, '/calendar');
  const fill = page.getByRole('button', { name: 'Fill the week' });
  await expect(fill).toBeEnabled();
  await fill.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fill days with new meals' });
  const plan = dialog.getByRole('button', { name: /^Plan \d+ meals?$/ });
  await holdBack(page, /trpc\/calendar\.fill/);

  // Enter in a field asks as well; the fields are closed meanwhile.
  // What may come again is closed where too few days are left of the week.
  const last = dialog.getByRole('checkbox', { disabled: false }).last();
  await last.check();
  await last.press('Enter');
  await expect(plan).toBeDisabled();
  await expect(plan).toBeFocused();
  await tabTo(dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');

  await expect(plan).toBeEnabled();
  await expect(plan).toBeFocused();
});

test('more plans take the focus with them, also the last of them', LANDING, async ({ page, server }) => {
  await becomePro(page, server, Array(12).fill(1));
  await visit(page, '/calendar');
  await page.getByRole('button', { name: /^More for [A-Z][a-z]+day,/ }).press('Enter');
  await arrowTo(page.getByRole('menuitem', { name: 'Add a saved plan' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const ways = dialog.getByRole('listitem').getByRole('button');
  await expect(ways).toHaveCount(10);

  await dialog.getByRole('button', { name: 'Show more plans' }).press('Enter');

  await expect(ways).toHaveCount(12);
  await expect(ways.nth(10)).toBeFocused();
});

/** Keeps the answers to some requests back until they are let go. */
async function holdBack(page: Page, url: RegExp): Promise<{ release: () => Promise<void>; count: () => number }> {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  return {
    count: () => held.length,
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Walks on to a control with Tab before the page comes to anything that it put off, and sees that it stays there. */
async function tabOnWhileBusy(control: Locator): Promise<void> {
  const page = control.page();
  await page.evaluate(() => {
    const setTimeout = window.setTimeout.bind(window);
    const putOff: (() => void)[] = [];
    const late = (work: () => void, ms = 0) => (ms > 0 ? setTimeout(work, ms) : putOff.push(work));
    Object.assign(window, {
      setTimeout: late,
      wake: () => {
        Object.assign(window, { setTimeout });
        for (const work of putOff) work();
      },
    });
  });
  await tabTo(control);
  await page.evaluate('window.wake()');
  await expect(control).toBeFocused();
}
