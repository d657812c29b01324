import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const web = testWeb();

async function openPantry(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What is at home' }));
  return screen.findByRole('dialog', { name: 'At home' });
}

test('an amount and a date are stated, corrected with clear errors, and what is good for the shortest time stands first', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.addItem({ name: 'Candles' });
  for (const food of ['onion', 'spinach']) await shoppingList.addPantryFood({ food });
  const user = await web.open('/shopping', PRO);
  const dialog = await openPantry(user);

  await user.click(await within(dialog).findByRole('button', { name: 'Amount and date of Spinach' }));
  await user.type(within(dialog).getByLabelText('Amount at home, in grams'), '0');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/^Amount at home, in grams must be a number from 0.05/)).toBeDefined();
  await user.type(within(dialog).getByLabelText('Amount at home, in grams'), '{Backspace}250');
  await user.type(within(dialog).getByLabelText('Use by'), '2030-01-02');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await within(dialog).findByText(/^250\sg · use by Wed, Jan 2/)).toBeDefined();
  const first = within(dialog).getAllByRole('listitem')[0];
  expect(first?.textContent).toContain('Spinach');
  expect(await shoppingList.pantry()).toMatchObject([{ food: 'spinach', grams: 250, useBy: '2030-01-02' }, {}]);
});

test('a date alone leaves the amount as it is by then', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.addItem({ name: 'Candles' });
  await shoppingList.addPantryFood({ food: 'spinach', grams: 250 });
  const user = await web.open('/shopping', PRO);
  const dialog = await openPantry(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Amount and date of Spinach' }));
  await shoppingList.addPantryFood({ food: 'spinach', grams: 100 });

  await user.type(within(dialog).getByLabelText('Use by'), '2030-01-02');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await within(dialog).findByText(/^100\sg · use by Wed, Jan 2/)).toBeDefined();
  expect(await shoppingList.pantry()).toMatchObject([{ grams: 100, useBy: '2030-01-02' }]);
});

test('what is used up comes back with its amount and its date', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.addItem({ name: 'Candles' });
  await shoppingList.addPantryFood({ food: 'spinach', grams: 250, useBy: '2030-01-02' });
  const user = await web.open('/shopping', PRO);
  const dialog = await openPantry(user);

  await user.click(await within(dialog).findByRole('button', { name: 'Spinach is used up' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(async () =>
    expect(await shoppingList.pantry()).toMatchObject([{ food: 'spinach', grams: 250, useBy: '2030-01-02' }]),
  );
});

test('what was bought is put at home with one press, and taken back with another', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.updateItem({ itemId: 'onion', isTicked: true, covers: 330 });
  const user = await web.open('/shopping', PRO);

  await user.click(await screen.findByRole('button', { name: 'Put 1 food at home' }));
  expect(await screen.findByText('1 food is at home now.')).toBeDefined();
  expect(await shoppingList.pantry()).toMatchObject([{ food: 'onion', grams: 330 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(async () => expect(await shoppingList.pantry()).toEqual([]));
  expect((await shoppingList.read()).items).toMatchObject([{ id: 'onion', isTicked: true, tickedAmount: 330 }]);
});

test('a food is planned with in one press: the notes of the planner say so', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.addItem({ name: 'Candles' });
  await shoppingList.addPantryFood({ food: 'spinach', grams: 250 });
  const user = await web.open('/shopping', PRO);
  const dialog = await openPantry(user);

  await user.click(await within(dialog).findByRole('link', { name: 'Plan with it: Spinach' }));

  expect(await screen.findByText('“Use up the spinach” is in your notes now.')).toBeDefined();
  await waitFor(() => expect(screen.getByDisplayValue(/^Use up the spinach\./)).toBeDefined());
});
