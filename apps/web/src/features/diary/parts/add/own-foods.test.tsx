import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { untilFocused, wordsOf } from '../../../../shared/testing/on-page.ts';
import { mealRows } from '../../testing/diary-rows.ts';

const web = testWeb();

test('a food is copied from its label, found before all others, logged, changed and removed', async () => {
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'Oat bar');
  await user.click(await screen.findByRole('button', { name: 'Add a food from its label' }));
  const label = await screen.findByRole('form', { name: 'Add a food from its label' });
  await untilFocused(() => within(label).getByLabelText('Name of the food'));
  const fill = async (field: string, text: string) => user.type(within(label).getByLabelText(field), text);
  await user.selectOptions(within(label).getByLabelText('Figures are for'), 'one serving');
  await fill('Calories', '180');
  await fill('Protein, g', '4');
  await fill('Carbs, g', '24');
  await fill('Fat, g', '7');
  await fill('A serving weighs, g', '40{Enter}');
  const form = await screen.findByRole('form', { name: 'Oat bar' });
  expect(within(form).getByText(/From a label, as you typed it\./)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Log food' }));
  await waitFor(() => expect(wordsOf(mealRows()[0])).toMatch(/^Oat bar.*1 × serving \(40 g\).*180 kcal/));

  await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'oat');
  await waitFor(() => expect(wordsOf(screen.getAllByRole('option')[0])).toMatch(/^Oat bar/));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Change the label' }));
  const changed = await screen.findByRole('form', { name: 'The label of Oat bar' });
  await user.clear(within(changed).getByLabelText('Calories'));
  await user.type(within(changed).getByLabelText('Calories'), '200{Enter}');
  expect(wordsOf(await screen.findByRole('table', { name: /^Figures of 40\sg$/ }))).toContain('Calories200 kcal');

  await user.click(await screen.findByRole('button', { name: 'Remove this food' }));
  expect(await screen.findByText('Oat bar is removed. What you logged of it stays.')).toBeTruthy();
  expect(await web.as(PRO).calorie.ownFoods()).toEqual([]);
  expect(mealRows()).toHaveLength(1);
});
