import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { TODAY } from '../../../../shared/testing/on-page.ts';

const web = testWeb();

test('after cooking, a meal is marked as eaten at the place of the hour', async () => {
  const { planId, meals } = await savePlan();
  const mealId = meals[0]?.id;
  await web.as(PRO).calendar.place({ date: TODAY, slot: 'lunch', planId, mealId });
  await web.as(PRO).calendar.place({ date: TODAY, slot: 'dinner', planId, mealId });
  web.api().clock.set(new Date(`${TODAY}T18:10:00`).toISOString());
  const user = await web.open('/dashboard', PRO);
  const cooking = await cookToTheEnd(user, 0);

  await user.click(await within(cooking).findByRole('button', { name: 'Mark as eaten: Dinner' }));

  const marked = await within(cooking).findByRole('button', { name: 'Marked as eaten: Dinner' });
  expect(marked.getAttribute('aria-pressed')).toBe('true');
  await waitFor(async () => {
    const { planned } = await web.as(PRO).calorie.day({ date: TODAY });
    expect(planned.map(({ slot, state }) => [slot, state])).toEqual([
      ['lunch', 'open'],
      ['dinner', 'eaten'],
    ]);
  });
});

test('after cooking, a meal that is not planned today is added, and taken back', async () => {
  const { meals } = await savePlan();
  const user = await web.open('/dashboard', PRO);
  const cooking = await cookToTheEnd(user, 1);
  await user.click(await within(cooking).findByRole('button', { name: 'Mark as eaten' }));
  const marked = await within(cooking).findByRole('button', { name: 'Marked as eaten' });
  expect(marked.getAttribute('aria-pressed')).toBe('true');
  const [, cooked] = meals;
  await waitFor(async () => expect(await inDiary()).toEqual([[cooked?.name, cooked?.calories]]));

  await user.click(marked);

  await waitFor(async () => expect(await inDiary()).toEqual([]));
});

/** A plan of two vegetarian meals, which stays on the dashboard. */
function savePlan() {
  return web.as(PRO).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7 });
}

async function inDiary() {
  const { entry } = await web.as(PRO).calorie.day({ date: TODAY });
  return (entry?.meals ?? []).map(({ name, calories }) => [name, calories]);
}

/** Opens a meal of the dashboard's plan and turns to the last page of cooking it. */
async function cookToTheEnd(user: UserEvent, place: number): Promise<HTMLElement> {
  const details = await screen.findAllByRole('button', { name: 'Show meal details' });
  await user.click(details[place] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }));
  const cooking = await screen.findByRole('dialog', { name: /^Cooking/ });
  // Keys that are pressed before its first page is there turn nothing.
  await within(cooking).findByRole('heading', { name: /^Step 1 of / });
  await waitFor(async () => {
    await user.keyboard('{ArrowRight}');
    within(cooking).getByRole('button', { name: 'Finish' });
  });
  return cooking;
}
