import { OWNER } from '@platewise/api/testing/people';
import { setBalance } from '@platewise/api/testing/test-data-repository';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf, expectMeals, mealCards, mealNames, nameOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a meal is swapped for one of three, each with what it does to the day', async () => {
  const user = await planDay();
  await user.click(control('Dinner', 'Swap'));
  const panel = within(await screen.findByRole('dialog', { name: `Swap ${nameOf(cardOf('Dinner'))}` }));
  await waitFor(() => expect(panel.getAllByRole('button', { name: /^Choose/ })).toHaveLength(3));
  const [first] = panel.getAllByRole('listitem').filter((item) => item.querySelector('dl'));
  expect(within(first as HTMLElement).getByText('1 token')).toBeTruthy();
  const effects = [...(first?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  expect(effects).toEqual([
    expect.stringMatching(/kcal|the same/),
    expect.stringMatching(/grams (more|less)|the same/),
    expect.stringMatching(/about .*₹|the same|not known/),
    expect.stringMatching(/minutes? (more|less)|the same/),
  ]);

  const chosen = within(first as HTMLElement).getByRole('heading').textContent ?? '';
  await user.click(panel.getByRole('button', { name: `Choose ${chosen}` }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(nameOf(cardOf('Dinner'))).toBe(chosen));
  await waitFor(() => expect(document.activeElement).toBe(control('Dinner', 'Swap')));
  expectDayAddsUp();
});

landingTest('alternatives that do not load are asked for again', async () => {
  const user = await planDay();
  web.breakProcedure('plans.alternatives', 'failing');
  await user.click(control('Lunch', 'Swap'));
  const panel = within(await screen.findByRole('dialog'));
  expect((await panel.findByText(/^The dishes could not be loaded\./)).closest('[role="alert"]')).toBeTruthy();

  web.mend();
  await user.click(panel.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(panel.getAllByRole('button', { name: /^Choose/ })).toHaveLength(3));
});

test('a change that gets no answer loses nothing, and is tried again under its key', async () => {
  const user = await planDay();
  const before = mealNames();
  web.breakProcedure('plans.regenerate', 'unacknowledged');
  await user.click(control('Dinner', 'New meal'));
  await waitFor(() => expect(cardOf('Dinner').getAttribute('aria-busy')).toBe('true'));
  expect(within(cardOf('Dinner')).getByText('Planning another dinner…')).toBeTruthy();
  await waitFor(() =>
    expect(within(cardOf('Dinner')).getByRole('alert').textContent).toContain(
      'No answer came. Try again: the change is made only once.',
    ),
  );
  expect(mealNames()).toEqual(before);

  web.mend();
  await user.click(within(cardOf('Dinner')).getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/ is now your dinner\./)).toBeTruthy();
  expect(within(cardOf('Dinner')).queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(control('Dinner', 'New meal')));
  const keys = web.sent('plans.regenerate').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await screen.findByRole('button', { name: '6 tokens' })).toBeTruthy();
});

test('without tokens it is said what would help, and portions still change', async () => {
  await web.as(OWNER).subscription.status();
  await setBalance(web.api().context.db, OWNER.userId, { tokens: 4 });
  const user = await planDay({ left: 1 });
  await user.click(control('Dinner', 'New meal'));
  await screen.findByRole('button', { name: '0 tokens' });
  await waitFor(() => expect(cardOf('Dinner').getAttribute('aria-busy')).toBe('false'));

  await user.click(control('Dinner', 'New meal'));
  const refusal = await within(cardOf('Dinner')).findByRole('alert');
  expect(refusal.textContent).toContain('No more tokens available. Upgrade to pro to continue.');
  await user.click(within(refusal).getByRole('button', { name: 'Dismiss' }));
  expect(within(cardOf('Dinner')).queryByRole('alert')).toBeNull();
  await user.click(control('Breakfast', 'Fewer servings'));

  expect(await within(cardOf('Breakfast')).findByText(/^Energy of 0\.5 servings/)).toBeTruthy();
});

landingTest('a visitor is informed how single meals could be changed', async () => {
  const user = await web.open('/meal');
  await askForPlan(user, 'Try Demo (2 free)');

  await user.click(await screen.findByRole('link', { name: 'Sign up to change single meals' }));

  await waitFor(() => expect(web.address()).toMatch(/^\/signup/));
});

landingTest('a plan that was changed elsewhere is shown as it is now, for no token', async () => {
  const user = await planDay();
  const changed = await changeElsewhere('lunch');

  await user.click(control('Lunch', 'New meal'));

  expect(await screen.findByText(/^This plan was changed somewhere else\. Here is how it is now\./)).toBeTruthy();
  await expectMeals(changed);
  expect(await screen.findByRole('button', { name: '6 tokens' })).toBeTruthy();
});

/** A day of three vegetarian meals, the same in every run. */
async function planDay({ left = 7 } = {}): Promise<UserEvent> {
  const user = await web.open('/meal', OWNER);
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight}');
  await askForPlan(user);
  await waitFor(() => expect(mealCards()).toHaveLength(3));
  await screen.findByRole('button', { name: `${left} token${left === 1 ? '' : 's'}` });
  return user;
}

/** Has another meal come for a slot, as another device of the person would; the meals as they are then. */
async function changeElsewhere(slot: string): Promise<string[]> {
  const api = web.as(OWNER);
  const [plan] = (await api.plans.page({ page: 1, pageSize: 1 })).plans;
  const meal = plan?.meals.find(({ mealType }) => mealType === slot);
  if (!plan || !meal) throw new Error(`No plan has a ${slot}.`);
  await api.plans.regenerate({ planId: plan._id, mealIds: [meal.id] });
  return (await api.plans.page({ page: 1, pageSize: 1 })).plans[0]?.meals.map(({ name }) => name) ?? [];
}

/** A control of a card: its name begins with what it does and ends with the meal. */
function control(slot: string, name: string): HTMLElement {
  const [found] = within(cardOf(slot)).getAllByRole('button', { name: new RegExp(`^${name} `) });
  return found as HTMLElement;
}

/** What the cards show adds up to the day's total, each of them rounded by itself, and the day meets its target. */
function expectDayAddsUp(): void {
  const numberIn = (text: string | undefined) => Number(text?.replace(',', ''));
  const shown = mealCards().map((card) => numberIn(/([\d,]+)\u00a0kcal/.exec(card.textContent ?? '')?.[1]));
  const certificate = screen.getByRole('button', { name: /ingredients checked/ }).textContent ?? '';
  const total = numberIn(/([\d,]+) of/.exec(certificate)?.[1]);
  expect(shown).toHaveLength(3);
  expect(Math.abs(shown.reduce((sum, kcal) => sum + kcal, 0) - total)).toBeLessThanOrEqual(shown.length / 2 + 0.5);
  expect(Math.abs(total - 2000)).toBeLessThanOrEqual(60);
}
