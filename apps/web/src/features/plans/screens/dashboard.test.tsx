import { OWNER } from '@platewise/api/testing/people';
import { texts } from '@platewise/contract/texts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('somebody new is told how to begin', async () => {
  await web.open('/dashboard', OWNER);

  expect(await screen.findByText('No Meal Plans Found')).toBeTruthy();
});

test('a plan that was made is there', async () => {
  const plan = await web.as(OWNER).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7 });

  await web.open('/dashboard', OWNER);

  expect((await screen.findAllByText(plan.meals[0]?.name ?? '')).length).toBeGreaterThan(0);
  expect(web.calls()).toContain('plans.page');
});

test('plans that cannot be read are said to be so, and are there when they are asked for again', async () => {
  web.breakProcedure('plans.page', 'unavailable');
  const user = await web.open('/dashboard', OWNER);
  expect(await screen.findByRole('heading', { name: texts.dashboard.errorTitle })).toBeTruthy();

  web.mend();
  await user.click(screen.getByRole('button', { name: texts.dashboard.retry }));

  expect(await screen.findByText('No Meal Plans Found')).toBeTruthy();
});
