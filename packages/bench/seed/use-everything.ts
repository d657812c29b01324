import { refundExpired } from '@platewise/api/allowance/refund-expired';
import { createTokenUses } from '@platewise/api/api-tokens/token-uses';
import { verifyPersonalToken } from '@platewise/api/api-tokens/verify-personal-token';
import type { Context, Identity } from '@platewise/api/context';
import { renewLeases } from '@platewise/api/leases/renew-leases';
import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import { newId } from '@platewise/api/new-id';
import { writeBillingEmails } from '@platewise/api/notifications/write-billing-emails';
import { deliverOutbox } from '@platewise/api/outbox/deliver-outbox';
import { reconcilePayments } from '@platewise/api/subscription/provider/reconcile-payments';
import { buyPlan } from '@platewise/api/testing/buy-plan';
import type { TestApi } from '@platewise/api/testing/create-test-api';
import { makeReader, READS } from '@platewise/api/testing/every-read';
import { hasHostedAccounts } from '@platewise/api/users/account-kinds-repository';
import { deletePerson } from '@platewise/api/users/deletion/delete-person';
import { listDeletions } from '@platewise/api/users/deletion/list-deletions';
import { removeQueuedIdentities } from '@platewise/api/users/deletion/remove-queued-identities';
import { takeAccountEvent } from '@platewise/api/users/take-account-event';
import { addDays } from '@platewise/contract/dates/local-date';
import { sweepExpiredAccess } from '@platewise/db/sweeping/sweep-expired-access';
import { insertAccount } from './local-account.ts';

const SOMEBODY: Identity = {
  userId: 'somebody',
  email: 'somebody@example.test',
  emailVerified: true,
  name: 'Somebody',
  sessionId: 'session-somebody',
};
const DAY = '2026-11-23';
const OAT_BAR = { name: 'Oat bar', statedPer: '100g', calories: 450, protein: 10, carbs: 60, fat: 17.5 } as const;
const MEAL = { name: 'Soup', calories: 300, protein: 10, carbs: 50, fat: 6, time: '09:00' } as const;

/**
 * Somebody signs up, pays, changes what they have in the ways in which people do all day, reads everything, takes a copy of it along and
 * leaves; and every job of the background has its turn.
 */
export async function useEverything({ as, context }: TestApi): Promise<void> {
  const caller = as(SOMEBODY, { planner: embeddedPlanner, idempotencyKey: null });
  const keyed = as(SOMEBODY, { planner: embeddedPlanner, idempotencyKey: 'a-key' });
  const { userId, email, name } = SOMEBODY;
  await insertAccount(context.db, {
    identity: SOMEBODY,
    at: context.now(),
    lastSeen: context.now(),
    random: () => 0.5,
  });
  await caller.users.register({ userId, email, name });
  await caller.meals.generate({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 3 });
  await buyPlan(caller, 'family_monthly');
  const kitchen = await makeReader(caller);
  const { planId, mealId } = kitchen;

  const { token } = await caller.users.tokens.create({ name: 'Script' });
  const uses = createTokenUses();
  await verifyPersonalToken({ ...context, tokenUses: uses } as never, token);
  await changePlans(caller, planId, mealId);
  await changeDays(caller, keyed);
  await weigh(caller);
  for (const [, , read] of READS) await read(caller, kitchen);
  for await (const _part of await caller.users.export());
  await work(context, uses);
  await caller.subscription.cancel({}).catch(() => undefined);
  await deletePerson({ ...context, identity: SOMEBODY }, { isNotified: false });
}

type Caller = ReturnType<TestApi['as']>;

async function changePlans(caller: Caller, planId: string, mealId: string): Promise<void> {
  await caller.plans.rename({ planId, name: 'Mine' });
  const [alternative] = await caller.plans.alternatives({ planId, mealId });
  if (alternative) await caller.plans.swap({ planId, mealId, alternative: alternative.id });
  await caller.plans.undo({ planId });
  const { plans } = await caller.plans.page({ search: 'rice' });
  if (plans.length > 100) throw new Error('A page has no end.');
  const { meals } = await caller.meals.list({});
  const [meal] = meals;
  if (meal) {
    await caller.favorites.add({ meal });
    const [favorite] = await caller.favorites.list({});
    if (favorite) await caller.favorites.remove({ favoriteId: favorite._id });
  }
  const copy = await caller.plans.duplicate({ planId });
  await caller.plans.remove({ planId: copy._id });
  await caller.plans.restore({ planId: copy._id });
  await caller.dislikedMeals.add({ name: 'Olives' });
}

async function changeDays(caller: Caller, keyed: Caller): Promise<void> {
  const date = DAY;
  const { changeId } = await caller.calendar.fill({ days: [{ date: '2026-11-24', slots: ['lunch'] }], mealCount: 3 });
  if (changeId) await caller.calendar.undo({ changeId });
  await caller.calorie.setDailyGoal({ dailyGoal: 2000, date });
  await keyed.calorie.addMeal({ ...MEAL, date });
  await keyed.calorie.addMeal({ ...MEAL, date });
  const bar = await caller.calorie.setOwnFood({ ...OAT_BAR, foodId: newId() });
  await caller.calorie.logFood({ food: bar.food, grams: 40, date });
  await caller.calorie.removeOwnFood({ foodId: bar.foodId });
  await caller.calorie.usual({ slot: 'lunch' });
  await caller.calorie.tickPlanned({ date, slot: 'lunch', outcome: 'eaten' });
  await caller.calorie.copyDay({ from: date, to: '2026-11-25' });
  const { items } = await caller.shoppingList.read();
  const [item] = items;
  if (item) await caller.shoppingList.updateItem({ itemId: item.id, isTicked: true });
  await caller.shoppingList.addItem({ name: 'Napkins' });
  await caller.shoppingList.clear({ what: 'ticked' });
  await caller.shoppingList.addPantryFood({ food: 'onion' });
  const onion = { food: 'onion', currency: 'INR' } as const;
  await caller.shoppingList.setOwnPrice({ ...onion, amount: 30, grams: 500 });
  await caller.shoppingList.setOwnPrice({ ...onion, amount: null });
  const shopId = newId();
  await caller.shoppingList.setShop({ shopId, name: 'Market', aisles: ['produce'] });
  await caller.shoppingList.removeShop({ shopId });
}

async function bringAlong({ imports }: Caller): Promise<void> {
  const importId = newId();
  const date = '2026-01-05';
  const rows = [
    { kind: 'meal', name: 'Oats', calories: 220, date } as const,
    { kind: 'weight', value: 80, date } as const,
  ];
  await imports.add({ importId, source: 'cronometer', rows });
  await imports.list();
  await imports.undo({ importId });
}

async function weigh(caller: Caller): Promise<void> {
  const { today: date } = await caller.preferences.get();
  await caller.body.setFacts({ bornOn: '1991-05-02', sex: 'male', heightCm: 175, activity: 'light', aim: 'keep' });
  const own = await caller.body.recordMeasure({ measure: 'own', name: 'Upper arm', value: 30, unit: 'cm', date });
  for (let day = 0; day < 15; day++)
    await caller.body.recordMeasure({ measure: 'weight', value: 80, unit: 'kg', date: addDays(date, -day) });
  for (let day = 1; day < 15; day++)
    await caller.calorie.addMeal({ name: 'All day', calories: 3400, date: addDays(date, -day) });
  await caller.body.series({});
  const { proposal } = await caller.body.report();
  if (proposal) await caller.body.decideTarget({ kcal: proposal.kcal, isAccepted: true });
  await caller.body.removeMeasure({ measureId: own.id });
  await bringAlong(caller);
  await caller.body.forget();
}

async function work(context: Context, uses: ReturnType<typeof createTokenUses>): Promise<void> {
  const { db, now } = context;
  const signal = new AbortController().signal;
  const mailing = { publicUrl: 'https://example.test', contactTo: 'team@example.test' };
  await runMaintenance(context);
  await sweepExpiredAccess(db, { at: now(), signal });
  await refundExpired(context);
  await renewLeases(context);
  await uses.flush(db);
  await writeBillingEmails({ ...context, mailing });
  await deliverOutbox({ ...context, mail: { send: async () => undefined } as never, signal });
  await reconcilePayments({ ...context, signal });
  // The same where money is real: what the sandbox sold is ended.
  const real = Object.assign(Object.create(context.payments), { kind: 'razorpay' });
  await reconcilePayments({ ...context, payments: real, signal });
  await listDeletions(context);
  await removeQueuedIdentities({ db, now, accounts: context.accounts });
  await hasHostedAccounts(db);
  const event = { kind: 'session-ended', id: 'event', userId: 'nobody', sessionId: 'none' } as const;
  await takeAccountEvent({ db, now, deletePerson: async () => undefined }, event);
}
