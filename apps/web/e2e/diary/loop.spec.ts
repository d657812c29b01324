import { addDays } from '@platewise/contract/dates/local-date';
import type { Locator, Page, TestDetails } from '@playwright/test';
import { localToday, weekOfToday } from '../calendar/calendar-member.ts';
import { listBoxes, storedLines } from '../shopping/stored-list.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { arrowTo, tabTo, typeDate } from '../testing/keyboard.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember } from '../testing/member.ts';

type Meal = { name: string; calories: number; items: { food: string }[] };
type Week = { days: { date: string; entries: { slot: string; meal: Meal | null }[] }[] };

/** How the page is used: by pointer, or with nothing but keys, from one control to the next. */
type Hand = {
  name: string;
  lane: TestDetails;
  press: (control: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  /** An item of a menu that is open. */
  choose: (item: Locator) => Promise<void>;
  writeDate: (field: Locator, date: string) => Promise<void>;
};

const HANDS: readonly Hand[] = [
  {
    name: 'by pointer',
    lane: LANDING,
    press: (control) => control.click(),
    tick: (box) => box.click(),
    choose: (item) => item.click(),
    writeDate: (field, date) => field.fill(date),
  },
  {
    name: 'by keyboard alone',
    lane: {},
    press: async (control) => {
      await tabTo(control);
      await control.page().keyboard.press('Enter');
    },
    tick: async (box) => {
      await tabTo(box);
      await box.page().keyboard.press('Space');
    },
    choose: async (item) => {
      await arrowTo(item);
      await item.page().keyboard.press('Enter');
    },
    writeDate: typeDate,
  },
];

for (const { name, lane, press, tick, choose, writeDate } of HANDS) {
  const title = `a week is filled, shopped for, changed, cooked, eaten and looked back on, ${name}`;
  test(title, lane, async ({ page, server }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await becomePro(page, server);
    const [from, today] = [weekOfToday(), localToday()];
    const goTo = (link: string) =>
      press(page.getByRole('navigation', { name: 'Your kitchen' }).getByRole('link', { name: link }));

    await visit(page, '/dashboard');
    await goTo('Calendar');
    await expect(panel(page).getByText('No meal planned', { exact: true })).toHaveCount(3);
    await press(page.getByRole('button', { name: 'Fill the week' }));
    const dialog = page.getByRole('dialog', { name: 'Fill days with new meals' });
    const days = dialog.getByRole('group', { name: 'Days to fill' }).getByRole('checkbox');
    await expect(days).toHaveCount(7);
    for (const box of await days.all()) {
      if (!(await box.isChecked())) await tick(box);
    }
    await press(dialog.getByRole('button', { name: 'Plan 8 meals' }));
    // Where a day cannot hold what comes again, another meal is planned for it: all places of the week are filled either way.
    const filled = page
      .getByText(/ meals planned\. \d meals are the rest of earlier ones\. \d breakfasts come again\./)
      .first();
    await expect(filled).toBeVisible();
    const counts = (await filled.textContent())?.match(/\d+/g)?.map(Number) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(21);
    await expect(dialog).toBeHidden();

    // The list holds all of it; one line is bought.
    await goTo('Shopping');
    await press(page.getByRole('link', { name: 'The calendar' }));
    await press(page.getByRole('button', { name: 'Make the list' }));
    await expect(page.getByText(/^From the calendar, /)).toBeVisible();
    const before = await storedLines(page);
    await expect(listBoxes(page)).toHaveCount(before.length);
    // One that other meals need as well: what nothing needs any more stands apart, without a box.
    const dinner = await mealAt(page, today, 'dinner');
    const place = before.findIndex(({ food }) => !dinner.items.some((item) => item.food === food));
    const bought = listBoxes(page).nth(place);
    await tick(bought);
    await expect(bought).toBeChecked();

    // Today's dinner leaves the week: the list needs less, and what was bought stays bought.
    await goTo('Calendar');
    await press(panel(page).getByRole('button', { name: `More for ${dinner.name}` }));
    await choose(page.getByRole('menuitem', { name: 'Move…' }));
    const moving = page.getByRole('dialog', { name: `Move “${dinner.name}”` });
    await writeDate(moving.getByLabel('Day'), addDays(from, 8));
    await press(moving.getByRole('button', { name: 'Move it' }));
    await expect(moving).toBeHidden();
    await expect.poll(async () => grams(await storedLines(page))).toBeLessThan(grams(before));
    await goTo('Shopping');
    const after = await storedLines(page);
    await expect(listBoxes(page)).toHaveCount(after.length);
    expect(after.filter(({ isTicked }) => isTicked)).toMatchObject([{ id: before[place]?.id }]);
    await expect(listBoxes(page).and(page.locator(':checked'))).toHaveCount(1);

    // Today's breakfast is cooked and, at the end of cooking, eaten.
    const breakfast = await mealAt(page, today, 'breakfast');
    await goTo('Calendar');
    await press(panel(page).getByRole('button', { name: breakfast.name, exact: true }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }));
    await expect(page.getByRole('dialog', { name: /^Cooking/ })).toBeVisible();
    const eaten = page.getByRole('button', { name: 'Mark as eaten' });
    for (let pages = 0; pages < 40 && !(await eaten.isVisible()); pages += 1) await page.keyboard.press('ArrowRight');
    await press(eaten);
    await expect(page.getByRole('button', { name: 'Marked as eaten' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // The tracker has it, and so have the trends.
    await goTo('Calorie Tracker');
    const kcal = Math.round(breakfast.calories).toLocaleString('en');
    await expect(page.getByText(`${kcal} / 2,000 kcal`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meals of this day' })).toContainText(breakfast.name);
    await press(page.getByRole('link', { name: 'Trends' }));
    await press(page.getByRole('button', { name: 'Show as a table' }));
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(kcal);
  });
}

async function mealAt(page: Page, date: string, slot: string): Promise<Meal> {
  const { days } = await askAsMember<Week>(page, 'GET', `/api/calendar?from=${date}&to=${date}`);
  const meal = days[0]?.entries.find((entry) => entry.slot === slot)?.meal;
  if (!meal) throw new Error(`Nothing is planned for ${slot} of ${date}.`);
  return meal;
}

function grams(lines: readonly { neededGrams?: number | null }[]): number {
  return lines.reduce((sum, { neededGrams }) => sum + (neededGrams ?? 0), 0);
}

function panel(page: Page): Locator {
  return page.getByRole('tabpanel');
}
