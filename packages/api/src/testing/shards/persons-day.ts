import { WEBHOOK_EVENTS } from '@platewise/contract/account/webhook-options';
import { addDays } from '@platewise/contract/dates/local-date';
import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Caller } from '../../app-router.ts';
import { payFor } from '../buy-plan.ts';
import type { ReaderKitchen } from '../every-read.ts';
import { PASSWORD } from '../people.ts';

const TODAY = '2026-11-23';
const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';
const DINNER = { date: MONDAY, slot: 'dinner' } as const;
const SALAD = { name: 'Chicken Salad', calories: 350, protein: 30, carbs: 12, fat: 20, date: TODAY, time: '12:30' };

const BAR = {
  foodId: '0198c0de-0000-7000-8000-00000000b0a7',
  name: 'Oat bar',
  statedPer: 'serving',
  servingGrams: 40,
  calories: 180,
  protein: 4,
  carbs: 24,
  fat: 7,
} as const;

type Made = GenerationResult & { planId: string };

/** Everything that a person changes: each change of the product that is theirs, in an order in which it finds what it is about. */
export async function personsDay(caller: Caller, userId: string, read: (kitchen: ReaderKitchen) => Promise<void>) {
  await caller.users.register({ userId, email: 'pro@example.com', name: 'Pro' });
  await payForAPlan(caller);
  const webhookId = await haveOthersInformed(caller);
  const [asha, ravi] = await keepProfiles(caller);
  const made = await keepPlans(caller, [asha, ravi]);
  const { shareToken } = await share(caller, made);
  const { feedSecret } = await fillTheCalendar(caller, made);
  await weigh(caller);
  await eat(caller);
  await shop(caller, made);
  await read({ planId: made.planId, mealId: made.meals[0]?.id ?? '', shareToken, feedSecret });
  await caller.webhooks.remove({ webhookId });
  await tidy(caller, made, ravi);
}

async function payForAPlan(caller: Caller) {
  const { subscriptionId } = await caller.subscription.create({ planId: 'family_monthly' });
  await payFor(caller, subscriptionId);
  await caller.subscription.check({ subscriptionId });
  await caller.subscription.receipts();
  await caller.subscription.cancel({ at: 'period-end' });
  await caller.subscription.resume();
}

async function haveOthersInformed(caller: Caller): Promise<string> {
  const events = [...WEBHOOK_EVENTS];
  const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
  const phone = { name: 'Phone', endpoint: 'https://push.example/phone', keys };
  const laptop = { ...phone, name: 'Laptop', endpoint: 'https://push.example/laptop' };
  await caller.reminders.removeDevice({ deviceId: (await caller.reminders.addDevice(laptop)).id });
  await caller.reminders.sendTest({ deviceId: (await caller.reminders.addDevice(phone)).id });
  await caller.reminders.set({ preparation: '19:00' });
  const { id: webhookId } = await caller.webhooks.create({ name: 'Kitchen', url: 'https://hooks.example/', events });
  await caller.webhooks.update({ webhookId, isOn: false });
  await caller.webhooks.update({ webhookId, isOn: true });
  await caller.webhooks.renewSecret({ webhookId });
  const { id: deliveryId } = await caller.webhooks.sendTest({ webhookId });
  await caller.webhooks.replay({ webhookId, deliveryId });
  return webhookId;
}

async function keepProfiles(caller: Caller): Promise<[asha: string, ravi: string]> {
  const asha = await caller.profiles.create({ name: 'Asha', goal: 'weight_loss', calorieTarget: 1600 });
  const ravi = await caller.profiles.create({ name: 'Ravi', calorieTarget: 2000 });
  await caller.profiles.update({ profileId: ravi._id, dietaryPreferences: 'vegetarian', calorieTarget: 1800 });
  await caller.preferences.update({ timeZone: 'Asia/Kolkata', weekStart: 1, units: 'metric', profileId: asha._id });
  await caller.notifications.update({ billingMail: true });
  return [asha._id, ravi._id];
}

async function keepPlans(caller: Caller, profileIds: string[]): Promise<Made> {
  const request = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 7 } as const;
  const made = (await caller.meals.generate(request)) as Made;
  const { planId, meals } = made;
  const [lunch, dinner] = meals as [Made['meals'][0], Made['meals'][0]];
  for await (const _step of await caller.meals.generateStepwise({ ...request, seed: 8 }));
  await caller.familyPlans.generate({ profileIds, mealCount: 2, seed: 7 });
  const items = meals.map(({ name, mealType, items: parts }) => ({
    name,
    mealType,
    items: parts.map(({ food, grams }) => ({ food, grams })),
  }));
  const saved = await caller.plans.save({ request, seed: made.seed, items, name: 'A light day' });
  await caller.plans.rename({ planId, name: 'Monday' });
  const [alternative] = await caller.plans.alternatives({ planId, mealId: dinner.id, locked: [lunch.id] });
  await caller.meals.standIns({ food: 'tahini', grams: 30 });
  for (const { food } of dinner.items) {
    const [substitute] = await caller.plans.substitutes({ planId, mealId: dinner.id, food });
    if (!substitute) continue;
    await caller.plans.substitute({ planId, mealId: dinner.id, food, instead: substitute.food });
    await caller.plans.undo({ planId });
    break;
  }
  await caller.plans.nutrients({ planId });
  await caller.plans.mendingSwaps({ planId });
  await caller.plans.swap({ planId, mealId: dinner.id, alternative: alternative?.id ?? '', locked: [lunch.id] });
  const { plans } = await caller.plans.page({ search: 'Monday' });
  await caller.plans.undo({ planId, revision: plans[0]?.revision ?? 0 });
  await caller.plans.reportion({ planId, locked: [], servings: { [lunch.id]: 1.25 } });
  await caller.plans.regenerate({ planId, mealIds: [dinner.id], locked: [lunch.id], seed: 8 });
  await caller.plans.duplicate({ planId, name: 'Thursday' });
  await caller.plans.remove({ planId: saved._id });
  await caller.plans.restore({ planId: saved._id });
  await caller.favorites.add({ meal: lunch });
  const { favorite } = await caller.favorites.add({ meal: dinner });
  await caller.favorites.remove({ favoriteId: favorite._id });
  const { meal: disliked } = await caller.dislikedMeals.add({ name: dinner.name });
  await caller.dislikedMeals.remove({ dislikedMealId: disliked._id });
  return made;
}

async function share(caller: Caller, { planId }: Made) {
  const { token: shareToken } = await caller.sharing.create({ planId });
  return { shareToken };
}

async function fillTheCalendar(caller: Caller, { planId, meals }: Made) {
  await caller.calendar.placePlan({ date: TODAY, planId });
  await caller.calendar.place({ ...DINNER, planId, mealId: meals[0]?.id ?? '' });
  await caller.calendar.change({ ...DINNER, servings: 1.5, note: 'Ravi eats along' });
  const { changeId } = await caller.calendar.move({ from: DINNER, to: { ...DINNER, date: TUESDAY } });
  await caller.calendar.undo({ changeId: changeId ?? '' });
  await caller.calendar.nutrients({ from: MONDAY, to: TUESDAY });
  const { swaps } = await caller.calendar.mendingSwaps({ from: TODAY, to: TODAY });
  for (const { date, slot, id } of swaps.slice(0, 1)) await caller.calendar.swap({ date, slot, alternative: id });
  await caller.calendar.generate({ date: MONDAY, slot: 'lunch', cookingTime: 'quick', seed: 7 });
  await caller.calendar.fill({ days: [{ date: TUESDAY, slots: ['dinner'] }], mealCount: 2, seed: 7 });
  await caller.calendar.repeat({ from: MONDAY, to: '2026-12-07', days: 1 });
  await caller.calendar.clear({ from: '2026-12-07', to: '2026-12-07' });
  await caller.calendar.remove({ date: MONDAY, slot: 'lunch' });
  const { path } = await caller.calendar.feed.create();
  return { feedSecret: /feed\/(.+)\.ics/.exec(path)?.[1] ?? '' };
}

async function eat(caller: Caller) {
  await caller.calorie.setDailyGoal({ dailyGoal: 1600, date: TODAY, protein: 100 });
  const entry = await caller.calorie.addMeal(SALAD);
  const meal = { entryId: entry._id, mealId: entry.meals[0]?.id ?? '' };
  await caller.calorie.changeMeal({ ...meal, calories: 300 });
  await caller.calorie.copyMeal({ ...meal, to: '2026-11-24' });
  const [oats] = await caller.calorie.foods({ search: 'rolled oats' });
  await caller.calorie.logFood({ food: oats?.id ?? '', grams: 60, date: TODAY, time: '08:15' });
  await caller.calorie.readText({ text: '2 rotis and dal' });
  await caller.calorie.mealReader();
  await caller.calorie.readParts({ host: 'model.example', parts: ['2 rotis'] });
  await caller.calorie.readPhoto({ host: 'model.example', photo: '/9j/2Q==' });
  await caller.calorie.barcode({ barcode: '3017624010701' });
  const bar = await caller.calorie.setOwnFood(BAR);
  await caller.calorie.logFood({ food: bar.food, measure: 'serving', count: 1, date: TODAY });
  await caller.calorie.removeOwnFood({ foodId: BAR.foodId });
  await caller.calorie.tickPlanned({ date: TODAY, slot: 'lunch', outcome: 'eaten', share: 0.5 });
  const replan = await caller.calorie.proposeReplan({ date: TODAY });
  await caller.calorie.applyReplan({ date: TODAY, revision: 'revision' in replan ? replan.revision : '' });
  await caller.calorie.nutrients({ from: TODAY, to: TODAY });
  await caller.calorie.untickPlanned({ date: TODAY, slot: 'lunch' });
  await caller.calorie.tickPlanned({ date: TODAY, slot: 'dinner', outcome: 'skipped' });
  const glass = { drinkId: '0198c0de-0000-7000-8000-00000000b0a8', date: TODAY };
  await caller.calorie.addWater({ ...glass, ml: 250 });
  await caller.calorie.removeWater(glass);
  await caller.calorie.addWater({ ...glass, ml: 330 });
  await caller.calorie.copyDay({ from: TODAY, to: '2026-11-25' });
  await caller.calorie.removeMeal(meal);
}

const SHOP_ID = '0198c0de-0000-7000-8000-00000000005a';

/** Two weeks of weights and food, and the target that comes of them. */
async function weigh(caller: Caller) {
  await caller.body.setFacts({ bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' });
  const { today } = await caller.preferences.get();
  for (let day = 14; day >= 0; day--) {
    const date = addDays(today, -day);
    await caller.body.recordMeasure({ measure: 'weight', value: 70, unit: 'kg', date });
    if (day > 0) await caller.calorie.addMeal({ name: 'All day', calories: 2300, date });
  }
  const waist = await caller.body.recordMeasure({ measure: 'waist', value: 80, unit: 'cm', date: today });
  await caller.body.removeMeasure({ measureId: waist.id });
  const importId = '0198c0de-0000-7000-8000-0000000001b0';
  const date = '2026-01-05';
  const rows = [
    { kind: 'meal', name: 'Oats', calories: 220, date } as const,
    { kind: 'weight', value: 71, date } as const,
  ];
  await caller.imports.add({ importId, source: 'cronometer', rows });
  await caller.imports.list();
  await caller.imports.undo({ importId });
  await caller.body.series({});
  await caller.body.setEatingWindow({ window: { opens: '10:00', closes: '19:00' } });
  await caller.preferences.references();
  const { proposal } = await caller.body.report();
  await caller.body.decideTarget({ kcal: proposal?.kcal ?? 0, isAccepted: true });
}

async function shop(caller: Caller, { planId }: Made) {
  await caller.shoppingList.generate({ dietaryPreferences: 'vegetarian', budget: '₹2000', numberOfPeople: 2 });
  await caller.shoppingList.follow({ planIds: [planId], numberOfPeople: 2 });
  const { items } = await caller.shoppingList.follow({ from: TODAY, to: '2026-11-29', numberOfPeople: 1 });
  await caller.shoppingList.updateItem({ itemId: items[0]?.id ?? '', isTicked: true });
  const own = await caller.shoppingList.addItem({ name: 'Paper towels', quantity: '2 rolls' });
  await caller.shoppingList.removeItem({ itemId: own.item?.id ?? '' });
  await caller.shoppingList.addPantryFood({ food: 'onion', grams: 500, useBy: '2026-12-04' });
  await caller.shoppingList.setOwnPrice({ food: 'onion', currency: 'INR', amount: 30, grams: 500 });
  await caller.shoppingList.setOwnPrice({ food: 'onion', currency: 'USD', amount: null });
  await caller.shoppingList.setShop({ shopId: SHOP_ID, name: 'Market', aisles: ['produce'] });
  await caller.shoppingList.updateItem({ itemId: 'onion', shopId: null });
  await caller.shoppingList.removeShop({ shopId: SHOP_ID });
  const { restockId } = await caller.shoppingList.restock();
  await caller.shoppingList.undoRestock({ restockId: restockId ?? '' });
  await caller.shoppingList.restock();
  await caller.calorie.tickPlanned({ date: TODAY, slot: 'dinner', outcome: 'eaten' });
  await caller.calorie.untickPlanned({ date: TODAY, slot: 'dinner' });
}

async function tidy(caller: Caller, { planId }: Made, profileId: string) {
  await caller.body.forget();
  await caller.shoppingList.clear({ what: 'ticked' });
  await caller.shoppingList.removePantryFood({ food: 'onion' });
  await caller.shoppingList.leave();
  await caller.calendar.feed.revoke();
  await caller.sharing.revoke({ planId });
  await caller.profiles.remove({ profileId });
  const { id: tokenId } = await caller.users.tokens.create({ name: 'Scale', expiresInDays: 90 });
  await caller.users.tokens.revoke({ tokenId });
  await caller.users.sessions.revoke({ sessionId: 'session-of-the-phone' });
  await caller.users.remove({ confirm: 'delete my account', password: PASSWORD });
}
