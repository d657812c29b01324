import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { becomeFamilyWithPlan } from '../../../app/testing/arrange-family.ts';
import { mealNames } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a meal is exchanged for everybody, and everybody stays on target', async () => {
  const { meals } = await becomeFamilyWithPlan(web);
  const second = meals[1]?.name ?? '';
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: `Swap ${second}` }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/Only dishes that suit everybody are shown/)).toBeTruthy();

  await user.click((await panel.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement);

  await waitFor(() => expect(mealNames()).not.toContain(second));
  expect(screen.getAllByRole('list', { name: /^Portions of/ })).toHaveLength(3);
  const day = within(screen.getByRole('region', { name: 'Everybody’s day' }));
  expect(day.getAllByRole('listitem')[0]?.textContent).toMatch(/1,(4[6-9]|5[0-4])\d of 1,500/);
});

test('without Family a shared plan can be read and not changed, and says so', async () => {
  const { meals } = await becomeFamilyWithPlan(web);
  await grantPlan(web.api().context, { email: OWNER.email, plan: 'free' });

  await web.open('/dashboard', OWNER);

  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Shared plans are changed with Family' })).toBeTruthy();
  expect(mealNames()).toEqual(meals.map(({ name }) => name));
  expect(screen.queryByRole('button', { name: /^(Swap|New meal|Lock)/ })).toBeNull();
});
