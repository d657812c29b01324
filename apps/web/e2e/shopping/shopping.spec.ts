import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember } from '../testing/member.ts';
import { pretendPro } from '../testing/pretend-pro.ts';
import { follow, followPlans, listBoxes, storedLines, tick } from './stored-list.ts';

test('a visitor is asked to sign in, and without Pro there is the way to it', async ({ page, watch }) => {
  await visit(page, '/shopping');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();

  await newMember(page);
  await visit(page, '/shopping-list');
  await expect(page).toHaveURL(/\/shopping$/);
  await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expectReadable(page);

  // A page that says otherwise is refused by the server.
  await pretendPro(page);
  await visit(page, '/shopping');
  await expect(page.getByRole('alert').getByText('Available for Pro Users Only')).toBeVisible();
  // The browser reports it where no other answer travelled with it.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 403/.test(text));
});

test(
  'lines are ticked where they stand, hidden when asked for, and stay when the plan changes',
  LANDING,
  async ({ page, server }) => {
    const [first = '', second = ''] = await followPlans(page, server, [2, 2], 1);
    await follow(page, { planIds: [first], numberOfPeople: 1 });
    await visit(page, '/shopping');
    const total = (await storedLines(page)).length;
    await expect(page.getByText(`0 of ${total} in the basket`)).toBeVisible();
    const place = await listBoxes(page).nth(1).boundingBox();

    await tick(listBoxes(page).nth(0));
    await tick(listBoxes(page).nth(1));
    await expect(page.getByText(`2 of ${total} in the basket`)).toBeVisible();
    expect(await listBoxes(page).nth(1).boundingBox()).toEqual(place);
    await expect.poll(async () => (await storedLines(page)).filter(({ isTicked }) => isTicked).length).toBe(2);
    await expectReadable(page);

    await page.getByRole('button', { name: 'Hide 2 done' }).click();
    await expect(listBoxes(page)).toHaveCount(total - 2);
    await tick(listBoxes(page).nth(0));
    await expect(listBoxes(page)).toHaveCount(total - 2);
    await page.getByRole('button', { name: 'Show 2 hidden' }).click();
    await expect(listBoxes(page)).toHaveCount(total);

    // More people: what was ticked says how much more.
    await follow(page, { planIds: [first], numberOfPeople: 6 });
    await visit(page, '/shopping');
    await expect(page.getByText(/more is needed since you ticked it/).first()).toBeVisible();
    const more = (await storedLines(page)).find(({ status }) => status === 'more');
    const box = page.getByRole('checkbox', { name: new RegExp(`^${more?.name}.*\\+`, 'i') });
    await expect(box).not.toBeChecked();
    // Once it is ticked, its name no longer says how much more.
    await box.click();
    await expect.poll(async () => (await storedLines(page)).find(({ id }) => id === more?.id)?.status).toBe('ticked');

    // Another plan: what no meal needs stays until it is taken off.
    await follow(page, { planIds: [second], numberOfPeople: 1 });
    await visit(page, '/shopping');
    const gone = (await storedLines(page)).filter(({ status }) => status === 'not-needed').length;
    await expect(page.getByText('No longer needed by any meal', { exact: true })).toHaveCount(gone);
    await page.getByRole('button', { name: `Take off ${gone} not needed` }).click();
    await expect(page.getByText('No longer needed by any meal', { exact: true })).toHaveCount(0);
  },
);

test('everything is done by keyboard, and the focus stays where the list is', async ({ page, server }) => {
  await followPlans(page, server, [2]);
  await visit(page, '/shopping');

  await page.getByLabel('Add to the list').focus();
  await page.keyboard.type('Milk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Milk is on the list, under Dairy & eggs.')).toBeVisible();
  await page.keyboard.type('Bin bags');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bin bags is on the list, under Other.')).toBeVisible();
  await expect(page.getByLabel('Add to the list')).toBeFocused();
  await expect(page.getByLabel('Add to the list')).toHaveValue('');

  const milk = page.getByRole('checkbox', { name: /^Milk/ });
  await milk.focus();
  await page.keyboard.press('Space');
  await expect(milk).toBeChecked();
  await expect(milk).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Details of Milk', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('How much').focus();
  await page.keyboard.type('2 l');
  await page.getByLabel('Aisle').selectOption('Drinks');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const drinks = page.getByRole('region', { name: 'Drinks' });
  await expect(drinks.getByRole('checkbox', { name: /^Milk 2 l/ })).toBeChecked();

  await page.getByRole('button', { name: 'Details of Bin bags' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Bin bags/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What to buy' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Bin bags/ })).toBeVisible();

  await page.getByRole('link', { name: 'Change' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What the list is made from' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your list' })).toBeFocused();
});

test('a line says what it is for and what it costs, and its amount can be changed and given back', async ({
  page,
  server,
}) => {
  const [planId] = await followPlans(page, server, [2], 2);
  await visit(page, '/shopping');
  const line = (await storedLines(page)).find(({ kind }) => kind === 'food');
  const name = `${line?.name.charAt(0).toUpperCase()}${line?.name.slice(1)}`;
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What it is for' })).toBeVisible();
  const { plans } = await askAsMember<{ plans: { _id: string; meals: { name: string }[] }[] }>(
    page,
    'GET',
    '/api/meals/plans',
  );
  const meals = plans.find(({ _id }) => _id === planId)?.meals.map((meal) => meal.name) ?? [];
  await expect(
    page.getByText(new RegExp(`^(Lunch|Dinner): (${meals.map(escaped).join('|')}), `)).first(),
  ).toBeVisible();

  const amount = page.getByLabel('Amount to buy, in grams');
  for (const wrong of ['-5', '99999999999', '']) {
    await amount.fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Amount to buy, in grams must be a number from 0 to/)).toBeVisible();
  }
  await amount.fill('1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^your amount; /)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${escaped(name)} 1[.,]23`) })).toBeVisible();

  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'As the list says' }).click();
  await expect(page.getByText(/^your amount; /)).toHaveCount(0);
  await expect
    .poll(async () => (await storedLines(page)).find(({ id }) => id === line?.id)?.quantity)
    .toBe(line?.quantity);
});

test('what is at home is counted on no list until it is used up', LANDING, async ({ page, server }) => {
  await followPlans(page, server, [3]);
  await visit(page, '/shopping');
  const have = page.getByRole('button', { name: /^I have this: / }).first();
  const name = ((await have.getAttribute('aria-label')) ?? '').replace('I have this: ', '');
  await have.click();
  await expect(page.getByRole('button', { name: `I need to buy this: ${name}` })).toBeFocused();
  await expect(page.getByText('One food that you have at home is not counted.')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'What is at home' }).click();
  const dialog = page.getByRole('dialog', { name: 'At home' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Search').fill('no such food');
  await expect(dialog.getByText('Nothing at home has that name.')).toBeVisible();
  await dialog.getByLabel('Search').fill(name.slice(0, 3));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /is used up$/ }).click();
  await expect(dialog.getByText(/^Nothing yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${escaped(name)}`) })).toBeVisible();
});

test('ticks are cleared at once, and brought back with what they covered', async ({ page, server }) => {
  await followPlans(page, server, [2]);
  await visit(page, '/shopping');
  await page.getByLabel('Add to the list').fill('Candles');
  await page.keyboard.press('Enter');
  await tick(page.getByRole('checkbox', { name: /^Candles/ }));
  await tick(listBoxes(page).first());
  await expect.poll(async () => (await storedLines(page)).filter(({ isTicked }) => isTicked).length).toBe(2);
  const before = (await storedLines(page)).find(({ isTicked, kind }) => isTicked && kind === 'food');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Clear 2 ticks' }).click();
  await expect(page.getByRole('checkbox', { name: /^Candles/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: /^Candles/ })).toBeChecked();
  await expect
    .poll(async () => (await storedLines(page)).find(({ id }) => id === before?.id)?.tickedAmount)
    .toBe(before?.tickedAmount);
});

test(
  'it is printed on one clean page with the documented title, and copied as text',
  LANDING,
  async ({ page, server, context }) => {
    await followPlans(page, server, [3, 3, 3]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/shopping');
    await expect(listBoxes(page).first()).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title);
    });
    await page.getByRole('button', { name: 'Export to PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', /./);

    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page).toHaveTitle('Shopping List');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Fruit & vegetables' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page).toHaveTitle('Shopping List · Platewise AI');

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
    await expect(page.getByText('The list is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Fruit & vegetables\n\[ \] [A-Z]/);
  },
);

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
