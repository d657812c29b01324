import { PRO } from '@platewise/api/testing/people';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { readTasteRecord } from '../../../shared/taste/taste-record.ts';
import { tastes } from '../../../shared/taste/tastes.ts';
import { TODAY } from '../../../shared/testing/on-page.ts';
import { ofEntry, pressIn, showOneDay } from '../testing/slots.ts';

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

function events() {
  return readTasteRecord(tastes.read(PRO.userId)).events;
}

async function expectEvents(wanted: readonly string[]): Promise<void> {
  await waitFor(() => expect(events().map(({ kind, meal }) => `${kind} ${meal.name}`)).toEqual(wanted));
}
