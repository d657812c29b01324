import { addDays } from '@platewise/contract/dates/local-date';
import { localToday, putEntry, weekOfToday } from '../calendar/calendar-member.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, savePlan } from '../testing/member.ts';
import { changeLine, follow, followPlans, listBoxes, storedLines, tick } from './stored-list.ts';

test('a plan becomes a list in one press, which can be taken back', LANDING, async ({ page, server }) => {
  const [first = '', second = ''] = await becomePro(page, server, [2, 3]);
  await visit(page, '/dashboard');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Make shopping list' }).click();

  await expect(page).toHaveURL(/\/shopping$/);
  await expect(page.getByText('From 1 saved plan, for 1 person')).toBeVisible();
  const needed = await storedLines(page);
  await expect(listBoxes(page)).toHaveCount(needed.length);
  await follow(page, { planIds: [first, second], numberOfPeople: 3 });

  await visit(page, '/dashboard');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Make shopping list' }).click();
  await expect(page.getByText('From 1 saved plan, for 3 people')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('From 2 saved plans, for 3 people')).toBeVisible();
});

test(
  'the list is made from days of the calendar and from plans, again only when that is stated',
  LANDING,
  async ({ page, server }) => {
    const [planId = ''] = await followPlans(page, server, [2]);
    const [first] = await storedLines(page);
    await changeLine(page, first?.id ?? '', { isTicked: true });
    await visit(page, '/shopping?make=calendar');
    const week = [await page.getByLabel('First day').inputValue(), await page.getByLabel('Last day').inputValue()];
    expect(Date.parse(week[1] ?? '') - Date.parse(week[0] ?? '')).toBe(6 * 86_400_000);

    await page.getByLabel('Last day').fill('2026-01-01');
    await page.getByLabel('First day').fill('2026-01-02');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText('Last day must not come before First day.')).toBeVisible();
    await page.getByLabel('Last day').fill('2026-01-08');
    await page.getByLabel('People').fill('3');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText('From the calendar, Jan 2 – 8, for 3 people')).toBeVisible();
    await expect(page.getByText('No meals are planned for these days yet.')).toBeVisible();
    await expect(page.getByText('No longer needed by any meal', { exact: true })).toHaveCount(1);

    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Saved plans').check();
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText('Please choose at least one plan.')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByLabel('Start over').check();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText('From 1 saved plan, for 3 people')).toBeVisible();
    expect((await storedLines(page)).some(({ isTicked }) => isTicked)).toBe(false);
    expect(planId).not.toBe('');
  },
);

test('a week is planned for a budget, ticked, and kept', LANDING, async ({ page, server, watch }) => {
  await becomePro(page, server);
  await visit(page, '/shopping');
  await page.getByRole('link', { name: 'A week for a budget' }).click();
  await page.getByLabel('People').fill('0');
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page.getByText('People must be a whole number from 1 to 50.')).toBeVisible();
  await expect(page.getByLabel('People')).toBeFocused();

  await page.getByLabel('People').fill('2');
  await page.getByLabel('Budget', { exact: true }).fill('₹0 a week');
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page.getByText('Failed to generate shopping list')).toBeVisible();
  await expect(page.getByText(/^Budget must be more than 0/)).toBeVisible();

  await page.getByLabel('What everybody eats, and what nobody does').fill('vegan, no nuts, zorblax allergy');
  await page.getByLabel('Budget', { exact: true }).fill('cheap');
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'We cannot read “zorblax”' });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByLabel('What everybody eats, and what nobody does')).toBeFocused();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await question.getByRole('button', { name: 'Plan without it' }).click();
  // Weeks of ever cheaper dishes are tried.
  await expect(page.getByText('Shopping list generated successfully')).toBeVisible({ timeout: 60_000 });
  const result = page.getByRole('region', { name: 'A week and its list' });
  await expect(result.getByText('Diet: Vegan.')).toBeVisible();
  await expect(result.getByText('We found no amount in “cheap”.')).toBeVisible();
  await expect(result.getByText(/^Planned without “zorblax”, which we cannot read/)).toBeVisible();
  await expect(result.getByText('Day 7')).toBeVisible();
  await tick(result.getByRole('checkbox').first());
  await expectReadable(page);

  // Walking away and back loses neither the week nor its tick.
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: 'A week for a budget' }).click();
  await expect(page.getByLabel('Budget', { exact: true })).toHaveValue('cheap');
  await expect(result.getByRole('checkbox').first()).toBeChecked();
  await result.getByRole('button', { name: 'Keep this list' }).click();
  await expect(page.getByText(/^From the week planned on .*, for 2 people/)).toBeVisible();
  await expect(page.getByText(/^1 of \d+ in the basket$/)).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/400|422/.test(text));
});

test('a cheaper dish is taken and given back', LANDING, async ({ page, server }) => {
  await followPlans(page, server, [3, 3, 3]);
  await visit(page, '/shopping');
  await page.getByRole('button', { name: 'Look for cheaper dishes' }).click();
  const offer = page
    .getByRole('listitem')
    .filter({ hasText: / saves ₹[\d,]+/ })
    .first();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const still = page.locator('dl').filter({ hasText: 'Still to buy' });
  const before = await still.textContent();

  await offer.getByRole('button').click();
  await expect(page.getByText(/ replaces /)).toBeVisible();
  await expect(still).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/ is back\.$/)).toBeVisible();
  await expect(still).toHaveText(before ?? '');
});

test(
  'on the calendar a cheaper dish keeps the note that stands next to the meal',
  LANDING,
  async ({ page, server }) => {
    await becomePro(page, server);
    const { planId, meals } = await savePlan(page, { mealCount: 3, seed: 1, dietaryPreferences: 'mediterranean' });
    const date = addDays(localToday(), 1);
    for (const { id: mealId, mealType } of meals) {
      await putEntry(page, date, mealType, { planId, mealId, note: 'With Ana' });
    }
    await follow(page, { from: date, to: date, numberOfPeople: 4 });
    await visit(page, '/shopping');
    await page.getByRole('button', { name: 'Look for cheaper dishes' }).click();

    await page
      .getByRole('button', { name: /^Cook this instead/ })
      .first()
      .click();
    await expect(page.getByText(/ replaces /)).toBeVisible();

    const { days } = await askAsMember<{ days: { entries: { note: string; meal: { name: string } }[] }[] }>(
      page,
      'GET',
      `/api/calendar?from=${date}&to=${date}`,
    );
    expect(days[0]?.entries.map(({ note }) => note)).toEqual(['With Ana', 'With Ana', 'With Ana']);
  },
);

test('somebody new writes on an empty list without losing the field', LANDING, async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, '/shopping');
  await expect(page.getByRole('heading', { name: 'Nothing to buy yet' })).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Add to the list').fill('Oat milk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Oat milk/ })).toBeVisible();
  await expect(page.getByLabel('Add to the list')).toBeFocused();
  await page.keyboard.type('Bananas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Fruit & vegetables' }).getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText('Follows no plan: only the items you add yourself.')).toBeVisible();
});

test(
  'this week is that of the device until a time zone is chosen, whatever day it is by UTC',
  LANDING,
  async ({ page, server }) => {
    await becomePro(page, server);
    await page.route(/preferences\.get/, async (route) => {
      const response = await route.fetch();
      const answered = await response.text();
      const isChosen = !answered.includes('"timeZone":null');
      await route.fulfill({
        response,
        body: isChosen ? answered : answered.replace(/"today":"[^"]+"/, '"today":"2026-01-03"'),
      });
    });

    await visit(page, '/shopping?make=calendar');

    await expect(page.getByLabel('First day')).toHaveValue(weekOfToday());
    await expect
      .poll(() => askAsMember(page, 'GET', '/api/users/me/preferences'))
      .toMatchObject({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
  },
);
