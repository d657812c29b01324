import { OWNER } from '@platewise/api/testing/people';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf, mealCards, nameOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

async function openMissing() {
  const user = await web.open('/meal', OWNER);
  await askForPlan(user);
  await waitFor(() => expect(mealCards().length).toBeGreaterThan(0));
  await screen.findByRole('button', { name: /tokens$/ });
  const before = nameOf(cardOf('Dinner'));
  await user.click(within(cardOf('Dinner')).getByRole('button', { name: `More for ${before}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'I don’t have an ingredient' }));
  const panel = within(await screen.findByRole('dialog', { name: `Something missing for ${before}?` }));
  return { user, before, panel };
}

/** The dinner of the newest plan, as the server has it. */
async function storedDinner(): Promise<Meal & { planId: string }> {
  const [plan] = (await web.as(OWNER).plans.page({})).plans;
  const dinner = plan?.meals.find(({ mealType }) => mealType === 'dinner');
  if (!plan || !dinner) throw new Error('No plan has a dinner.');
  return { ...dinner, planId: plan._id };
}

/** The first ingredient of the dinner that something can be put in for. */
async function replaceable({ planId, id: mealId, items }: Meal & { planId: string }) {
  for (const item of items) {
    const { length } = await web.as(OWNER).plans.substitutes({ planId, mealId, food: item.food });
    if (length > 0) return item;
  }
  throw new Error('Nothing can be put in for any ingredient of the dinner.');
}

test('what is missing is put in by what stands for it, counted, and taken back', async () => {
  const { user, before, panel } = await openMissing();
  const dinner = await storedDinner();
  const missing = await replaceable(dinner);
  const { items } = dinner;
  expect(panel.getAllByRole('button', { name: /^I don’t have / })).toHaveLength(items.length);

  await user.click(panel.getByRole('button', { name: new RegExp(`^I don’t have .* ${missing.name}$`) }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Instead of /));
  const [take] = await panel.findAllByRole('button', { name: /^Take / });
  const row = within(take?.closest('li') as HTMLElement);
  expect(row.getByText(/^Amount by |^The amount is our own statement/)).toBeTruthy();
  await user.click(take as HTMLElement);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const substitute = `(${take?.getAttribute('aria-label')?.slice('Take '.length)} for ${missing.name})`;
  await waitFor(() => expect(nameOf(cardOf('Dinner'))).toContain(substitute));
  expect(await screen.findByText(/ is now your dinner\. Day total /)).toBeTruthy();
  expect((await storedDinner()).items.map(({ food }) => food)).not.toContain(missing.food);

  await user.click(screen.getAllByRole('button', { name: /^Undo/ })[0] as HTMLElement);
  await waitFor(() => expect(nameOf(cardOf('Dinner'))).toBe(before));
});

test('where nothing stands for a food it says so, and what fails is asked for again', async () => {
  const { user, panel } = await openMissing();
  const { items } = await storedDinner();
  const standIns = await Promise.all(items.map(({ food, grams }) => web.as(OWNER).meals.standIns({ food, grams })));
  const alone = items.find((_, place) => standIns[place]?.length === 0);
  if (!alone) throw new Error('Something stands for each food.');
  web.breakProcedure('plans.substitutes', 'failing');
  await user.click(panel.getByRole('button', { name: new RegExp(`^I don’t have .* ${alone.name}$`) }));
  expect(await panel.findByText(/^Substitutes could not be loaded\./)).toBeTruthy();

  web.mend();
  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect(await panel.findByText(/^Nothing that we know can stand for /)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Something else is missing' }));
  expect(panel.getAllByRole('button', { name: /^I don’t have / })).toHaveLength(items.length);
});

test('while cooking, what can stand for an ingredient is listed with its amount', async () => {
  const user = await web.open('/meal', OWNER);
  await askForPlan(user);
  await user.click((await screen.findAllByRole('button', { name: 'Show meal details' }))[0] as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start cooking' }));
  const ask = await waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: /^I don’t have / });
    expect(buttons.length).toBeGreaterThan(0);
    return buttons[0] as HTMLElement;
  });

  await user.click(ask);

  const found = await waitFor(() => {
    const list = document.getElementById(ask.getAttribute('aria-controls') ?? '');
    expect(list?.textContent).toMatch(/The figures of this meal stay those of its recipe|We know nothing/);
    return list;
  });
  expect(ask.getAttribute('aria-expanded')).toBe('true');
  expect(found?.getAttribute('role')).toBe('status');
});
