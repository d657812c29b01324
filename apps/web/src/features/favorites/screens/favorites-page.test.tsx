import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveFavorite, savePlan } from '../../../app/testing/arrange-meals.ts';
import { expectMeals, mealCards } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('favorites are found by their words', async () => {
  const { meals } = await savePlan(web);
  for (const meal of meals) await saveFavorite(web, meal);
  const name = meals[1]?.name ?? '';
  const user = await web.open('/user/favorites', OWNER);
  await waitFor(() => expect(mealCards()).toHaveLength(2));

  await user.type(screen.getByRole('searchbox', { name: 'Search favorites' }), name);

  await expectMeals([name]);
  expect(await screen.findByText('1 favorite found')).toBeTruthy();
});

test('where no favorite matches, all are shown when asked for', async () => {
  const { meals } = await savePlan(web);
  for (const meal of meals) await saveFavorite(web, meal);
  const user = await web.open('/user/favorites', OWNER);
  const field = await screen.findByRole('searchbox', { name: 'Search favorites' });
  await user.type(field, 'nothing like this');
  expect(await screen.findByRole('heading', { name: 'No favorite matches' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show all favorites' }));

  await waitFor(() => expect(mealCards()).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a favorite without amounts says why no day can be planned around it; the others lead to the planner', async () => {
  const [meal] = (await savePlan(web)).meals;
  if (!meal) throw new Error('The plan has no meal.');
  await saveFavorite(web, meal);
  await saveFavorite(web, { ...meal, id: 'meal-long', name: 'Slow'.padEnd(120, ' roasted vegetables') });
  await saveFavorite(web, { ...meal, id: 'meal-older', name: 'Grandmother’s soup', items: [] });

  await web.open('/user/favorites', OWNER);

  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Plan again with this/ })).toHaveLength(2));
  expect(screen.getByText('Kept without ingredients in grams, so no day can be planned around it.')).toBeTruthy();
});
