import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Caller } from '../app-router.ts';

/** A Monday. */
const DAY = '2026-11-23';
const MEAL = { name: 'Porridge', calories: 300, protein: 10, carbs: 50, fat: 6, date: DAY, time: '08:00' } as const;

/** What somebody has who reads. */
export type ReaderKitchen = { planId: string; mealId: string; shareToken: string; feedSecret: string };

/**
 * How many statements each read asks of the database: one for who calls and what they have, and then those for what was asked. What
 * makes a number smaller writes it here; nothing may make one larger.
 */
export const READS: readonly [
  name: string,
  statements: number,
  read: (caller: Caller, kitchen: ReaderKitchen) => Promise<unknown>,
][] = [
  ['subscription.status', 1, (caller) => caller.subscription.status()],
  ['subscription.receipts', 4, (caller) => caller.subscription.receipts()],
  ['subscription.plans', 1, (caller) => caller.subscription.plans()],
  ['users.me', 2, (caller) => caller.users.me()],
  ['admin.me', 2, (caller) => caller.admin.me()],
  ['users.tokens.list', 2, (caller) => caller.users.tokens.list()],
  ['reminders.get', 5, (caller) => caller.reminders.get()],
  ['webhooks.list', 2, (caller) => caller.webhooks.list()],
  // Of one that there is not: it ends before the log is read, which asks once more.
  ['webhooks.deliveries', 2, (caller, { planId }) => caller.webhooks.deliveries({ webhookId: planId }).catch(() => [])],
  ['users.sessions.list', 2, (caller) => caller.users.sessions.list()],
  ['notifications.get', 4, (caller) => caller.notifications.get()],
  ['preferences.get', 3, (caller) => caller.preferences.get()],
  ['preferences.references', 3, (caller) => caller.preferences.references()],
  ['profiles.list', 2, (caller) => caller.profiles.list()],
  ['dislikedMeals.list', 2, (caller) => caller.dislikedMeals.list()],
  ['favorites.list', 2, (caller) => caller.favorites.list({})],
  ['meals.list', 3, (caller) => caller.meals.list({})],
  ['meals.exclusion', 1, (caller) => caller.meals.exclusion({ term: 'nuts' })],
  [
    'meals.nutrients',
    3,
    (caller) => caller.meals.nutrients({ meals: [{ name: 'Oats', items: [{ food: 'oats', grams: 50 }] }] }),
  ],
  ['meals.trace', 1, (caller) => caller.meals.trace({ items: [{ food: 'oats', grams: 50 }] })],
  ['plans.page', 2, (caller) => caller.plans.page({})],
  ['plans.exportJson', 3, (caller, { planId }) => caller.plans.exportJson({ planId })],
  ['plans.exportCalendar', 2, (caller, { planId }) => caller.plans.exportCalendar({ planId, date: DAY })],
  ['plans.nutrients', 4, (caller, { planId }) => caller.plans.nutrients({ planId })],
  ['plans.prepGuide', 2, (caller, { planId }) => caller.plans.prepGuide({ planIds: [planId] })],
  ['plans.alternatives', 4, (caller, { planId, mealId }) => caller.plans.alternatives({ planId, mealId })],
  ['plans.mendingSwaps', 6, (caller, { planId }) => caller.plans.mendingSwaps({ planId })],
  ['plans.substitutes', 4, (caller, { planId, mealId }) => caller.plans.substitutes({ planId, mealId, food: 'onion' })],
  ['meals.standIns', 1, (caller) => caller.meals.standIns({ food: 'tahini', grams: 30 })],
  ['sharing.status', 3, (caller, { planId }) => caller.sharing.status({ planId })],
  ['sharing.read', 2, (caller, { shareToken }) => caller.sharing.read({ token: shareToken })],
  ['calendar.read', 2, (caller) => caller.calendar.read({ from: DAY, to: '2026-11-29' })],
  ['calendar.nutrients', 4, (caller) => caller.calendar.nutrients({ from: DAY, to: '2026-11-29' })],
  ['calendar.mendingSwaps', 10, (caller) => caller.calendar.mendingSwaps({ from: DAY, to: '2026-11-29' })],
  ['calendar.feed.status', 2, (caller) => caller.calendar.feed.status()],
  ['calendar.feed.read', 4, (caller, { feedSecret }) => caller.calendar.feed.read({ secret: feedSecret })],
  ['calorie.day', 2, (caller) => caller.calorie.day({ date: DAY })],
  ['calorie.entries', 5, (caller) => caller.calorie.entries({ date: DAY })],
  ['calorie.trend', 6, (caller) => caller.calorie.trend({ to: DAY, days: 7 })],
  ['calorie.nutrients', 5, (caller) => caller.calorie.nutrients({ from: DAY, to: DAY })],
  ['body.report', 7, (caller) => caller.body.report()],
  ['body.series', 2, (caller) => caller.body.series({})],
  ['imports.list', 3, (caller) => caller.imports.list()],
  ['calorie.foods', 2, (caller) => caller.calorie.foods({ search: 'oats' })],
  ['calorie.ownFoods', 2, (caller) => caller.calorie.ownFoods()],
  ['calorie.mealReader', 1, (caller) => caller.calorie.mealReader()],
  ['calorie.usual', 2, (caller) => caller.calorie.usual({ slot: 'lunch' })],
  ['calorie.proposeReplan', 4, (caller) => caller.calorie.proposeReplan({ date: DAY })],
  ['shoppingList.read', 4, (caller) => caller.shoppingList.read()],
  ['shoppingList.pantry', 2, (caller) => caller.shoppingList.pantry()],
  ['shoppingList.swaps', 10, (caller) => caller.shoppingList.swaps({})],
  [
    'shoppingList.fromPlan',
    6,
    (caller, { planId }) => caller.shoppingList.fromPlan({ planIds: [planId], numberOfPeople: 1 }),
  ],
];

/** A copy of everything reads every table, and words are asked of a model. What operators read is written into their log. */
export const OTHER_READS = [
  'users.export',
  'plans.prepWords',
  'shoppingList.weekWords',
  'admin.growth',
  'admin.inbox',
  'admin.limited',
  'admin.log',
  'admin.modelUse',
  'admin.outbox',
  'admin.people',
  'admin.person',
  'admin.stuck',
  'admin.timeline',
  'admin.waiting',
];

/** Gives somebody on a paid plan something of everything that is read. */
export async function makeReader(caller: Caller): Promise<ReaderKitchen> {
  await caller.profiles.create({ name: 'Asha' });
  const request = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 7 } as const;
  const made = (await caller.meals.generate(request)) as GenerationResult & { planId: string };
  const { planId } = made;
  const [mealId = ''] = made.meals.map(({ id }) => id);
  await caller.calendar.placePlan({ planId, date: DAY });
  await caller.shoppingList.follow({ from: DAY, to: '2026-11-29', numberOfPeople: 1 });
  await caller.calorie.addMeal(MEAL);
  await caller.body.setFacts({ bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' });
  const { token: shareToken } = await caller.sharing.create({ planId });
  const { path } = await caller.calendar.feed.create();
  return { planId, mealId, shareToken, feedSecret: /feed\/(.+)\.ics/.exec(path)?.[1] ?? '' };
}
