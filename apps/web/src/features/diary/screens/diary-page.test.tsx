import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER, PRO } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { addDays } from '@platewise/contract/dates/local-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, wordsOf } from '../../../shared/testing/on-page.ts';
import { chooseZone, mealRows } from '../testing/diary-rows.ts';

const PATH = '/calorie-tracker';

const web = testWeb();

test('a visitor signs in first', async () => {
  await web.open(`${PATH}?date=2026-11-01`, null);

  expect(await screen.findByRole('heading', { name: 'Please Sign In' })).toBeTruthy();
});

test('without Pro there is the way to it', async () => {
  await web.open(PATH, OWNER);

  expect(await screen.findByRole('heading', { name: 'Available for Pro Users Only' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/pricing');
});

landingTest('a page that believes in Pro is refused by the server, and goes on once it is there', async () => {
  await chooseZone(web.as(PRO));
  const user = await web.open(PATH, PRO);
  await screen.findByText('No meals added yet. Add your first meal!');
  await grantPlan(web.api().context, { email: PRO.email, plan: 'free' });
  web.breakProcedure('subscription.status', 'silent');
  await user.click(screen.getByRole('button', { name: 'Next day' }));

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Failed to load calorie data. Please try again.');
  expect(failure.textContent).toContain('Available for Pro Users Only');

  await grantPlan(web.api().context, { email: PRO.email, plan: 'family' });
  await user.click(within(failure).getByRole('button'));
  expect(await screen.findByText('No meals added yet. Add your first meal!')).toBeTruthy();
});

test('a date that is none is named, and today is shown', async () => {
  await web.open(`${PATH}?date=2026-02-30`, PRO);

  expect(await screen.findByText('“2026-02-30” is not a day that can be tracked, so this is today.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(TODAY);
});

test('days go by keyboard; their dates never shift', async () => {
  // A day that had 23 hours, and its neighbours.
  const user = await web.open(`${PATH}?date=2026-03-28`, PRO);
  await screen.findByRole('heading', { level: 2, name: 'Saturday, March 28, 2026' });
  const next = screen.getByRole('button', { name: 'Next day' });
  next.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Sunday, March 29, 2026' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Next day');

  await user.keyboard('{Enter}');
  await waitFor(() => expect(web.address()).toMatch(/date=2026-03-30$/));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-12-31' } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Wednesday, December 31, 2025' })).toBeTruthy();
  web.goBack();
  await waitFor(() => expect(web.address()).toMatch(/date=2026-03-29$/));
});

test('the goal holds from its day on, with goals for macros', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Daily Goal Settings' }));
  const form = await screen.findByRole('form', { name: 'Daily Goal Settings' });
  const kcal = within(form).getByRole('spinbutton', { name: 'Daily calorie goal' });
  await user.clear(kcal);
  await user.type(kcal, '1800');
  await user.type(within(form).getByLabelText('Protein, g a day'), '120');
  await user.click(within(form).getByRole('button', { name: 'Update Goal' }));
  expect(await screen.findByText('Daily goal updated')).toBeTruthy();
  expect(await screen.findByText('0 / 1,800 kcal')).toBeTruthy();
  expect(screen.getByText('of 120 g')).toBeTruthy();

  await user.clear(kcal);
  await user.type(kcal, '20001');
  await user.click(within(form).getByRole('button', { name: 'Update Goal' }));
  expect(await within(form).findByText('Daily calorie goal must be a whole number from 1 to 20000.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await screen.findByRole('heading', { level: 2, name: /November 22, 2026/ });
  expect(await screen.findByText('0 / 1,800 kcal')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(await screen.findByText('0 / 2,000 kcal')).toBeTruthy();
});

test('a goal that is no number is 2000', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Daily Goal Settings' }));
  const form = screen.getByRole('form', { name: 'Daily Goal Settings' });
  const kcal = within(form).getByRole<HTMLInputElement>('spinbutton', { name: 'Daily calorie goal' });

  await user.clear(kcal);
  await user.tab();

  expect(await within(form).findByText('Not a whole number, so it is set to 2,000.')).toBeTruthy();
  expect(kcal.value).toBe('2000');
});

test('trends show what the days came to in a table too', async () => {
  await becomeDiarist();
  const user = await web.open(PATH, PRO);
  const trends = await screen.findByRole('link', { name: 'Trends' });
  trends.focus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('6 of 7 days logged · 4 days in a row')).toBeTruthy();
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('beside a goal of 2,000 kcal')).toBeTruthy();
  // Without looking, the figures are read in the table.
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(8);
  expect(within(table).getAllByRole('columnheader').map(wordsOf)).toEqual([
    'Date',
    'kcal a day',
    'Goal, kcal',
    'Protein',
    'Protein goal',
    'Carbs',
    'Fat',
  ]);
  const [, today] = within(table).getAllByRole('row');
  expect(
    within(today as HTMLElement)
      .getAllByRole('cell')
      .map(wordsOf)[3],
  ).toBe('120 g');
});

landingTest('trends of more days are asked for, and each day leads to itself', async () => {
  await becomeDiarist();
  const user = await web.open(`${PATH}?view=trends`, PRO);
  await screen.findByText('6 of 7 days logged · 4 days in a row');
  await user.click(screen.getByRole('link', { name: '30 days' }));
  expect(await screen.findByText(/^10 of 30 days logged/)).toBeTruthy();
  expect(web.address()).toMatch(/view=trends&days=30$/);
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getAllByRole('row')).toHaveLength(31);
  await user.click(within(screen.getAllByRole('rowheader')[1] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(web.address()).toMatch(new RegExp(`date=${addDays(TODAY, -1)}$`)));
  await screen.findByRole('region', { name: 'Meals of this day' });
  expect(mealRows()).toHaveLength(1);
});

/** Ten days of the last twelve were logged, with a goal that was changed once. */
async function becomeDiarist(): Promise<void> {
  const { calorie } = web.as(PRO);
  await calorie.setDailyGoal({ dailyGoal: 2200, date: addDays(TODAY, -60), protein: 110 });
  await calorie.setDailyGoal({ dailyGoal: 2000, date: addDays(TODAY, -12), protein: 120 });
  for (const ago of [0, 1, 2, 3, 5, 6, 7, 8, 9, 11]) {
    await calorie.addMeal({
      name: `Day ${ago}`,
      date: addDays(TODAY, -ago),
      calories: 1650 + ((ago * 137) % 700),
      protein: 70 + ((ago * 29) % 70),
      carbs: 160 + ((ago * 47) % 110),
      fat: 50 + ((ago * 13) % 40),
      time: '19:00',
    });
  }
}
