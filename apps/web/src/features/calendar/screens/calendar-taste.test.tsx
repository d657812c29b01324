import { PRO } from '@platewise/api/testing/people';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { readTasteRecord } from '../../../shared/taste/taste-record.ts';
import { tastes } from '../../../shared/taste/tastes.ts';
import { TODAY } from '../../../shared/testing/on-page.ts';
import { ofEntry, pressIn, showOneDay, slotOf } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

test('a meal that gives way to a new one was swapped away, until that is undone', async () => {
  const { days } = await web.as(PRO).calendar.fill({ days: [{ date: TODAY }], seed: 3 });
  const dinner = days[0]?.entries.find(({ slot }) => slot === 'dinner')?.meal;
  const user = await web.open('/calendar', PRO);

  await ofEntry(user, 'dinner', 'Generate another meal');

  await expectEvents([`swapped-away ${dinner?.name}`]);
  expect(events()[0]?.meal.cuisine).toBe(dinner?.tags?.at(-1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectEvents([]);
});

test('new meals of the calendar are asked for with the taste', async () => {
  const taste: Taste = { cuisines: { Indian: -1 }, foods: {} };
  tastes.write(PRO.userId, { choices: { cuisines: { Indian: 'disliked' }, foods: {} } });
  const user = await web.open('/calendar', PRO);

  await pressIn(user, 'lunch', /^Generate a meal/);
  await waitFor(() => expect(web.sent('calendar.generate')[0]?.input).toMatchObject({ slot: 'lunch', taste }));
  await user.click(screen.getByRole('button', { name: 'Fill the week' }));
  await user.click(await screen.findByRole('button', { name: /^Plan \d+ meals$/ }));

  await waitFor(() => expect(web.sent('calendar.fill')[0]?.input).toMatchObject({ taste }));
});

test('a meal whose answer was lost is asked for again as it was, although the taste moved on', async () => {
  state('disliked');
  const user = await web.open('/calendar', PRO);
  await waitFor(() => slotOf('lunch'));
  web.breakProcedure('calendar.generate', 'unacknowledged');
  await pressIn(user, 'lunch', /^Generate a meal/);
  await within(slotOf('lunch')).findByRole('alert');

  web.mend();
  state('liked');
  await pressIn(user, 'lunch', 'Try again');

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expectSentOnce('calendar.generate');
});

test('days that could not be filled are asked for again as they were, although the taste moved on', async () => {
  state('disliked');
  const user = await web.open('/calendar', PRO);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  web.breakProcedure('calendar.fill', 'failing');
  await user.click(await screen.findByRole('button', { name: /^Plan \d+ meals$/ }));
  await within(await screen.findByRole('dialog')).findByRole('alert');

  web.mend();
  state('liked');
  await user.click(await screen.findByRole('button', { name: /^Plan \d+ meals$/ }));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fill days with new meals' })).toBeNull());
  expectSentOnce('calendar.fill');
});

function state(choice: 'liked' | 'disliked') {
  tastes.write(PRO.userId, { choices: { cuisines: { Indian: choice }, foods: {} } });
}

/** All tries brought the same along, so that the server knows them for one. */
function expectSentOnce(path: string): void {
  const sent = web.sent(path);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent[0]?.input).toHaveProperty('taste');
  expect(new Set(sent.map((call) => JSON.stringify(call))).size).toBe(1);
}

function events() {
  return readTasteRecord(tastes.read(PRO.userId)).events;
}

async function expectEvents(wanted: readonly string[]): Promise<void> {
  await waitFor(() => expect(events().map(({ kind, meal }) => `${kind} ${meal.name}`)).toEqual(wanted));
}
