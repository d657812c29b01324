import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { mealCards, nameOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a visitor sees what their plan reaches, and what one of its meals holds, compared with every adult', async () => {
  const user = await web.open('/meal', null);
  await askForPlan(user, 'Try Demo (2 free)');
  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));
  expect(await screen.findByText(/^\d+ of 25 reference intakes are reached with the least/)).toBeTruthy();

  const [card] = mealCards();
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Show meal details' }));
  const details = await screen.findByRole('dialog', { name: nameOf(card) });
  await user.click(within(details).getByRole('button', { name: 'All nutrients' }));
  const nutrients = await screen.findByRole('dialog', { name: 'Nutrients' });

  expect(await within(nutrients).findByText(/nothing is called short/)).toBeTruthy();
  expect(within(nutrients).getByText(/since age and sex are open/)).toBeTruthy();
  expect(within(nutrients).queryByRole('link', { name: 'Change the reference intakes' })).toBeNull();
});
