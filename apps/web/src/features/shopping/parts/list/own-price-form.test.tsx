import { PRO } from '@platewise/api/testing/people';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { connection } from '../../../../shared/api/connection.ts';

const web = testWeb();

/** Opens what was paid for onions, of which a dinner needs 330 g. */
async function openForm(): Promise<UserEvent> {
  await web.as(PRO).shoppingList.follow({ from: DAY, to: DAY, numberOfPeople: 1 });
  const user = await web.open('/shopping', PRO);
  await user.click(await screen.findByRole('button', { name: /^Details of Onion/ }));
  await user.click(screen.getByRole('button', { name: 'What did you pay?' }));
  await screen.findByLabelText('Price that you paid');
  return user;
}

const DAY = '2026-11-24';

async function placeOnions(): Promise<void> {
  const meal = { name: 'Onion soup', items: [{ food: 'onion', name: 'onion', fdcId: null, grams: 330 }] };
  await web.as(PRO).calendar.place({ date: DAY, slot: 'dinner', meal });
}

const onion = async () => (await web.as(PRO).shoppingList.read()).items.find(({ id }) => id === 'onion');

test('a price is stated for the amount that the line buys, corrected with clear errors, and forgotten', async () => {
  await placeOnions();
  const user = await openForm();
  const usual = (await onion())?.cost;
  const grams = screen.getByLabelText<HTMLInputElement>('For how many grams');
  expect(Number(grams.value)).toBe((await onion())?.buy?.grams);

  await user.click(saveButton());
  expect(await screen.findByText('Price that you paid must be a number from 0.01 to 1000000.')).toBeDefined();
  await user.type(screen.getByLabelText('Price that you paid'), '24.5');
  await user.clear(grams);
  await user.click(saveButton());
  expect(await screen.findByText(/^For how many grams must be a number from 0.05/)).toBeDefined();
  await user.type(grams, String((await onion())?.buy?.grams));
  await user.click(saveButton());

  expect(await screen.findByText(/^You paid ₹24\.50 for \d+\sg on \w+ \d+, 20\d\d\.$/)).toBeDefined();
  expect(screen.getByText(/^₹24\.50, what you paid on \w+ \d+, 20\d\d$/)).toBeDefined();
  expect(await onion()).toMatchObject({ cost: { inr: { amount: 24.5, high: 24.5 }, usd: usual?.usd } });

  await user.click(screen.getByRole('button', { name: 'Forget ₹24.50' }));
  await waitFor(() => expect(screen.queryByText(/^You paid/)).toBeNull());
  expect((await onion())?.cost).toEqual(usual);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price that you paid')));
});

test('each currency has a price of its own', async () => {
  await placeOnions();
  const user = await openForm();
  const usual = (await onion())?.cost;
  await user.selectOptions(within(form()).getByLabelText('Currency'), 'US dollars');
  await user.type(screen.getByLabelText('Price that you paid'), '1.2');

  await user.click(saveButton());

  expect(await screen.findByText(/^You paid US\$\s1\.20 for/)).toBeDefined();
  expect(await onion()).toMatchObject({ cost: { usd: { amount: 1.2 }, inr: usual?.inr } });
});

test('without the server nothing can be stated, and the form says so', async () => {
  await placeOnions();
  await openForm();
  expect(saveButton()).toHaveProperty('disabled', false);

  act(() => connection.lost());

  expect(saveButton()).toHaveProperty('disabled', true);
  expect(
    within(form().parentElement as HTMLElement).getByText('The server cannot be reached right now.'),
  ).toBeDefined();
});

function form(): HTMLElement {
  const found = screen.getByLabelText('Price that you paid').closest('form');
  if (!found) throw new Error('A field stands in a form.');
  return found;
}

const saveButton = () => within(form()).getByRole('button', { name: 'Save the price' });
