import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { tastes } from '../../../shared/taste/tastes.ts';

const web = testWeb();

test('a plan that failed is asked for again as it was, although the taste moved on', async () => {
  state('disliked');
  const user = await web.open('/meal', OWNER);
  web.breakProcedure('meals.generate', 'failing');
  await askForPlan(user);
  expect(await screen.findByRole('alert')).toBeTruthy();

  web.mend();
  state('liked');
  await user.click(await screen.findByRole('button', { name: /^Generate/ }));

  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());
  const sent = web.sent('meals.generate');
  expect(sent.length).toBeGreaterThan(1);
  expect(sent[0]?.input).toHaveProperty('taste');
  expect(new Set(sent.map((call) => JSON.stringify(call))).size).toBe(1);
});

test('a swap offers what is not disliked first, and asks for it by the taste of now, in no address', async () => {
  const user = await web.open('/meal', OWNER);
  await askForPlan(user);
  const offered = async () => {
    await user.click(within(cardOf('Dinner')).getByRole('button', { name: /^Swap/ }));
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Choose/ })).toHaveLength(3));
    const names = panel.getAllByRole('button', { name: /^Choose/ }).map((button) => button.getAttribute('aria-label'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return names;
  };
  const before = await offered();

  tastes.write(OWNER.userId, { choices: { cuisines: await offeredCuisines(), foods: {} } });
  const byTaste = await offered();

  expect(byTaste.filter((name) => before.includes(name))).toEqual([]);
  const sent = web.sent('plans.alternatives').map(({ input }) => Object.keys(Object(input)).includes('taste'));
  expect(sent).toEqual([false, true]);
});

/** The cuisines that the dinner of the newest plan is offered instead of its own, each disliked. */
async function offeredCuisines() {
  const { plans } = web.as(OWNER);
  const [plan] = (await plans.page({})).plans;
  const dinner = plan?.meals.find(({ mealType }) => mealType === 'dinner');
  const offered = await plans.alternatives({ planId: plan?._id ?? '', mealId: dinner?.id ?? '' });
  return Object.fromEntries(offered.map(({ meal }) => [meal.tags.at(-1) ?? '', 'disliked' as const]));
}

function state(choice: 'liked' | 'disliked') {
  tastes.write(OWNER.userId, { choices: { cuisines: { Indian: choice }, foods: {} } });
}
