import type { Caller } from '@platewise/api/app-router';
import type { Identity } from '@platewise/api/context';
import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import { buyPlan } from '@platewise/api/testing/buy-plan';
import { createTestApi, type TestApi } from '@platewise/api/testing/create-test-api';
import { addDays } from '@platewise/contract/dates/local-date';
import { DIETS, GOALS } from '@platewise/contract/generation/options';
import { migrateToLatest } from '@platewise/db/migrate';
import { openMemoryDatabase } from '@platewise/db/opening/open-embedded-database';
import { type Random, seededRandom } from '@platewise/planner/day/seeded-random';
import { HABITS, type Habit } from './habits.ts';
import { type KitchenRows, readKitchenRows } from './kitchen-rows.ts';
import { insertAccount } from './local-account.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A seed of its own for each kitchen. */
const NEXT_SEED = 7919;
const SLOTS = ['breakfast', 'lunch', 'dinner'] as const;
const TIMES = { breakfast: '08:10', lunch: '13:00', dinner: '19:45' } as const;
const FOODS = ['banana', 'apple', 'almond'] as const;
const OWN_MEALS = ['Tea and a biscuit', 'Masala dosa at the corner', 'Leftover soup', 'Sandwich at work'] as const;
const OAT_BAR = {
  foodId: '0198c0de-0000-7000-8000-00000000b0a7',
  name: 'Oat bar',
  statedPer: '100g',
  calories: 450,
  protein: 10,
  carbs: 60,
  fat: 17.5,
} as const;
const NAMES = ['Asha', 'Ravi', 'Meera', 'Jonas', 'Lucía', 'Kenji', 'Amara', 'Noor'] as const;
const ZONES = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo'] as const;

/** Somebody with everything that they have, in every table: what people of the seed are copies of. */
export type Kitchen = { habit: Habit; rows: KitchenRows };

/**
 * Lives some weeks as each of some people, through the product's own procedures, planner and rules, on an embedded database in memory:
 * plans, swaps, favorites, calendar, diary, list, payments and the ledger of all that are what the product writes.
 * @param today YYYY-MM-DD, the last day that they live
 */
export async function makeKitchens({
  seed,
  today,
  habits = HABITS,
}: {
  seed: number;
  today: string;
  habits?: readonly Habit[];
}): Promise<Kitchen[]> {
  const database = await openMemoryDatabase();
  const place = await createTestApi({ database });
  try {
    await migrateToLatest(database.db);
    const made: { habit: Habit; userId: string }[] = [];
    for (const habit of habits) {
      for (let count = 0; count < habit.kitchens; count += 1) {
        const random = seededRandom(seed + NEXT_SEED * (made.length + 1));
        made.push({ habit, userId: await liveAs(place, { habit, number: made.length, random, today }) });
      }
    }
    place.clock.set(`${today}T20:00:00.000Z`);
    // What is swept by now is nobody's any more.
    await runMaintenance(place.context);
    const kitchens: Kitchen[] = [];
    for (const { habit, userId } of made)
      kitchens.push({ habit, rows: await readKitchenRows(place.context.db, userId) });
    return kitchens;
  } finally {
    await place.close();
  }
}

type Life = {
  call: () => Caller;
  random: Random;
  /** The clock stands at the day at this hour. */
  at: (date: string, hour: number) => void;
  today: string;
  habit: Habit;
};

async function liveAs(
  { as, clock, context }: TestApi,
  { habit, number, random, today }: { habit: Habit; number: number; random: Random; today: string },
): Promise<string> {
  const userId = `kitchen${String(number).padStart(24, '0')}`;
  const name = pick(NAMES, random);
  const identity: Identity = { userId, email: `${userId}@example.test`, emailVerified: random() < 0.7, name };
  const at = (date: string, hour: number) =>
    clock.set(new Date(Date.parse(date) + hour * HOUR_MS + Math.floor(random() * HOUR_MS)).toISOString());
  const first = addDays(today, -7 * between(habit.weeks, random));
  at(first, 6);
  let calls = 0;
  const call = () => {
    calls += 1;
    return as(identity, {
      planner: embeddedPlanner,
      random,
      newId: () => idAt(clock.now(), random),
      idempotencyKey: `${userId}-${calls}`,
    });
  };
  await insertAccount(context.db, { identity, at: clock.now(), lastSeen: new Date(Date.parse(today)), random });
  const life: Life = { call, random, at, today, habit };
  await call().users.register({ userId, email: identity.email, name });
  await call().preferences.update({ timeZone: pick(ZONES, random), weekStart: 1, units: 'metric' });
  if (habit.isPaying) await settleIn(life);
  await makePlans(life, first);
  await planWeeks(life);
  if (habit.isPaying) await keepDiary(life);
  if (habit.isPaying) await keepList(life);
  return userId;
}

/** A plan is paid for, and the person describes themselves. */
async function settleIn({ call, random }: Life): Promise<void> {
  await buyPlan(call(), pick(['pro_monthly', 'pro_yearly', 'family_monthly'], random));
  await call().profiles.create({
    name: pick(NAMES, random),
    goal: pick(GOALS, random),
    dietaryPreferences: pick(DIETS, random),
    calorieTarget: 1600 + 100 * Math.floor(random() * 10),
  });
}

async function makePlans({ call, random, at, today, habit }: Life, first: string): Promise<void> {
  const plans = between(habit.plans, random);
  const days = (Date.parse(today) - Date.parse(first)) / DAY_MS;
  for (let count = 0; count < plans; count += 1) {
    // A free person's tokens last for three plans of three meals in a month.
    at(addDays(first, plans === 1 ? 0 : Math.round((days * count) / (plans - 1))), 7);
    const made = await call().meals.generate({
      goal: pick(GOALS, random),
      dietaryPreferences: pick(DIETS, random),
      mealCount: habit.isPaying ? between([3, 4], random) : 3,
      calorieTarget: 1600 + 100 * Math.floor(random() * 10),
    });
    if (!('planId' in made) || !made.planId) throw new Error('A plan was not stored.');
    const { planId, meals } = made;
    const [meal] = meals;
    if (!meal) throw new Error('A plan has no meal.');
    if (random() < 0.4) await call().favorites.add({ meal });
    if (habit.isPaying && random() < 0.4) await swapOne(call, { planId, mealId: meal.id });
    if (random() < 0.1) await call().sharing.create({ planId });
    if (random() < 0.2) await call().plans.rename({ planId, name: `Plan ${count + 1}` });
  }
}

async function swapOne(call: () => Caller, { planId, mealId }: { planId: string; mealId: string }): Promise<void> {
  const [alternative] = await call().plans.alternatives({ planId, mealId });
  if (alternative) await call().plans.swap({ planId, mealId, alternative: alternative.id });
}

/** The calendar's weeks, the last of them this one: the first is planned, later ones are planned or repeated. */
async function planWeeks({ call, random, at, today, habit }: Life): Promise<void> {
  const weeks = between(habit.calendarWeeks, random);
  for (let back = weeks - 1; back >= 0; back -= 1) {
    const monday = addDays(mondayOf(today), -7 * back);
    at(monday, 5);
    if (!habit.isPaying) await placeNewestPlan(call, today);
    else if (back < weeks - 1 && random() < 0.3)
      await call().calendar.repeat({ from: addDays(monday, -7), to: monday, days: 7 });
    else await call().calendar.fill({ days: weekFrom(monday), mealCount: 3 });
  }
  if (weeks > 0 && random() < 0.15) await call().calendar.feed.create();
}

async function placeNewestPlan(call: () => Caller, date: string): Promise<void> {
  const { plans } = await call().plans.page({});
  const [newest] = plans;
  if (newest) await call().calendar.placePlan({ planId: newest._id, date });
}

/** Most days of the diary's weeks: what was planned is ticked or skipped, and something else was eaten, too. */
async function keepDiary({ call, random, at, today, habit }: Life): Promise<void> {
  const days = 7 * between(habit.diaryWeeks, random);
  await call().calorie.setDailyGoal({ dailyGoal: 2000, date: addDays(today, -days) });
  await call().calorie.setOwnFood(OAT_BAR);
  await call().body.setFacts({ bornOn: '1990-05-31', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' });
  await call().body.setEatingWindow({ window: { opens: '10:00', closes: '20:00' } });
  for (let back = days; back >= 0; back -= 1) {
    if (back > 0 && random() < 0.15) continue;
    const date = addDays(today, -back);
    at(date, 18);
    const { planned } = await call().calorie.day({ date });
    for (const { slot, kind } of planned) {
      if (kind !== 'meal' || !isSlot(slot) || random() < 0.25) continue;
      const outcome = random() < 0.85 ? 'eaten' : 'skipped';
      await call().calorie.tickPlanned({ date, slot, outcome, time: TIMES[slot] });
    }
    const own = { name: pick(OWN_MEALS, random), calories: 100 + Math.floor(random() * 400), protein: 6, carbs: 30 };
    await call().calorie.addMeal({ ...own, fat: 5, date, time: '16:20' });
    if (random() < 0.5) await call().calorie.logFood({ food: pick(FOODS, random), grams: 80, date, time: '11:00' });
    if (back % 2 === 0)
      await call().body.recordMeasure({ measure: 'weight', value: 70 + (back % 5) / 5, unit: 'kg', date });
  }
}

async function keepList({ call, random, at, today }: Life): Promise<void> {
  at(today, 19);
  const monday = mondayOf(today);
  await call().shoppingList.follow({ from: monday, to: addDays(monday, 6), numberOfPeople: between([1, 4], random) });
  const { items } = await call().shoppingList.read();
  for (const { id } of items.slice(0, 6)) await call().shoppingList.updateItem({ itemId: id, isTicked: true });
  await call().shoppingList.addItem({ name: 'Paper towels' });
  for (const food of ['salt', 'olive-oil']) await call().shoppingList.addPantryFood({ food });
  for (const { food } of items.slice(0, 4)) {
    if (food) await call().shoppingList.setOwnPrice({ food, currency: 'INR', amount: 60, grams: 500 });
  }
  if (random() < 0.2) {
    const shopId = idAt(new Date(today), random);
    await call().shoppingList.setShop({ shopId, name: 'Market', aisles: ['produce'] });
  }
  if (random() < 0.2) await call().users.tokens.create({ name: 'Script' });
}

function weekFrom(monday: string) {
  return Array.from({ length: 7 }, (_, day) => ({ date: addDays(monday, day), slots: [...SLOTS] }));
}

function isSlot(slot: string): slot is (typeof SLOTS)[number] {
  return (SLOTS as readonly string[]).includes(slot);
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

function pick<One>(all: readonly [One, ...One[]] | readonly One[], random: Random): One {
  return all[Math.floor(random() * all.length)] as One;
}

function between([least, most]: readonly [number, number], random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** An id as the product makes them, the same in each run. */
function idAt(at: Date, random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
}
