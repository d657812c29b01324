import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { texts } from '@platewise/contract/texts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { savePlan } from '../../../app/testing/arrange-meals.ts';
import { expectMeals, mealCards } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';

const web = testWeb();

test('somebody new is told how to begin', async () => {
  await web.open('/dashboard', OWNER);

  expect(await screen.findByText('No Meal Plans Found')).toBeTruthy();
});

test('a plan that was made is there', async () => {
  const plan = await savePlan(web);

  await web.open('/dashboard', OWNER);

  expect((await screen.findAllByText(plan.meals[0]?.name ?? '')).length).toBeGreaterThan(0);
  expect(web.calls()).toContain('plans.page');
});

landingTest('plans that cannot be read are said to be so, and are there when they are asked for again', async () => {
  web.breakProcedure('plans.page', 'unavailable');
  const user = await web.open('/dashboard', OWNER);
  expect(await screen.findByRole('heading', { name: texts.dashboard.errorTitle })).toBeTruthy();

  web.mend();
  await user.click(screen.getByRole('button', { name: texts.dashboard.retry }));

  expect(await screen.findByText('No Meal Plans Found')).toBeTruthy();
});

test('plans are found by words, which stand in the address', async () => {
  const lost = await savePlan(web);
  await savePlan(web, MUSCLES);
  const meal = lost.meals[0]?.name ?? '';
  const user = await web.open('/dashboard', OWNER);
  expect((await shownPlan()).textContent).toContain('Muscle Gain');

  await user.type(screen.getByRole('searchbox', { name: 'Search plans' }), meal.toUpperCase());

  await waitFor(() => expect(web.address()).toContain('search='));
  expect(await screen.findByText('1 plan found')).toBeTruthy();
  expect(within(await shownPlan()).getByRole('heading', { name: meal })).toBeTruthy();
});

landingTest(
  'where no plan matches, what was looked for is there after a reload, and all plans are shown when asked for',
  async () => {
    const lost = await savePlan(web);
    const gained = await savePlan(web, MUSCLES);
    const meal = lost.meals[0]?.name ?? '';
    let user = await web.open(`/dashboard?search=${encodeURIComponent(meal.toUpperCase())}`, OWNER);
    await user.selectOptions(await screen.findByLabelText('Plans for'), 'Muscle Gain');
    expect(await screen.findByRole('heading', { name: 'No plan matches' })).toBeTruthy();
    expect(web.address()).toContain('goal=muscle_gain');

    user = await web.open(web.address(), OWNER);
    expect(await screen.findByRole('heading', { name: 'No plan matches' })).toBeTruthy();
    expect(searchbox().value).toBe(meal.toUpperCase());

    await user.click(screen.getByRole('button', { name: 'Show all plans' }));
    expect(within(await shownPlan()).getByRole('heading', { name: gained.meals[0]?.name ?? '' })).toBeTruthy();
    expect(web.address()).toBe('/dashboard');
    expect(document.activeElement).toBe(searchbox());
    expect(searchbox().value).toBe('');
  },
);

test('the arrow keys turn the pages, unless a field has the focus', async () => {
  await savePlan(web);
  await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  await shownPlan();

  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(web.address()).toContain('page=2'));
  searchbox().focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(await screen.findByRole('button', { name: 'Rename Meal plan' }));
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  await user.keyboard('{ArrowLeft}');
  expect(web.address()).toContain('page=2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Meal plan' })));
  await user.keyboard('{ArrowLeft}');

  await waitFor(() => expect(web.address()).toBe('/dashboard'));
});

landingTest('the pages are turned by their buttons, which say where one is', async () => {
  await savePlan(web);
  await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();

  await user.click(screen.getByText('Next'));

  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
});

test('the day of a plan is summed up', async () => {
  const { certificate } = await savePlan(web);
  await web.open('/dashboard', OWNER);

  const total = within(await shownPlan()).getByRole('region', { name: 'Day total' });

  expect(total.textContent).toContain(kcalText(certificate.actual.calories));
});

test('a plan is named where it stands, and not without a name', async () => {
  await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Rename Meal plan' }));
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please give the plan a name.')).toBeTruthy();

  await user.type(nameField(), 'Monday{Enter}');

  expect(await screen.findByRole('heading', { level: 2, name: 'Monday' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Monday' })));
  expect(await storedNames()).toEqual(['Monday']);
});

test('a plan is copied, and the copy comes first', async () => {
  const { planId = '' } = await savePlan(web);
  await web.as(OWNER).plans.rename({ planId, name: 'Monday' });
  web.api().clock.advance(1000);
  const user = await web.open('/dashboard', OWNER);

  await chooseFromMenu(user, 'More for Monday', 'Duplicate');

  expect(await screen.findByText('Plan copied. The copy comes first.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Monday (copy)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Meal plans' })));
  await user.click(screen.getByText('Next'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Monday' })).toBeTruthy();
});

test('a deleted plan comes back from the note in its place, which has the focus', async () => {
  const { meals } = await savePlan(web);
  const user = await web.open('/dashboard', OWNER);

  await chooseFromMenu(user, 'More for Meal plan', 'Delete');
  expect(await screen.findByRole('heading', { name: 'No Meal Plans Found' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await storedNames()).toEqual([]);
  await user.keyboard('{Enter}');

  expect(within(await shownPlan()).getByRole('heading', { name: meals[0]?.name ?? '' })).toBeTruthy();
  expect(await screen.findByText('The plan is back.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Meal plans' })));
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

landingTest('a deleted plan comes back from the toast', async () => {
  await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  await chooseFromMenu(user, 'More for Meal plan', 'Delete');
  await screen.findByRole('heading', { name: 'No Meal Plans Found' });

  await user.click(undoButtons()[0] as HTMLElement);

  await shownPlan();
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

landingTest('each of two plans that were deleted one after the other comes back', async () => {
  const older = await savePlan(web);
  const newer = await savePlan(web, { seed: 8, mealCount: 3 });
  const user = await web.open('/dashboard', OWNER);
  await chooseFromMenu(user, 'More for Meal plan', 'Delete');
  await waitFor(() => expect(mealCards()).toHaveLength(2));
  await chooseFromMenu(user, 'More for Meal plan', 'Delete');
  await screen.findByRole('heading', { name: 'No Meal Plans Found' });
  const notes = () => screen.queryAllByRole('button', { name: 'Bring it back' });
  expect(notes()).toHaveLength(2);
  expect(document.activeElement).toBe(notes()[1]);

  await user.click(undoButtons()[0] as HTMLElement);
  await waitFor(() => expect(notes()).toHaveLength(1));
  await user.click(notes()[0] as HTMLElement);

  await expectMeals(newer.meals.map(({ name }) => name));
  await user.click(await screen.findByText('Next'));
  await expectMeals(older.meals.map(({ name }) => name));
});

const MUSCLES = { goal: 'muscle_gain', dietaryPreferences: 'vegan', mealCount: 1, seed: 3 } as const;

async function storedNames(): Promise<(string | null)[]> {
  const { plans } = await web.as(OWNER).plans.page({ page: 1, pageSize: 10 });
  return plans.map(({ name }) => name);
}

/** The plan on the page; its meals are the articles within. */
function shownPlan(): Promise<HTMLElement> {
  return waitFor(() => {
    const plan = document.querySelector<HTMLElement>('main article:has(article)');
    if (!plan) throw new Error('No plan is shown.');
    return plan;
  });
}

function searchbox(): HTMLInputElement {
  return screen.getByRole('searchbox');
}

function nameField(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Name of the plan' });
}

/** The ways back in the toasts about plans that were deleted. */
function undoButtons(): HTMLElement[] {
  return screen.getAllByRole('button', { name: 'Undo' });
}

async function chooseFromMenu(user: UserEvent, menu: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
