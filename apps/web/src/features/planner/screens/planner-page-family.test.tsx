import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { becomeFamily, gramsIn, numberIn } from '../../../app/testing/arrange-family.ts';
import { mealCards } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

/** ms: every way to plan such a day is tried before it is given up. */
const LONG_SEARCH = { timeout: 25_000 };

test('a family plans one day, for whom of them it chooses', async () => {
  await becomeFamily(web);
  const user = await web.open('/meal', OWNER);
  expect((await chip('Asha')).getAttribute('aria-pressed')).toBe('false');

  await shareAll(user);
  expect(screen.getByText('Everybody’s own day is planned: Asha, Ravi, and Meera.')).toBeTruthy();
  expect(screen.queryByLabelText('Daily Calorie Target')).toBeNull();
  await user.click(await chip('Meera'));

  expect((await chip('Meera')).getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(await chip('Meera'));
  expect(await screen.findByRole('heading', { name: 'Plan for Asha and Ravi' })).toBeTruthy();
});

test('everybody’s day is on their own target', async () => {
  await planForAshaAndRavi();

  const day = await screen.findByRole('region', { name: 'Everybody’s day' });

  const names = within(day).getAllByRole('heading');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Everybody’s day', 'Asha', 'Ravi']);
  for (const [name, target] of [
    ['Asha', 1500],
    ['Ravi', 2800],
  ] as const) {
    const row = within(day)
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name })) as HTMLElement;
    const [actual] = (within(row).getByText(/ of [\d,]+\s?kcal/).textContent ?? '').split(' of ');
    expect(Math.abs(numberIn(actual) - target)).toBeLessThanOrEqual(0.03 * target);
  }
});

test('each dish is cooked once, and its portions are the whole pot', async () => {
  await planForAshaAndRavi();

  for (const card of mealCards()) {
    const portions = within(within(card).getByRole('list', { name: /^Portions of/ })).getAllByRole('listitem');
    const grams = gramsIn(portions.map(({ textContent }) => textContent));
    expect(grams).toHaveLength(2);
    expect(grams.reduce((sum, one) => sum + one, 0)).toBe(
      numberIn(within(card).getByText(/^Cooked once,/).textContent),
    );
    expect(within(card).queryByText(/almond|walnut|peanut|cashew/i)).toBeNull();
    expect(within(card).queryByRole('button', { name: /favorites/ })).toBeNull();
    expect(within(card).queryByRole('group', { name: /^Servings of/ })).toBeNull();
  }
});

landingTest('who shares is there again after a reload', async () => {
  await becomeFamily(web);
  const user = await web.open('/meal', OWNER);
  await shareAll(user);
  await user.click(await chip('Ravi'));

  await web.open('/meal', OWNER);

  await waitFor(() => expect(share().checked).toBe(true));
  expect((await chip('Ravi')).getAttribute('aria-pressed')).toBe('false');
  expect(await screen.findByRole('heading', { name: 'Plan for Asha and Meera' })).toBeTruthy();
});

landingTest('turned off, the form is one person’s again, with all that was typed', async () => {
  await becomeFamily(web);
  const user = await web.open('/meal', OWNER);
  await user.click(await chip('Asha'));
  expect(await screen.findByText('Leaves out nuts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
  await user.click(await screen.findByLabelText('Additional Notes'));
  await user.paste('no mushrooms please');
  await shareAll(user);
  await waitFor(() => expect(field('Exclude Ingredients').value).toBe(''));
  expect(field('Additional Notes').value).toBe('no mushrooms please');

  await user.click(share());
  await user.click(await chip('Asha'));

  await waitFor(() => expect(field('Daily Calorie Target').value).toBe('1500'));
  expect(field('Additional Notes').value).toBe('no mushrooms please');
  expect(field('Exclude Ingredients').value).toBe('nuts');
});

test('a plan that cannot be says for whom and what would help, and that helps', { timeout: 60_000 }, async () => {
  const [, ravi = ''] = await becomeFamily(web);
  await web.as(OWNER).profiles.update({ profileId: ravi, calorieTarget: 5500 });
  const user = await web.open('/meal', OWNER);
  await shareAll(user);
  await user.click(generate());
  const refusal = await screen.findByText(/5,500 kcal for Ravi do not fit into 2 meals\./, {}, LONG_SEARCH);
  expect(refusal.textContent).toContain('Plan for Ravi apart from the others, or choose 3 meals.');

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(await chip('Ravi'));
  await user.click(generate());

  const day = within(await screen.findByRole('region', { name: 'Everybody’s day' }));
  expect(day.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Asha', 'Meera']);
});

landingTest('without Family nothing offers to cook for several', async () => {
  await web.as(OWNER).profiles.create({ name: 'Single' });

  await web.open('/meal', OWNER);

  expect(await chip('Single')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Cook for several' })).toBeNull();
});

async function planForAshaAndRavi(): Promise<void> {
  await becomeFamily(web);
  const user = await web.open('/meal', OWNER);
  await shareAll(user);
  await user.click(await chip('Meera'));
  await user.click(generate());
  await waitFor(() => expect(mealCards()).toHaveLength(2));
}

async function shareAll(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: 'Cook for several' }));
  await screen.findByRole('heading', { name: 'Plan for Asha, Ravi, and Meera' });
}

function share(): HTMLInputElement {
  return screen.getByRole('checkbox', { name: 'Cook for several' });
}

async function chip(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole('group', { name: 'Plan for' })).findByRole('button', { name });
}

function generate(): HTMLElement {
  return screen.getByRole('button', { name: 'Generate Meal Plan' });
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}
