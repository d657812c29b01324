import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const web = testWeb();

test('a list stops following, and says so', async () => {
  const { shoppingList } = web.as(PRO);
  await shoppingList.addItem({ name: 'Candles' });
  await shoppingList.follow({ from: '2026-11-23', to: '2026-11-29', numberOfPeople: 1 });
  const user = await web.open('/shopping', PRO);

  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop following' }));

  await waitFor(async () => expect((await shoppingList.read()).source).toBeNull());
  expect(await screen.findByText('The list no longer follows anything. Your own items and ticks stay.')).toBeDefined();
});
