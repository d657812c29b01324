import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const NAMELESS = { ...OWNER, name: '' };
const NAMED = { ...OWNER, name: 'Asha Rao' };

const web = testWeb();

test('an account gets a name by keyboard, which is shown everywhere at once', async () => {
  const user = await web.open('/settings', NAMELESS);
  (await screen.findByRole('button', { name: 'Edit name' })).focus();

  await user.keyboard('{Enter}');
  await user.keyboard('Asha Rao{Enter}');

  expect(await within(panel()).findByText('Asha Rao')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' })));
  expect(within(screen.getByRole('complementary')).getByText('Asha Rao')).toBeTruthy();
  expect(await web.as(NAMED).users.me()).toMatchObject({ name: 'Asha Rao' });
});

test('a name can be taken away: the start of the address is shown', async () => {
  const user = await web.open('/settings', NAMED);
  await user.click(await screen.findByRole('button', { name: 'Edit name' }));

  await user.clear(screen.getByLabelText('Full name'));
  await user.click(screen.getByRole('button', { name: 'Save name' }));

  expect(await within(panel()).findByText(/“owner”/)).toBeTruthy();
});

function panel() {
  return screen.getByRole('tabpanel');
}
