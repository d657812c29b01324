import { OWNER } from '@platewise/api/testing/people';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { TasteEvent, TasteEventKind } from '@platewise/domain/taste/taste-events';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf, nameOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { remember } from '../../../shared/taste/taste-memory.ts';
import { NO_TASTE, readTasteRecord, type TasteRecord } from '../../../shared/taste/taste-record.ts';
import { tastes } from '../../../shared/taste/tastes.ts';

const TAB = '/settings?tab=taste';

const web = testWeb();

test('before anything is learnt the page says how it learns, and nothing can be forgotten', async () => {
  await web.open(TAB, OWNER);

  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  expect(screen.getByText(/^Swap a meal or ask for a new one/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Forget everything' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Your favorites' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^(?:Cuisines|Foods)$/ })).toBeNull();
  expect(within(screen.getByRole('group', { name: 'What is learnt' })).queryByRole('list')).toBeNull();
});

test('what is learnt stands there with its reasons, and is changed', async () => {
  tastes.write(OWNER.userId, learnt());
  const user = await web.open(TAB, OWNER);
  expect(await screen.findByRole('region', { name: 'Cuisines' })).toBeTruthy();
  expect(screen.getByText('Swapped away 2 times and eaten once')).toBeTruthy();
  expect(choiceOf('Thai').value).toBe('learnt');
  expect(within(choiceOf('Thai')).getByRole('option', { name: 'Learnt: disliked' })).toBeTruthy();

  await user.selectOptions(choiceOf('Thai'), 'I like it');

  expect(await screen.findByText('Chosen by you · Swapped away 2 times and eaten once')).toBeTruthy();
  expect(stored().choices).toEqual({ cuisines: { Thai: 'liked' }, foods: {} });
  await user.selectOptions(choiceOf('Thai'), 'Learnt: disliked');
  expect(stored()).toEqual(learnt());
});

test('one is forgotten, and comes back', async () => {
  tastes.write(OWNER.userId, learnt());
  const user = await web.open(TAB, OWNER);

  await user.click(await screen.findByRole('button', { name: 'Forget Thai' }));

  await waitFor(() => expect(screen.queryByText('Thai')).toBeNull());
  expect(screen.getByText('Tofu, firm')).toBeTruthy();
  expect(JSON.stringify(stored())).not.toContain('Thai');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Thai')).toBeTruthy();
  expect(stored()).toEqual(learnt());
});

test('what is learnt while one can come back stays when it does', async () => {
  tastes.write(OWNER.userId, learnt());
  const user = await web.open(TAB, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Forget Thai' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What is learnt' })));

  remember(OWNER.userId, { did: [{ kind: 'hearted', meal: { name: 'Moussaka' } }] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Thai')).toBeTruthy();
  expect(stored().events.map(({ meal }) => meal.name)).toEqual([
    ...learnt().events.map(({ meal }) => meal.name),
    'Moussaka',
  ]);
});

test('everything is forgotten; what is off stays off', async () => {
  tastes.write(OWNER.userId, learnt());
  const user = await web.open(TAB, OWNER);
  await user.click(await screen.findByRole('switch', { name: 'Learn my taste' }));
  expect(await screen.findByText(/^Nothing is remembered/)).toBeTruthy();
  expect(stored()).toEqual({ ...learnt(), isLearning: false });

  await user.click(screen.getByRole('button', { name: 'Forget everything' }));

  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  expect(stored()).toEqual({ ...NO_TASTE, isLearning: false });
});

test('a heart, a new meal and ‘not again’ are learnt, taken back, and go with the next request', async () => {
  const user = await web.open('/meal', OWNER);
  await askForPlan(user);
  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());
  const [lunch, dinner] = [nameOf(cardOf('Lunch')), nameOf(cardOf('Dinner'))];

  await user.click(within(cardOf('Lunch')).getByRole('button', { name: 'Add to favorites' }));
  await expectEvents([`hearted ${lunch}`]);
  await user.click(within(cardOf('Lunch')).getByRole('button', { name: 'Remove from favorites' }));
  await expectEvents([]);
  await user.click(within(cardOf('Dinner')).getByRole('button', { name: /^New meal/ }));
  await expectEvents([`swapped-away ${dinner}`, `let-stand ${lunch}`]);
  await notAgain(user, lunch);
  await expectEvents([`swapped-away ${dinner}`, `let-stand ${lunch}`, `not-again ${lunch}`]);
  expect(web.sent('plans.regenerate')[0]?.input).not.toHaveProperty('taste');
  const [newLunch] = within(cardOf('Lunch')).getAllByRole('button', { name: /^New meal in place/ });
  if (newLunch) await user.click(newLunch);
  await waitFor(() => expect(web.sent('plans.regenerate')[1]?.input).toHaveProperty('taste'));
  await waitFor(() => expect(nameOf(cardOf('Lunch'))).not.toBe(lunch));
  await user.click(screen.getByRole('button', { name: /^Generate/ }));

  await waitFor(() => expect(web.sent('meals.generate')).toHaveLength(2));
  const [first, second] = web.sent('meals.generate').map(({ input }) => (input as { taste?: Taste }).taste);
  expect(first).toBeUndefined();
  const weights = [...Object.values(second?.cuisines ?? {}), ...Object.values(second?.foods ?? {})];
  expect(weights.length).toBeGreaterThan(1);
  expect(weights.every((weight) => weight < 0)).toBe(true);
});

test('while nothing may be learnt nothing is remembered', async () => {
  tastes.write(OWNER.userId, { ...NO_TASTE, isLearning: false });
  const user = await web.open('/meal', OWNER);
  await askForPlan(user);
  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());

  await user.click(within(cardOf('Lunch')).getByRole('button', { name: 'Add to favorites' }));

  expect(await within(cardOf('Lunch')).findByRole('button', { name: 'Remove from favorites' })).toBeTruthy();
  expect(stored().events).toEqual([]);
});

function event(kind: TasteEventKind, day: string): TasteEvent {
  const foods = [{ food: 'firm-tofu', name: 'Tofu, firm' }];
  return { kind, day, meal: { name: `A bowl of ${day}`, cuisine: 'Thai', foods: kind === 'eaten' ? [] : foods } };
}

function learnt(): TasteRecord {
  const day = (back: number) =>
    new Date(web.api().clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);
  return {
    ...NO_TASTE,
    events: [event('swapped-away', day(2)), event('swapped-away', day(1)), event('eaten', day(0))],
  };
}

function stored(): TasteRecord {
  return readTasteRecord(tastes.read(OWNER.userId));
}

function choiceOf(name: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>('combobox', { name: `How much you like ${name}` });
}

async function expectEvents(events: readonly string[]): Promise<void> {
  await waitFor(() => expect(stored().events.map(({ kind, meal }) => `${kind} ${meal.name}`)).toEqual(events));
}

async function notAgain(user: UserEvent, meal: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `More for ${meal}` }));
  await user.click(await screen.findByRole('menuitem', { name: /again/i }));
}
