import { OWNER } from '@platewise/api/testing/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { becomeFamilyWithPlan, gramsIn } from '../../../app/testing/arrange-family.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('cooking ends with everybody’s part of the finished dish, to the gram', async () => {
  await becomeFamilyWithPlan(web);
  const user = await web.open('/dashboard', OWNER);
  await toPortionPage(user);
  expect(screen.getByText('Amounts for Asha, Ravi, and Meera together')).toBeTruthy();
  weigh('12');
  expect(await screen.findByText('Please enter whole grams from 50 g to 20,000 g.')).toBeTruthy();

  weigh('1831');

  await waitFor(() => expect(portions()).toHaveLength(3));
  expect(portions().reduce((sum, one) => sum + one, 0)).toBe(1831);
});

test('the weight of the dish stays while the pages are turned, and is edited by the arrow keys that turn them', async () => {
  await becomeFamilyWithPlan(web);
  const user = await web.open('/dashboard', OWNER);
  await toPortionPage(user);
  weigh('1831');

  weight().focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(weight());
  await user.click(within(dialogWith('Back')).getByText('Back'));
  await user.click(within(await waitFor(() => dialogWith('Next'))).getByText('Next'));

  await waitFor(() => expect(weight().value).toBe('1,831'));
});

/** Opens the first meal of the dashboard and cooks it to the last page. */
async function toPortionPage(user: UserEvent): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name: 'Show meal details' }))[0] as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start cooking' }));
  const pages = within(await waitFor(() => dialogWith('Next')));
  while (pages.queryByText('Next')) await user.click(pages.getByText('Next'));
  await pages.findByRole('heading', { name: 'Portion' });
}

/** The dialog that has a button with this text. */
function dialogWith(text: string): HTMLElement {
  const dialog = screen.getAllByRole('dialog').find((one) => within(one).queryByText(text));
  if (!dialog) throw new Error(`No dialog offers ${text}.`);
  return dialog;
}

function weight(): HTMLInputElement {
  return screen.getByLabelText('Weight of the finished dish in grams');
}

function weigh(grams: string): void {
  fireEvent.change(weight(), { target: { value: grams } });
}

function portions(): number[] {
  const dialog = screen.getAllByRole('dialog').at(-1) as HTMLElement;
  return gramsIn(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
}
