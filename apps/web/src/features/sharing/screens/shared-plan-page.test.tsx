import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { becomeFamilyWithPlan } from '../../../app/testing/arrange-family.ts';
import { savePlan } from '../../../app/testing/arrange-meals.ts';
import { mealCards } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a link shows the plan to a visitor, with all of a meal', async () => {
  const { meals, path } = await sharedPlan();
  const user = await web.open(path);

  expect(await screen.findByRole('heading', { level: 1, name: 'Shared meal plan' })).toBeTruthy();
  await waitFor(() => expect(mealCards()).toHaveLength(meals.length));
  expect(document.title).toBe('Shared meal plan · Platewise AI');
  expect(screen.getByRole('region', { name: 'Day total' }).textContent).toContain('kcal');

  await user.click(screen.getAllByRole('button', { name: 'Show meal details' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Ingredients' })).toBeTruthy();
});

test('a shared plan names nobody, offers nothing to members, and is kept out of search engines', async () => {
  const { meals, planId, path } = await sharedPlan();
  await web.open(path);
  await waitFor(() => expect(mealCards()).toHaveLength(meals.length));

  const shown = screen.getByRole('main').textContent;

  for (const secret of [OWNER.email, planId, 'Maintenance']) expect(shown).not.toContain(secret);
  expect(screen.queryByRole('button', { name: 'Add to favorites' })).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
});

test('a link that was revoked shows no plan, and the way to one', async () => {
  const { planId, path } = await sharedPlan();
  await web.as(OWNER).sharing.revoke({ planId });

  await web.open(path);

  expect(await screen.findByRole('heading', { level: 1, name: 'This link shows no plan' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Plan meals of your own' })).toBeTruthy();
});

test('a link to a plan for several people names nobody', async () => {
  const { planId = '' } = await becomeFamilyWithPlan(web);
  const { path } = await web.as(OWNER).sharing.create({ planId });

  await web.open(path);

  expect(await screen.findByText(/Cooked once for 3 people/)).toBeTruthy();
  expect(screen.queryByText(/Asha/)).toBeNull();
});

async function sharedPlan() {
  const { meals, planId = '' } = await savePlan(web);
  const { path } = await web.as(OWNER).sharing.create({ planId });
  return { meals, planId, path };
}
