import { OWNER, PRO } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TODAY } from '../shared/testing/on-page.ts';
import { askForPlan } from './testing/ask-for-plan.ts';
import { countRenders } from './testing/count-renders.ts';
import { mealCards } from './testing/meal-cards.ts';
import { testWeb } from './testing/test-web.tsx';

const web = testWeb();

landingTest(
  'typing in the planner and locking, keeping and scaling a meal render no card that shows the same',
  async () => {
    const user = await web.open('/meal', OWNER);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    await askForPlan(user);
    await waitFor(() => expect(mealCards()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
    await untilStill();

    const typing = countRenders();
    await user.type(screen.getByLabelText('Additional Notes'), 'soup');
    expect(typing.of('PlannerForm')).toHaveLength(1);
    expect(typing.of('PlannerPage')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Daily Calorie Target'), { target: { value: '1900' } });
    expect(typing.of('MealCard')).toEqual([]);

    const locking = countRenders();
    await user.click(within(card(1)).getByRole('button', { name: /^Lock / }));
    expect(locking.of('MealCard')).toEqual([1]);

    const keeping = countRenders();
    await user.click(within(card(2)).getByRole('button', { name: 'Add to favorites' }));
    await within(card(2)).findByRole('button', { name: 'Remove from favorites' });
    expect(keeping.of('FavoriteButton')).not.toEqual([]);
    expect(keeping.of('MealCard')).toEqual([]);
    expect(keeping.of('PlannerForm')).toEqual([]);
  },
);

test('a tick on the shopping list renders its own line alone', async () => {
  const { planId = '' } = await planDay();
  await web.as(PRO).shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
  const user = await web.open('/shopping', PRO);
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(5));
  await untilStill();

  const ticking = countRenders();
  await user.click(screen.getAllByRole('checkbox')[2] as HTMLElement);
  await waitFor(() => expect(web.calls()).toContain('shoppingList.updateItem'));
  await untilStill();

  expect(ticking.of('ListRow')).toHaveLength(1);
});

landingTest('a planned meal that is ticked in the diary renders its own line alone', async () => {
  await placeDay(await planDay());
  const user = await web.open('/calorie-tracker', PRO);
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await waitFor(() => expect(web.calls()).toContain('calorie.tickPlanned'));
  await untilStill();

  const ticking = countRenders();
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await waitFor(() => expect(web.calls().filter((path) => path === 'calorie.tickPlanned')).toHaveLength(2));
  await untilStill();

  expect(ticking.of('PlannedRow')).toHaveLength(1);
  // The meal that is new in the diary, until the server has answered and afterwards; the first stays as it is.
  expect(ticking.of('MealEntry')).toHaveLength(2);
});

landingTest('what changes in one place of the week, and walking through it, render no other place', async () => {
  await placeDay(await planDay());
  const user = await web.open('/calendar', PRO);
  const grid = await screen.findByRole('grid');
  await untilStill();

  const walking = countRenders();
  const [first] = within(grid).getAllByRole('button');
  fireEvent.focus(first as HTMLElement);
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  await untilStill();
  // The place that could be reached by Tab, the one that has the focus, and the next.
  expect(walking.of('WeekCell')).toHaveLength(3);

  const locking = countRenders();
  await user.click(
    within(grid)
      .getAllByRole('button')
      .find((b) => b.textContent?.includes('kcal')) as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: /Lock/ }));
  await untilStill();
  // The place itself, and the one that was reached by Tab before it was pressed.
  expect(locking.of('WeekCell')).toHaveLength(2);
  expect(locking.of('Filled')).toHaveLength(1);
});

function card(place: number): HTMLElement {
  return mealCards()[place] as HTMLElement;
}

function planDay(): Promise<GenerationResult> {
  return web.as(PRO).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7, mealCount: 3 });
}

async function placeDay({ planId = '', meals }: GenerationResult): Promise<void> {
  for (const [place, slot] of (['breakfast', 'lunch', 'dinner'] as const).entries()) {
    await web.as(PRO).calendar.place({ date: TODAY, slot, planId, mealId: meals[place]?.id ?? '' });
  }
}

/** Until nothing has rendered for a while. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
