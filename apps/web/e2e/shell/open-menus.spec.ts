import type { Page } from '@playwright/test';
import { localToday, putEntry } from '../calendar/calendar-member.ts';
import { follow } from '../shopping/stored-list.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, savePlan } from '../testing/member.ts';

/** What opens over a page: where it is, and how it is opened. */
const OPENS: readonly {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  role: 'menu' | 'listbox' | 'option';
}[] = [
  { name: 'the menu of the account', path: '/dashboard', open: (page) => press(page, /^Account of/), role: 'menu' },
  {
    name: 'the palette',
    path: '/dashboard',
    open: (page) => page.keyboard.press('Control+k'),
    role: 'listbox',
  },
  { name: 'the menu of a plan', path: '/dashboard', open: (page) => press(page, 'More for Meal plan'), role: 'menu' },
  { name: 'the menu of exports', path: '/dashboard', open: (page) => press(page, 'Export'), role: 'menu' },
  {
    name: 'the menu of a meal',
    path: '/dashboard',
    open: (page) => press(page, /^More for .+ and .+/),
    role: 'menu',
  },
  {
    name: 'a list of choices',
    path: '/meal',
    open: (page) => page.getByRole('combobox', { name: 'Goal', exact: true }).click(),
    role: 'option',
  },
  {
    name: 'the menu of the days',
    path: '/calendar',
    open: (page) => press(page, 'More for these days'),
    role: 'menu',
  },
  {
    name: 'the menu of a day',
    path: '/calendar',
    open: (page) => press(page, /^More for [A-Z][a-z]+day,/),
    role: 'menu',
  },
  { name: 'the menu of an entry', path: '/calendar', open: (page) => press(page, 'More for Soup'), role: 'menu' },
  {
    name: 'the menu of a free slot',
    path: '/calendar',
    open: (page) => press(page, /^Add something else/),
    role: 'menu',
  },
  {
    name: 'the menu of a cell of the week',
    path: '/calendar',
    open: async (page) => {
      await page.getByRole('gridcell').getByRole('button', { name: /Soup/ }).press('Enter');
    },
    role: 'menu',
  },
  { name: 'the menu of the list', path: '/shopping', open: (page) => press(page, 'More'), role: 'menu' },
  {
    name: 'the menu of an eaten meal',
    path: '/calorie-tracker',
    open: (page) => press(page, 'More for Porridge'),
    role: 'menu',
  },
];

test('axe finds nothing while a menu, a list of choices or the palette is open', LANDING, async ({ page, server }) => {
  test.slow();
  await becomePro(page, server);
  const { planId } = await savePlan(page);
  await putEntry(page, localToday(), 'dinner', { note: 'Soup' });
  const eaten = { date: localToday(), name: 'Porridge', calories: 300, protein: 10, carbs: 40, fat: 8 };
  await askAsMember(page, 'POST', '/api/calorie/meals', eaten);
  await follow(page, { planIds: [planId], numberOfPeople: 2 });

  for (const { name, path, open, role } of OPENS) {
    await test.step(name, async () => {
      await visit(page, path);
      await open(page);
      await expect(page.getByRole(role).first()).toBeVisible();
      await expectReadable(page);
      await expect(page.getByRole(role).first()).toBeVisible();
    });
  }
});

test('axe finds nothing while the menu of a phone is open', LANDING, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  await press(page, 'Open menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectReadable(page);
});

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
}
