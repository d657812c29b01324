import { PRO } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { readTasteRecord } from '../../../../shared/taste/taste-record.ts';
import { tastes } from '../../../../shared/taste/tastes.ts';
import { TODAY } from '../../../../shared/testing/on-page.ts';
import { mealRows } from '../../testing/diary-rows.ts';

const PATH = '/calorie-tracker';

const web = testWeb();

test('a planned meal is ticked by keyboard alone: whole, and by half', async () => {
  const { breakfast } = await planToday();
  const user = await web.open(PATH, PRO);
  const box = await screen.findByRole('checkbox', { name: `Eaten: ${breakfast.name}` });
  await press(user, box, ' ');
  await untilChecked(box);
  expect(await screen.findByText(`${wholeNumberText(breakfast.kcal)} / 2,000 kcal`)).toBeTruthy();

  await user.tab();
  await user.keyboard('{Enter}');
  await pressItem(user, 'Half');

  expect(await screen.findByText(`${wholeNumberText(breakfast.kcal / 2)} / 2,000 kcal`)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Half: Status of ${breakfast.name}` })).toBeTruthy();
  expect(mealRows()).toHaveLength(1);
});

test('a planned meal is ticked in a share of one’s own; nothing counts twice', async () => {
  const { breakfast } = await planToday();
  await web.as(PRO).calorie.tickPlanned({ date: TODAY, slot: 'breakfast', outcome: 'eaten', share: 0.5 });
  const user = await web.open(PATH, PRO);
  await press(user, await screen.findByRole('button', { name: `Half: Status of ${breakfast.name}` }));
  await pressItem(user, 'Another share…');
  const share = await screen.findByLabelText<HTMLInputElement>('Share, %');
  await user.clear(share);
  await user.type(share, '500{Enter}');
  expect(share.getAttribute('aria-invalid')).toBe('true');
  await user.clear(share);
  await user.type(share, '80{Enter}');

  await expectStates([
    ['breakfast', 'eaten', 0.8],
    ['lunch', 'open', null],
    ['dinner', 'open', null],
  ]);
  expect(await screen.findByText(/^80 % of it$/)).toBeTruthy();
  const day = await web.as(PRO).calorie.day({ date: TODAY });
  expect(day.entry?.meals).toHaveLength(1);
  expect(day.eaten.calories).toBe(Math.round(breakfast.kcal * 0.8));
});

test('a planned meal is skipped', async () => {
  const { lunch } = await planToday();
  const user = await web.open(PATH, PRO);
  await press(user, await screen.findByRole('button', { name: `Part or skipped: Status of ${lunch.name}` }));

  await pressItem(user, 'Skipped');

  expect(await screen.findByRole('button', { name: `Skipped: Status of ${lunch.name}` })).toBeTruthy();
  await expectStates([
    ['breakfast', 'open', null],
    ['lunch', 'skipped', null],
    ['dinner', 'open', null],
  ]);
});

landingTest(
  'the way back leads to what was stated before: the entry is gone, and the meal is not eaten yet',
  async () => {
    const { dinner } = await planToday();
    const user = await web.open(PATH, PRO);
    const box = await screen.findByRole('checkbox', { name: `Eaten: ${dinner.name}` });
    await press(user, box, ' ');
    const toast = await screen.findByText(`“${dinner.name}” is in your diary.`);
    await untilChecked(box);

    await press(user, within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText(`“${dinner.name}” is not eaten yet.`)).toBeTruthy();
    await untilChecked(box, false);
    expect(mealRows()).toHaveLength(0);
    await waitFor(async () => expect((await web.as(PRO).calorie.day({ date: TODAY })).eaten.calories).toBe(0));
  },
);

landingTest('its meal removed, a planned meal is open again; brought back, it is ticked', async () => {
  const { breakfast } = await planToday();
  await web.as(PRO).calorie.tickPlanned({ date: TODAY, slot: 'breakfast', outcome: 'eaten', share: 0.8 });
  const user = await web.open(PATH, PRO);
  const box = await screen.findByRole('checkbox', { name: `Eaten: ${breakfast.name}` });
  await untilChecked(box);

  await user.click(screen.getByRole('button', { name: `Delete ${breakfast.name}` }));
  await untilChecked(box, false);
  const meals = screen.getByRole('region', { name: 'Meals of this day' });
  await user.click(within(meals).getByRole('button', { name: 'Undo' }));

  await untilChecked(box);
  await expectStates([
    ['breakfast', 'eaten', 0.8],
    ['lunch', 'open', null],
    ['dinner', 'open', null],
  ]);
});

test('what is ticked is eaten to somebody’s taste, until it is not', async () => {
  const { breakfast } = await planToday();
  const user = await web.open(PATH, PRO);
  const eaten = () =>
    readTasteRecord(tastes.read(PRO.userId)).events.map(({ kind, meal }) => [kind, meal.name, meal.foods.length > 0]);

  await press(user, await screen.findByRole('checkbox', { name: `Eaten: ${breakfast.name}` }), ' ');
  await waitFor(() => expect(eaten()).toEqual([['eaten', breakfast.name, true]]));
  await press(user, screen.getByRole('checkbox', { name: `Eaten: ${breakfast.name}` }), ' ');

  await waitFor(() => expect(eaten()).toEqual([]));
});

test('what nobody knows the figures of cannot be ticked, and says so', async () => {
  await web.as(PRO).calendar.place({ date: TODAY, slot: 'dinner', eatingOut: true });
  await web.open(PATH, PRO);

  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Eaten: Eating out' });
  expect(box.disabled).toBe(true);
  expect(screen.getByText('Its figures are unknown. Add what you ate as a meal.')).toBeTruthy();
  expect(screen.getByText('1 planned meal has no figures and is not counted.')).toBeTruthy();
});

type Slot = 'breakfast' | 'lunch' | 'dinner';

/** Today is planned: 2,000 kcal in breakfast, lunch and dinner. */
async function planToday(): Promise<Record<Slot, { name: string; kcal: number }>> {
  await web.as(PRO).calendar.fill({ days: [{ date: TODAY }], mealCount: 3, seed: 11 });
  const { planned } = await web.as(PRO).calorie.day({ date: TODAY });
  const of = (slot: Slot) => {
    const found = planned.find((one) => one.slot === slot);
    return { name: found?.name ?? '', kcal: found?.figures?.calories ?? 0 };
  };
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') };
}

async function expectStates(wanted: [Slot, string, number | null][]): Promise<void> {
  await waitFor(async () => {
    const { planned } = await web.as(PRO).calorie.day({ date: TODAY });
    expect(planned.map(({ slot, state, share }) => [slot, state, share])).toEqual(wanted);
  });
}

async function untilChecked(box: HTMLElement, isChecked = true): Promise<void> {
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(isChecked));
}

async function press(user: UserEvent, element: HTMLElement, key = '{Enter}'): Promise<void> {
  element.focus();
  await user.keyboard(key);
}

async function pressItem(user: UserEvent, name: string): Promise<void> {
  await press(user, await screen.findByRole('menuitem', { name }));
}
