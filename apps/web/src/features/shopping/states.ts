import type { Page } from '@playwright/test';
import { changeLine, follow, followPlans, listBoxes, storedLines, tick } from '../../../e2e/shopping/stored-list.ts';
import { fails, isAway, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const path = '/shopping';

/** /shopping in each of its states (shell 2, decisions 4). */
export const SHOPPING_STATES: readonly ScreenState[] = [
  { name: 'shopping: signed out', path, shows: (page) => page.getByRole('heading', { name: 'Please Sign In' }) },
  {
    name: 'shopping: without Pro',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Available for Pro Users Only' }),
  },
  {
    name: 'shopping: nothing to buy',
    path,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByRole('heading', { name: 'Nothing to buy yet' }),
  },
  {
    name: 'shopping: loading',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await neverAnswers(page, 'shoppingList.read');
    },
    shows: (page) => page.getByRole('main').locator('[aria-busy="true"]'),
  },
  {
    name: 'shopping: cannot be loaded',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'shoppingList.read');
    },
    shows: (page) => page.getByRole('heading', { name: 'The shopping list could not be loaded' }),
  },
  {
    name: 'shopping: under way',
    path,
    arrange: (page, server) => followPlans(page, server, [3, 3, 3]),
    act: async (page) => {
      for (const place of [0, 1, 2, 5]) await tick(listBoxes(page).nth(place));
      await page.getByLabel('Add to the list').fill('Candles');
      await page.keyboard.press('Enter');
      await page.getByText('Candles is on the list, under Other.').waitFor();
      await page
        .getByRole('button', { name: /^I have this/ })
        .first()
        .click();
    },
    shows: (page) => page.getByText('At home', { exact: false }),
  },
  {
    name: 'shopping: details of lines',
    path,
    arrange: (page, server) => followPlans(page, server, [3, 3]),
    act: async (page) => {
      await page.getByLabel('Add to the list').fill('Milk');
      await page.keyboard.press('Enter');
      await page.getByText('Milk is on the list, under').waitFor();
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Details of Milk', exact: true }).click();
    },
    shows: (page) => page.getByText('You added it yourself.'),
  },
  {
    name: 'shopping: in ounces and pounds',
    path,
    arrange: async (page, server) => {
      await followPlans(page, server, [3, 3]);
      await askAsMember(page, 'PATCH', '/api/users/me/preferences', { units: 'us' });
    },
    shows: (page) => page.getByText(/\d\s(?:oz|lb) \([\d.,]+\sk?g\)/),
  },
  {
    name: 'shopping: more is needed, and less',
    path,
    arrange: async (page, server) => {
      const [first, second] = await followPlans(page, server, [2, 2]);
      await follow(page, { planIds: [first], numberOfPeople: 1 });
      for (const { id, covers } of await storedLines(page)) {
        await changeLine(page, id, { isTicked: true, ...(covers !== null && { covers }) });
      }
      await follow(page, { planIds: [second], numberOfPeople: 4 });
    },
    shows: (page) => page.getByText('No longer needed by any meal'),
  },
  {
    name: 'shopping: everything is in the basket',
    path,
    arrange: async (page, server) => {
      await followPlans(page, server, [1]);
      for (const { id } of await storedLines(page)) await changeLine(page, id, { isTicked: true });
    },
    shows: (page) => page.getByText(/^All \d+ are in the basket$/),
  },
  {
    name: 'shopping: done lines are hidden',
    path,
    arrange: (page, server) => followPlans(page, server, [3]),
    act: async (page) => {
      for (const place of [0, 1]) await tick(listBoxes(page).nth(place));
      await page.getByRole('button', { name: 'Hide 2 done' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Show 2 hidden' }),
  },
  {
    name: 'shopping: cheaper dishes',
    path,
    arrange: (page, server) => followPlans(page, server, [3, 3, 3]),
    act: (page) => page.getByRole('button', { name: 'Look for cheaper dishes' }).click(),
    shows: (page) => page.getByText(/^Instead of/),
  },
  {
    name: 'shopping: at home',
    path,
    arrange: async (page, server) => {
      await followPlans(page, server, [2]);
      for (const { id } of (await storedLines(page)).slice(0, 3)) await changeLine(page, id, { have: true });
    },
    act: openPantry,
    shows: (page) => page.getByRole('dialog').getByRole('listitem'),
  },
  {
    name: 'shopping: amounts and dates at home',
    path,
    arrange: async (page, server) => {
      await followPlans(page, server, [2]);
      const [first, second, third] = await storedLines(page);
      await askAsMember(page, 'PUT', `/api/shopping-list/pantry/${first?.id}`, { grams: 250, useBy: daysAhead(2) });
      await askAsMember(page, 'PUT', `/api/shopping-list/pantry/${second?.id}`, { grams: 80, useBy: daysAhead(-1) });
      await askAsMember(page, 'PUT', `/api/shopping-list/pantry/${third?.id}`, {});
    },
    act: async (page) => {
      await openPantry(page);
      await page
        .getByRole('button', { name: /^Amount and date of/ })
        .first()
        .click();
    },
    shows: (page) => page.getByLabel('Amount at home, in grams'),
  },
  {
    name: 'shopping: the order of aisles',
    path,
    arrange: (page, server) => followPlans(page, server, [1]),
    act: async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Order of aisles' }).click();
      await page.getByRole('button', { name: 'Move Dairy & eggs up' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Usual order' }),
  },
  {
    name: 'shopping: nothing at home',
    path,
    arrange: (page, server) => followPlans(page, server, [1]),
    act: openPantry,
    shows: (page) => page.getByRole('dialog').getByText(/^Nothing yet/),
  },
  {
    name: 'shopping: without the server',
    path,
    arrange: (page, server) => followPlans(page, server, [2]),
    act: async (page) => {
      await listBoxes(page).first().waitFor();
      await isAway(page);
      await tick(listBoxes(page).first());
    },
    shows: (page) => page.getByText('waiting to be saved'),
  },
  {
    name: 'shopping: made from the calendar',
    path: `${path}?make=calendar`,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByLabel('First day'),
  },
  {
    name: 'shopping: made from plans',
    path: `${path}?make=plans`,
    arrange: async (page, server) => {
      await followPlans(page, server, [3, 2]);
      const [first] = await storedLines(page);
      await changeLine(page, first?.id ?? '', { isTicked: true });
    },
    shows: (page) => page.getByText('What you did on the list so far'),
  },
  {
    name: 'shopping: made from plans, without any',
    path: `${path}?make=plans`,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByRole('heading', { name: 'There is no saved plan yet' }),
  },
  {
    name: 'shopping: a week for a budget',
    path: `${path}?make=week`,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => generateWeek(page),
    shows: (page) => page.getByRole('button', { name: 'Keep this list' }),
  },
  {
    name: 'shopping: words of a week that cannot be read',
    path: `${path}?make=week`,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => generateWeek(page, 'ნიგოზზე ალერგია'),
    shows: (page) => page.getByRole('heading', { name: 'A question first' }),
  },
  {
    name: 'shopping: a week that cannot be planned',
    path: `${path}?make=week`,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await page.getByLabel('Budget', { exact: true }).fill('₹0 a week');
      await page.getByLabel('People').fill('0');
      await page.getByRole('button', { name: 'Generate Shopping List' }).click();
    },
    shows: (page) => page.getByText(/People must be a whole number/),
  },
];

const MS_IN_A_DAY = 86_400_000;

/** A date (YYYY-MM-DD) so many days from today. */
function daysAhead(days: number): string {
  return new Date(Date.now() + days * MS_IN_A_DAY).toISOString().slice(0, 10);
}

async function openPantry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'What is at home' }).click();
}

async function generateWeek(page: Page, wish = 'vegetarian, no nuts'): Promise<void> {
  await page.getByLabel('What everybody eats, and what nobody does').fill(wish);
  await page.getByLabel('Budget', { exact: true }).fill('₹3000 a week');
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
}
