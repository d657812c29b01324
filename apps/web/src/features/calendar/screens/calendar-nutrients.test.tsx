import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, wordsOf } from '../../../shared/testing/on-page.ts';
import { showOneDay } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

const POTATOES = {
  name: 'Boiled potatoes',
  items: [{ food: 'potato', name: 'potato', fdcId: null, grams: 200 }],
  ingredients: ['200 g potatoes'],
  instructions: ['Boil the potatoes.'],
};

async function planPotatoes(): Promise<void> {
  await web.as(PRO).calendar.place({ date: TODAY, slot: 'lunch', meal: POTATOES });
}

async function openDay(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^More for \w+day, / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nutrients' }));
  return screen.findByRole('dialog', { name: 'Nutrients' });
}

const rowOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('rowheader', { name }).closest('tr') ?? undefined;

test('a day shows each nutrient next to its reference, in words as well, and the foods that bring it', async () => {
  await planPotatoes();
  const user = await web.open('/calendar', PRO);
  const dialog = await openDay(user);

  await within(dialog).findByRole('table', { name: 'Vitamins' });
  expect(wordsOf(rowOf(dialog, 'Vitamin C'))).toMatch(/29\.6–31\.5 mg.*32–35 %.*of 90 mg.*short/);
  expect(within(dialog).getByText(/^0 of 25 reference intakes are reached\./)).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Vitamin C', expanded: false });
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(within(dialog).getByText(/^Potato.*100 %/)).toBeTruthy();
  expect(within(dialog).getByText(/^Recommended allowance 90 mg: IOM 2000/)).toBeTruthy();

  await user.click(within(dialog).getByRole('button', { name: 'Seven days' }));
  expect(await within(dialog).findByText(/^Planned for November/)).toBeTruthy();
});

test('the set of references is a preference, and what it does not have is compared with nothing', async () => {
  await planPotatoes();
  const user = await web.open('/settings?tab=preferences', PRO);
  await user.click(await screen.findByRole('radio', { name: 'ICMR-NIN (India)' }));
  expect(await screen.findByText('Saved')).toBeTruthy();

  const again = await web.open('/calendar', PRO);
  const dialog = await openDay(again);

  expect(await within(dialog).findByText(/^Compared with: ICMR-NIN 2020 \(India\)/)).toBeTruthy();
  expect(wordsOf(rowOf(dialog, 'Vitamin K'))).toMatch(/no reference/);
  expect(within(dialog).getByText(/^Iron of the Indian set is not promised/)).toBeTruthy();
});

test('a file has a line for each nutrient', async () => {
  await planPotatoes();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:nutrients';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = await web.open('/calendar', PRO);
  const dialog = await openDay(user);
  await user.click(await within(dialog).findByRole('button', { name: 'CSV file' }));

  const lines = (await files[0]?.text())?.trimEnd().split('\r\n');
  expect(lines).toHaveLength(37);
  expect(lines).toContainEqual(
    expect.stringMatching(/^Vitamin C,mg,29\.55,31\.52,90,recommended allowance,2000,short,0,/),
  );
  vi.restoreAllMocks();
});

test('what cannot be computed is asked for again', async () => {
  await planPotatoes();
  web.breakProcedure('calendar.nutrients', 'failing');
  const user = await web.open('/calendar', PRO);
  const dialog = await openDay(user);
  const retry = await within(dialog).findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
  web.mend();
  await user.click(retry);

  expect(await within(dialog).findByRole('table', { name: 'Minerals' })).toBeTruthy();
});

test('the diary names what it does not count', async () => {
  const pro = web.as(PRO);
  await pro.calorie.logFood({ food: 'potato', grams: 200, date: TODAY });
  await pro.calorie.addMeal({ name: 'Cake', calories: 400, date: TODAY });
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'All nutrients' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nutrients' });

  await waitFor(() => expect(within(dialog).getByText(/Cake has no ingredients in grams/)).toBeTruthy());
  expect(wordsOf(rowOf(dialog, 'Potassium'))).toMatch(/at least .* mg.*may be short/);
});

test('the certificate states what a day reaches, and opens all of it', async () => {
  await web.as(PRO).meals.generate({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 5 });
  const user = await web.open('/dashboard', PRO);
  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));

  expect(await screen.findByText(/^\d+ of 25 reference intakes are reached with the least/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All nutrients' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nutrients' });
  expect(await within(dialog).findByText(/^\d+ of 25 reference intakes are reached\./)).toBeTruthy();
});
