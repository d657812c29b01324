import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a wish of the further chips stands in the notes until its chip is pressed again', async () => {
  const user = await web.open('/meal');
  await user.click(await screen.findByRole('button', { name: 'Show advanced options' }));
  await user.click(await screen.findByRole('button', { name: 'More wishes' }));
  const curry = within(screen.getByRole('group', { name: 'Dishes' })).getByRole('button', { name: 'Curry for dinner' });

  await user.click(curry);

  expect(notes()).toBe('Curry for dinner. ');
  expect(curry.getAttribute('aria-pressed')).toBe('true');

  await user.click(curry);

  expect(notes()).toBe('');
});

test('the further chips are away again when fewer are asked for, and what they put in stays', async () => {
  const user = await web.open('/meal');
  await user.click(await screen.findByRole('button', { name: 'Show advanced options' }));
  await user.click(await screen.findByRole('button', { name: 'More wishes' }));
  await user.click(screen.getByRole('button', { name: 'No blender' }));

  await user.click(screen.getByRole('button', { name: 'Fewer wishes' }));

  expect(screen.queryByRole('group', { name: 'Kitchen' })).toBeNull();
  expect(notes()).toBe('No blender. ');
});

function notes(): string {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /notes/i }).value;
}
