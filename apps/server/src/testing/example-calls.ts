import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { Alternative } from '@platewise/contract/plans/plan-change-schema';
import type { Plan, PlansPage } from '@platewise/contract/plans/plan-schema';
import type { Substitute } from '@platewise/contract/plans/substitution-schema';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { substitutionsOf } from '@platewise/nutrition/substitutions/substitutions';
import { vi } from 'vitest';
import { startBackgroundLoop } from '../background/background-loop.ts';
import { PASSWORD } from './create-person.ts';
import { callsAboutTheBody, callsAboutTheDiary } from './example-calls-of-the-tracker.ts';
import type { ExampleCalls } from './record-examples.ts';

const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';
const TODAY = '2026-11-23';

type Id = { _id: string };

/** Every operation of the REST table, in an order in which each finds what it is about. */
export async function exampleCalls(calls: ExampleCalls): Promise<void> {
  await firstCalls(calls);
  await callsAboutTheSubscription(calls);
  await callsAboutThePerson(calls);
  const plan = await callsAboutPlans(calls);
  await callsAboutTheCalendar(calls, plan);
  await callsAboutTheBody(calls);
  await callsAboutTheDiary(calls);
  await callsAboutTheList(calls, plan);
  await callsAboutContact(calls);
  await callsAboutTheAccount(calls);
}

async function callsAboutThePerson({ call }: ExampleCalls) {
  await call('profiles.create', {
    body: {
      name: 'Asha',
      goal: 'weight_loss',
      dietaryPreferences: 'vegetarian',
      excludeIngredients: ['peanuts'],
      calorieTarget: 1600,
    },
  });
  const ravi = await call<Profile>('profiles.create', { body: { name: 'Ravi', calorieTarget: 2000 } });
  await call('profiles.update', {
    params: { profileId: ravi._id },
    body: { goal: 'balanced', dietaryPreferences: 'none', calorieTarget: 1800 },
  });
  await call('profiles.list');
  await call('preferences.update', { body: { timeZone: 'Asia/Kolkata', weekStart: 1, units: 'metric' } });
  await call('preferences.get');
  await call('preferences.references');
  await call('notifications.update', { body: { billingMail: false } });
  await call('notifications.get');
}

async function callsAboutPlans({ call, userId }: ExampleCalls): Promise<GenerationResult & { planId: string }> {
  const request = { goal: 'weight_loss', dietaryPreferences: 'vegetarian', mealCount: 2, calorieTarget: 1600, seed: 7 };
  const made = await call<GenerationResult & { planId: string }>('meals.generate', { body: request });
  const { planId } = made;
  const [lunch, dinner] = made.meals as [GenerationResult['meals'][0], GenerationResult['meals'][0]];
  const profiles = await call<Profile[]>('profiles.list');
  await call('familyPlans.generate', { body: { profileIds: profiles.map(({ _id }) => _id), mealCount: 2, seed: 7 } });
  await call('meals.nutrients', { body: { meals: [{ name: 'Oats', items: [{ food: 'oats', grams: 50 }] }] } });
  await call('meals.trace', { body: { items: lunch.items.map(({ food, grams }) => ({ food, grams })) } });
  const items = made.meals.map(({ name, mealType, items }) => ({
    name,
    mealType,
    items: items.map(({ food, grams }) => ({ food, grams })),
  }));
  const kept = await call<Plan>('plans.save', { body: { request, seed: made.seed, items, name: 'Two light meals' } });
  await call('plans.page', { query: { page: 1, pageSize: 1, search: 'light' } });
  await call('meals.list', { query: { limit: 1 } });
  await call('plans.rename', { params: { planId }, body: { name: 'Monday' } });
  const alternatives = await call<Alternative[]>('plans.alternatives', {
    params: { planId, mealId: dinner.id },
    query: { locked: lunch.id },
  });
  await call('plans.mendingSwaps', { params: { planId }, query: { locked: lunch.id } });
  await call('plans.swap', {
    params: { planId, mealId: dinner.id },
    body: { alternative: alternatives[0]?.id, locked: [lunch.id] },
  });
  const { plans } = await call<PlansPage>('plans.page', { query: { search: 'Monday' } });
  await call('plans.undo', { params: { planId }, query: { revision: plans[0]?.revision ?? 0 } });
  const missing = lunch.items.find(({ food }) => substitutionsOf(food).length > 0)?.food ?? '';
  const substitutes = await call<Substitute[]>('plans.substitutes', {
    params: { planId, mealId: lunch.id, food: missing },
  });
  const instead = substitutes[0]?.food ?? '';
  await call('plans.substitute', { params: { planId, mealId: lunch.id }, body: { food: missing, instead } });
  await call('meals.standIns', { query: { food: 'tahini', grams: 30 } });
  await call('plans.undo', { params: { planId }, query: {} });
  await call('plans.reportion', { params: { planId }, body: { locked: [], servings: { [lunch.id]: 1.25 } } });
  await call('plans.regenerate', { params: { planId }, body: { mealIds: [dinner.id], locked: [lunch.id], seed: 8 } });
  await call('plans.duplicate', { params: { planId }, body: { name: 'Thursday' } });
  await call('plans.nutrients', { params: { planId }, query: { mealId: lunch.id } });
  await call('plans.exportJson', { params: { planId } });
  await call('plans.exportCalendar', { params: { planId }, query: { date: MONDAY } });
  await call('plans.prepGuide', { query: { planIds: planId } });
  const { token } = await call<{ token: string }>('sharing.create', { params: { planId } });
  await call('sharing.status', { params: { planId } });
  await call('sharing.read', { params: { token } });
  await call('sharing.revoke', { params: { planId } });
  await call('plans.remove', { params: { planId: kept._id } });
  await call('plans.restore', { params: { planId: kept._id } });
  const favorite = await call<Favorite>('favorites.add', { body: { meal: lunch } });
  await call('favorites.list', { params: { id: userId } });
  await call('favorites.remove', { params: { id: favorite._id } });
  const disliked = await call<Id>('dislikedMeals.add', { body: { name: dinner.name } });
  await call('dislikedMeals.list');
  await call('dislikedMeals.remove', { params: { dislikedMealId: disliked._id } });
  return made;
}

async function callsAboutTheCalendar(
  { call }: ExampleCalls,
  { planId, meals }: { planId: string; meals: { id: string }[] },
) {
  const dinner = { date: MONDAY, slot: 'dinner' };
  await call('calendar.placePlan', { body: { date: TODAY, planId } });
  await call('calendar.place', { params: dinner, body: { planId, mealId: meals[0]?.id } });
  await call('calendar.change', { params: dinner, body: { servings: 1.5, note: 'Ravi eats along' } });
  const moved = await call<{ changeId: string }>('calendar.move', {
    body: { from: dinner, to: { date: TUESDAY, slot: 'dinner' } },
  });
  await call('calendar.undo', { body: { changeId: moved.changeId } });
  await call('calendar.read', { query: { from: MONDAY, to: MONDAY } });
  await call('calendar.nutrients', { query: { from: '2026-12-21', to: '2026-12-21' } });
  await call('calendar.mendingSwaps', { query: { from: TODAY, to: TODAY } });
  // The plan has been changed since it was made.
  const { plans } = await call<PlansPage>('plans.page', { query: { search: 'Monday' } });
  const mealId = plans[0]?.meals[1]?.id ?? '';
  const [other] = await call<Alternative[]>('plans.alternatives', { params: { planId, mealId }, query: {} });
  await call('calendar.swap', { params: { date: TODAY, slot: 'dinner' }, body: { alternative: other?.id } });
  await call('calendar.generate', { params: { date: MONDAY, slot: 'lunch' }, body: { cookingTime: 'quick', seed: 7 } });
  await call('calendar.fill', { body: { days: [{ date: TUESDAY, slots: ['dinner'] }], mealCount: 2, seed: 7 } });
  await call('calendar.repeat', { body: { from: MONDAY, to: '2026-12-07', days: 1 } });
  await call('calendar.clear', { body: { from: '2026-12-07', to: '2026-12-07' } });
  await call('calendar.remove', { params: { date: MONDAY, slot: 'lunch' } });
  const { path } = await call<{ path: string }>('calendar.feed.create');
  await call('calendar.feed.status');
  await call('calendar.feed.read', { params: { secret: /feed\/(.+)\.ics/.exec(path)?.[1] ?? '' } });
  await call('calendar.feed.revoke');
}

async function callsAboutTheList({ call }: ExampleCalls, { planId }: { planId: string }) {
  await call('shoppingList.generate', {
    body: { dietaryPreferences: 'vegetarian', budget: '₹2000', numberOfPeople: 2 },
  });
  await call('shoppingList.fromPlan', { body: { planIds: [planId], numberOfPeople: 2 } });
  const { items } = await call<{ items: { id: string; food: string | null }[] }>('shoppingList.follow', {
    body: { planIds: [planId], numberOfPeople: 2 },
  });
  const shop = { params: { shopId: '0198c0de-0000-7000-8000-00000000005a' } };
  await call('shoppingList.setShop', { ...shop, body: { name: 'Market', aisles: ['produce'] } });
  await call('shoppingList.swaps', { query: { currency: 'INR' } });
  await call('shoppingList.updateItem', { params: { itemId: items[0]?.id ?? '' }, body: { isTicked: true } });
  const own = await call<{ item: { id: string } }>('shoppingList.addItem', {
    body: { name: 'Paper towels', quantity: '2 rolls' },
  });
  await call('shoppingList.read');
  await call('shoppingList.removeItem', { params: { itemId: own.item.id } });
  await call('shoppingList.removeShop', shop);
  const { restockId } = await call<{ restockId: string }>('shoppingList.restock');
  await call('shoppingList.undoRestock', { body: { restockId } });
  await call('shoppingList.clear', { body: { what: 'ticked' } });
  await call('shoppingList.addPantryFood', {
    params: { food: 'onion' },
    body: { grams: 750, useBy: '2026-12-04' },
  });
  await call('shoppingList.pantry');
  await call('shoppingList.setOwnPrice', {
    params: { food: items.find(({ food }) => food !== null)?.food ?? '' },
    body: { currency: 'INR', amount: 42.5, grams: 500 },
  });
  await call('shoppingList.removePantryFood', { params: { food: 'onion' } });
  await call('shoppingList.leave');
}

async function callsAboutContact({ call, server }: ExampleCalls) {
  const email = 'ravi@example.test';
  await call('contact.newsletter.subscribe', { body: { email } });
  const { stop } = startBackgroundLoop(server.services);
  const { text } = await vi.waitUntil(() => server.emails.find(({ to }) => to === email), { timeout: 10_000 });
  await stop();
  const token = /confirm\?token=([\w-]+)$/m.exec(text)?.[1] ?? '';
  await call('contact.newsletter.confirm', { body: { token } });
  await call('contact.newsletter.unsubscribe', { body: { token } });
  await call('contact.send', {
    body: { name: 'Ravi', email, subject: 'Millet', message: 'Which millet does the porridge mean?' },
  });
}

/** The export comes before there are two records whose ids, by which it orders them, are random. */
async function firstCalls({ call, userId }: ExampleCalls) {
  await call('users.register', { body: { userId, email: 'asha@example.test', name: 'Asha' } });
  await call('users.export');
}

/** Several people are planned for on the Family plan. */
async function callsAboutTheSubscription({ call }: ExampleCalls) {
  await call('subscription.plans');
  await call('subscription.status');
  const { subscriptionId } = await call<{ subscriptionId: string }>('subscription.create', {
    body: { planId: 'family_monthly' },
  });
  const payment = await call<object>('subscription.payInSandbox', { body: { subscriptionId, outcome: 'success' } });
  await call('subscription.confirm', { body: { subscriptionId, ...payment } });
  await call('subscription.receipts');
  await call('subscription.cancel', { body: { at: 'period-end' } });
  await call('subscription.resume');
}

async function callsAboutWebhooks(call: ExampleCalls['call']) {
  const body = { name: 'Kitchen display', url: 'https://hooks.example/platewise', events: ['plan.made'] };
  const { id: webhookId } = await call<{ id: string }>('webhooks.create', { body });
  const params = { webhookId };
  await call('webhooks.update', { params, body: { events: ['plan.made', 'list.changed'] } });
  await call('webhooks.list');
  const { id: deliveryId } = await call<{ id: string }>('webhooks.sendTest', { params });
  await call('webhooks.deliveries', { params });
  await call('webhooks.replay', { params: { webhookId, deliveryId } });
  await call('webhooks.renewSecret', { params });
  await call('webhooks.remove', { params });
}

async function callsAboutTheAccount({ call, server }: ExampleCalls) {
  const [, ravi] = await call<Profile[]>('profiles.list');
  await call('profiles.remove', { params: { profileId: ravi?._id ?? '' } });
  const made = await call<{ id: string }>('users.tokens.create', {
    body: { name: 'Kitchen display', expiresInDays: 90, scopes: ['read:plan', 'read:calendar'] },
  });
  await call('users.tokens.list');
  await call('users.tokens.revoke', { params: { tokenId: made.id } });
  await callsAboutWebhooks(call);
  await server.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'asha@example.test', password: PASSWORD },
    headers: { origin: 'http://localhost:3000' },
  });
  const sessions = await call<{ id: string; isThisOne: boolean }[]>('users.sessions.list');
  const other = sessions.find(({ isThisOne }) => !isThisOne);
  await call('users.sessions.revoke', { params: { sessionId: other?.id ?? '' } });
  await call('users.remove', { body: { confirm: 'delete my account', password: PASSWORD } });
}
