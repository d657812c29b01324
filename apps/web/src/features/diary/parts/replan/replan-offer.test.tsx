import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { TODAY } from '../../../../shared/testing/on-page.ts';

const PATH = '/calorie-tracker';
const APPLIED = 'The portions in your calendar are changed.';

const web = testWeb();

test('a day that meets its goal is not offered to be portioned again', async () => {
  await planToday();
  await web.open(PATH, PRO);

  expect(await screen.findByText(/^2,000 kcal left/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Portion the rest again' })).toBeNull();
});

test('the rest of a day is portioned again only when it is asked for, and put back', async () => {
  await planToday();
  await eat('Wedding lunch', 700);
  const before = await kcalToCome();
  const user = await web.open(PATH, PRO);
  (await screen.findByRole('button', { name: 'Portion the rest again' })).focus();
  await user.keyboard('{Enter}');
  const proposal = await findProposal();
  expect(await within(proposal).findByRole('row', { name: /^Whole day/ })).toBeTruthy();
  expect(await kcalToCome()).toBe(before);

  await user.click(within(proposal).getByRole('button', { name: 'Use these portions' }));
  expect(await screen.findByText(APPLIED)).toBeTruthy();
  const { eaten, toCome } = await web.as(PRO).calorie.day({ date: TODAY });
  expect(Math.abs(eaten.calories + toCome.calories - 2000)).toBeLessThanOrEqual(60);

  // The toast and the page offer the same way back.
  const toast = await screen.findByText('The rest of the day is portioned again.');
  await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The portions are back as planned.')).toBeTruthy();
  await waitFor(async () => expect(await kcalToCome()).toBe(before));
  expect(screen.queryByText(APPLIED)).toBeNull();
});

test('a proposal of a day that has changed elsewhere is not applied, and another one is asked for', async () => {
  await planToday();
  await eat('Wedding lunch', 700);
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Portion the rest again' }));
  const proposal = await findProposal();
  const use = await within(proposal).findByRole('button', { name: 'Use these portions' });
  await eat('Sweets', 60);
  const before = await kcalToCome();

  await user.click(use);
  expect((await within(proposal).findByRole('alert')).textContent).toContain(
    'The day has changed since this was proposed.',
  );
  expect(await kcalToCome()).toBe(before);
  await user.click(within(proposal).getByRole('button', { name: 'Ask for a new proposal' }));
  await user.click(await within(proposal).findByRole('button', { name: 'Use these portions' }));

  expect(await screen.findByText(APPLIED)).toBeTruthy();
  const { eaten, toCome } = await web.as(PRO).calorie.day({ date: TODAY });
  expect(Math.abs(eaten.calories + toCome.calories - 2000)).toBeLessThanOrEqual(60);
});

test('what cannot be helped is reported in its sentence', async () => {
  await planToday();
  await eat('Feast', 6000);
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Portion the rest again' }));
  const proposal = await findProposal();
  expect(await within(proposal).findByText(/no meal is made smaller than half|do not bring it closer/)).toBeTruthy();

  await user.click(within(proposal).getByRole('button', { name: 'Leave it as it is' }));

  expect(screen.queryByRole('region', { name: 'The rest of this day, portioned again' })).toBeNull();
});

function findProposal(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'The rest of this day, portioned again' });
}

/** Today is planned: 2,000 kcal in breakfast, lunch and dinner. */
async function planToday(): Promise<void> {
  await web.as(PRO).calendar.fill({ days: [{ date: TODAY }], mealCount: 3, seed: 11 });
}

async function eat(name: string, calories: number): Promise<void> {
  await web.as(PRO).calorie.addMeal({ name, calories, date: TODAY });
}

async function kcalToCome(): Promise<number> {
  return (await web.as(PRO).calorie.day({ date: TODAY })).toCome.calories;
}
