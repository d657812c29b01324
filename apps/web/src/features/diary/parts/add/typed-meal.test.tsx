import { PRO } from '@platewise/api/testing/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { wordsOf } from '../../../../shared/testing/on-page.ts';
import { mealRows } from '../../testing/diary-rows.ts';

const web = testWeb();

test('a typed meal is read, changed line by line, and kept with one press', async () => {
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Type a whole meal' }));
  const field = await screen.findByLabelText('What you ate');
  fireEvent.change(field, { target: { value: '2 rotis, 1 katori dal, 1 xyzzyfruit' } });
  await user.click(screen.getByRole('button', { name: 'Read' }));

  expect(await screen.findByText(/^Not read: “1 xyzzyfruit”/)).toBeTruthy();
  const read = screen.getByRole('region', { name: 'What was read' });
  const [roti, dal] = within(read).getAllByRole('listitem');
  expect(wordsOf(roti)).toMatch(/^Bread, chapati or roti.*“2 rotis”: by its measure.*238 kcal/);
  const grams = within(dal as HTMLElement).getByLabelText(/^Grams of Lentils/);
  expect((grams as HTMLInputElement).value).toBe('125');

  fireEvent.change(grams, { target: { value: '200' } });
  await user.click(within(roti as HTMLElement).getByRole('button', { name: /^Leave out Bread, chapati/ }));
  expect(wordsOf(read)).toContain('Together 232 kcal');
  await user.click(within(read).getByRole('button', { name: 'Save 1 food' }));

  await waitFor(() => expect(mealRows().map(wordsOf)).toEqual([expect.stringMatching(/^Lentils.*200\s?g.*232 kcal/)]));
});
