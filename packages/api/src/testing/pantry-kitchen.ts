import { addDays } from '@platewise/contract/dates/local-date';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Caller } from '../app-router.ts';
import { porridge } from './fake-planner.ts';
import {
  type Amounts,
  add,
  emptyBasket,
  FROM,
  giveBack,
  giveUp,
  hundredthsOf,
  type PantryKitchen,
  placeOf,
  putAway,
  takenOf,
} from './pantry-books.ts';
import type { PantryDeed } from './pantry-deeds.ts';

/** A person whose list follows days in which nothing is planned yet. */
export async function pantryKitchen(as: PantryKitchen['as']): Promise<PantryKitchen> {
  await as(null).shoppingList.follow({ from: FROM, to: addDays(FROM, 1), numberOfPeople: 1 });
  const books = { calendar: new Map(), home: new Map(), basket: new Map(), brought: new Map(), cameIn: new Map() };
  const eatenOfBasket = new Map();
  return {
    as,
    ...books,
    eatenOfBasket,
    eaten: [],
    from: 0,
    days: 2,
    people: 1,
    restockId: null,
    items: [],
    pantry: [],
    deeds: 0,
  };
}

/** Does one thing over the API and in the books, and reads list and pantry again. Every third call comes twice, with its key. */
export async function doInPantry(kitchen: PantryKitchen, deed: PantryDeed): Promise<void> {
  kitchen.deeds += 1;
  await doOnce(kitchen, deed);
  kitchen.items = (await kitchen.as(null).shoppingList.read()).items;
  kitchen.pantry = await kitchen.as(null).shoppingList.pantry();
}

async function doOnce(kitchen: PantryKitchen, deed: PantryDeed): Promise<void> {
  const { calendar, basket, home } = kitchen;
  switch (deed.kind) {
    case 'place': {
      const mealId = `meal-${kitchen.deeds}`;
      const meal = { ...porridge(mealId), id: mealId, items: deed.items.map(itemOf) };
      await send(kitchen, (api) => api.calendar.place({ ...placeOf(deed.place), meal, servings: deed.servings }));
      const needs = new Map(deed.items.map(({ food, hundredths }) => [food, hundredths * deed.servings]));
      calendar.set(deed.place, { mealId, needs });
      break;
    }
    case 'move': {
      const [from, held] = picked([...calendar], deed.planned) ?? [deed.to];
      if (!held || from === deed.to) break;
      await send(kitchen, (api) => api.calendar.move({ from: placeOf(from), to: placeOf(deed.to) }));
      const there = calendar.get(deed.to);
      calendar.set(deed.to, held);
      if (there) calendar.set(from, there);
      else calendar.delete(from);
      break;
    }
    case 'empty': {
      const [place] = picked([...calendar], deed.planned) ?? [];
      if (place === undefined) break;
      await send(kitchen, (api) => api.calendar.remove(placeOf(place)));
      calendar.delete(place);
      break;
    }
    case 'follow': {
      const { from: later, days, people: numberOfPeople, startAnew } = deed;
      const from = addDays(FROM, later);
      const to = addDays(from, days - 1);
      await send(kitchen, (api) => api.shoppingList.follow({ from, to, numberOfPeople, startAnew }));
      Object.assign(kitchen, { from: later, days, people: numberOfPeople });
      if (startAnew) emptyBasket(kitchen);
      break;
    }
    case 'tick': {
      const item = picked(kitchen.items, deed.line);
      if (!item) break;
      await send(kitchen, (api) => api.shoppingList.updateItem({ itemId: item.id, isTicked: true }));
      const covered = hundredthsOf(item.covers ?? 0);
      add(kitchen.cameIn, item.id, covered - (basket.get(item.id) ?? 0));
      basket.set(item.id, covered);
      break;
    }
    case 'untick': {
      const item = picked(kitchen.items, deed.line);
      if (!item) break;
      await send(kitchen, (api) => api.shoppingList.updateItem({ itemId: item.id, isTicked: false }));
      giveUp(kitchen, item.id);
      break;
    }
    case 'clear':
      await send(kitchen, (api) => api.shoppingList.clear({ what: 'ticked' }));
      emptyBasket(kitchen);
      break;
    case 'restock': {
      const { restockId, foods } = await send(kitchen, (api) => api.shoppingList.restock());
      const ticked = [...basket].flatMap(([food, amount]) => (amount > 0 ? [food] : []));
      if (foods !== ticked.length) throw new Error(`${foods} foods were restocked, ${ticked.length} were ticked.`);
      for (const food of ticked) putAway(kitchen, food, restockId ?? '');
      kitchen.restockId = restockId ?? kitchen.restockId;
      break;
    }
    case 'undoRestock':
      await undoRestock(kitchen);
      break;
    case 'eat':
      await eat(kitchen, deed);
      break;
    case 'takeBack': {
      const one = picked(kitchen.eaten, deed.eaten);
      if (!one) break;
      const { date, slot, mealId, entryId, diaryMealId } = one;
      if (deed.by === 'untick') await send(kitchen, (api) => api.calorie.untickPlanned({ date, slot, mealId }));
      else await send(kitchen, (api) => api.calorie.removeMeal({ entryId, mealId: diaryMealId }));
      giveBack(kitchen, one);
      break;
    }
    case 'count':
      await send(kitchen, (api) => api.shoppingList.addPantryFood({ food: deed.food, grams: deed.hundredths / 100 }));
      if ((basket.get(deed.food) ?? 0) > 0) giveUp(kitchen, deed.food);
      add(kitchen.cameIn, deed.food, deed.hundredths - (home.get(deed.food) ?? 0));
      home.set(deed.food, deed.hundredths);
      break;
    case 'stopCounting':
      await send(kitchen, (api) => api.shoppingList.addPantryFood({ food: deed.food, grams: null }));
      add(kitchen.cameIn, deed.food, (kitchen.eatenOfBasket.get(deed.food) ?? 0) - (home.get(deed.food) ?? 0));
      kitchen.eatenOfBasket.delete(deed.food);
      home.set(deed.food, null);
      break;
    case 'useUp':
      await send(kitchen, (api) => api.shoppingList.removePantryFood({ food: deed.food }));
      add(kitchen.cameIn, deed.food, -(home.get(deed.food) ?? 0));
      home.delete(deed.food);
      kitchen.brought.delete(deed.food);
  }
}

async function eat(kitchen: PantryKitchen, deed: Extract<PantryDeed, { kind: 'eat' }>): Promise<void> {
  const [place, planned] = picked([...kitchen.calendar], deed.planned) ?? [];
  if (place === undefined || !planned) return;
  const { mealId, needs } = planned;
  const { share } = deed;
  const at = placeOf(place);
  const day = await send(kitchen, (api) => api.calorie.tickPlanned({ ...at, mealId, outcome: 'eaten', share }));
  const before = kitchen.eaten.find((one) => one.date === at.date && one.slot === at.slot && one.mealId === mealId);
  if (before) giveBack(kitchen, before);
  const taken: Amounts = new Map();
  for (const [food, amount] of needs) {
    if (typeof kitchen.home.get(food) === 'number') putAway(kitchen, food, 'for a meal');
    takeOut(kitchen, food, { needed: amount * kitchen.people, taken });
  }
  const diaryMealId = day.planned.find(({ slot }) => slot === at.slot)?.diaryMealId ?? '';
  kitchen.eaten.push({ ...at, mealId, entryId: day.entry?._id ?? '', diaryMealId, taken });
}

function takeOut(kitchen: PantryKitchen, food: string, { needed, taken }: { needed: number; taken: Amounts }): void {
  const { home, basket, eatenOfBasket } = kitchen;
  const there = home.get(food);
  if (there === null) return;
  const amount = Math.min(needed, there ?? (basket.get(food) ?? 0) - (eatenOfBasket.get(food) ?? 0));
  if (amount <= 0) return;
  taken.set(food, amount);
  if (there === undefined) add(eatenOfBasket, food, amount);
  else home.set(food, there - amount);
}

async function undoRestock(kitchen: PantryKitchen): Promise<void> {
  const { restockId, brought, home, basket } = kitchen;
  if (restockId === null) return;
  const left = [...brought].flatMap(([food, one]): [string, number][] => {
    const there = home.get(food);
    const amount = Math.min(one.amount, there === null ? one.amount : (there ?? 0));
    return one.restockId === restockId && amount > 0 ? [[food, amount]] : [];
  });
  if (left.length === 0) {
    const refused = await kitchen
      .as(null)
      .shoppingList.undoRestock({ restockId })
      .catch((error: unknown) => error);
    if (!(refused instanceof Error)) throw new Error('A restock of which nothing is left was taken back.');
    return;
  }
  await send(kitchen, (api) => api.shoppingList.undoRestock({ restockId }));
  for (const [food, amount] of left) {
    const there = home.get(food);
    const isEaten = takenOf(kitchen, food) > 0;
    if (there === amount && !isEaten) home.delete(food);
    else if (typeof there === 'number') home.set(food, there - amount);
    else add(kitchen.cameIn, food, amount);
    add(basket, food, amount);
  }
  for (const [food, one] of brought) if (one.restockId === restockId) brought.delete(food);
}

function picked<One>(all: readonly One[], number: number): One | undefined {
  return all[number % Math.max(1, all.length)];
}

async function send<Answer>(kitchen: PantryKitchen, call: (api: Caller) => Promise<Answer>): Promise<Answer> {
  const key = `deed-${kitchen.deeds}`;
  const answer = await call(kitchen.as(key));
  return kitchen.deeds % 3 === 0 ? call(kitchen.as(key)) : answer;
}

function itemOf({ food, hundredths }: { food: string; hundredths: number }) {
  return { food, name: findFood(food)?.name ?? food, fdcId: null, grams: hundredths / 100 };
}
