import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('aisles are put in the order of somebody’s shop by keyboard, and stay so', async () => {
  for (const name of ['Onions', 'Milk']) await web.as(PRO).shoppingList.addItem({ name });
  const user = await web.open('/shopping', PRO);
  await waitFor(() => expect(aisles()).toEqual(['Fruit & vegetables', 'Dairy & eggs']));

  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Order of aisles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order of aisles' });
  const up = within(dialog).getByRole('button', { name: 'Move Dairy & eggs up' });
  up.focus();
  await user.keyboard('{Enter}{Enter}');

  expect(document.activeElement).toBe(up);
  expect(within(dialog).getByRole('status').textContent).toBe('Dairy & eggs is number 1 now.');
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(aisles()).toEqual(['Dairy & eggs', 'Fruit & vegetables']));

  await web.open('/shopping', PRO);
  await waitFor(() => expect(aisles()).toEqual(['Dairy & eggs', 'Fruit & vegetables']));
});

function aisles(): (string | null)[] {
  const lines = screen.queryByRole('region', { name: 'Lines' }) ?? screen.getByRole('main');
  return within(lines)
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name === 'Dairy & eggs' || name === 'Fruit & vegetables');
}
