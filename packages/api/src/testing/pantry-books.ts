import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import type { PantryFood, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import type { Caller } from '../app-router.ts';

export const FROM = '2026-11-23';
export const SLOTS: readonly CalendarSlot[] = ['breakfast', 'lunch', 'dinner'];

/** Hundredths of a gram of each food: whole numbers, so that sums are exact. */
export type Amounts = Map<string, number>;
type Planned = { mealId: string; needs: Amounts };
export type Eaten = {
  date: string;
  slot: CalendarSlot;
  mealId: string;
  entryId: string;
  diaryMealId: string;
  taken: Amounts;
};

/** A week, its list and a pantry behind the API, and books kept next to them the way a person would on paper. */
export type PantryKitchen = {
  as: (idempotencyKey: string | null) => Caller;
  calendar: Map<number, Planned>;
  eaten: Eaten[];
  /** The days of the list: how many after the first of all, and how many. */
  from: number;
  days: number;
  people: number;
  /** What is at home; null for some that nobody counts. A food that was never counted, or is used up, is absent. */
  home: Map<string, number | null>;
  basket: Amounts;
  /** What of the basket is eaten already, of foods that nobody counts at home. */
  eatenOfBasket: Amounts;
  /** What the newest restock brought of each food that no later one brought. */
  brought: Map<string, { restockId: string; amount: number }>;
  restockId: string | null;
  /** Everything that came in: bought and not given up again, and what counts have added or taken away. */
  cameIn: Amounts;
  items: ShoppingItem[];
  pantry: PantryFood[];
  deeds: number;
};

/**
 * What the meals of the list's days need of each food for everybody, how much of that those need that were eaten, and what
 * earlier meals need that are not.
 */
export function needsOfList({
  calendar,
  eaten,
  from,
  days,
  people,
}: PantryKitchen): Record<'all' | 'eaten' | 'earlier', Amounts> {
  const sums = { all: new Map<string, number>(), eaten: new Map<string, number>(), earlier: new Map<string, number>() };
  for (const [place, planned] of calendar) {
    const { date, slot } = placeOf(place);
    const day = Math.floor(place / SLOTS.length);
    if (day >= from + days) continue;
    const isEaten = eaten.some((one) => one.date === date && one.slot === slot && one.mealId === planned.mealId);
    for (const [food, amount] of planned.needs) {
      if (day >= from) add(sums.all, food, amount * people);
      if (day >= from && isEaten) add(sums.eaten, food, amount * people);
      if (day < from && !isEaten) add(sums.earlier, food, amount * people);
    }
  }
  return sums;
}

/** What eaten meals took of a food. */
export function takenOf({ eaten }: PantryKitchen, food: string): number {
  return eaten.reduce((sum, { taken }) => sum + (taken.get(food) ?? 0), 0);
}

export function putAway(kitchen: PantryKitchen, food: string, restockId: string): void {
  const { home, basket, brought, cameIn, eatenOfBasket } = kitchen;
  const amount = basket.get(food);
  if (!amount) return;
  const there = home.get(food);
  if (there === null) add(cameIn, food, -amount);
  else home.set(food, (there ?? 0) + amount - (eatenOfBasket.get(food) ?? 0));
  eatenOfBasket.delete(food);
  basket.delete(food);
  brought.set(food, { restockId, amount });
}

/** What goes to food that nobody counts, or that is used up, is not counted any more. */
export function giveBack(kitchen: PantryKitchen, one: Eaten): void {
  const { home, cameIn, eatenOfBasket } = kitchen;
  for (const [food, amount] of one.taken) {
    const there = home.get(food);
    const ofBasket = Math.min(eatenOfBasket.get(food) ?? 0, amount);
    if (typeof there === 'number') home.set(food, there + amount);
    else add(cameIn, food, ofBasket - amount);
    addOrForget(eatenOfBasket, food, -ofBasket);
  }
  kitchen.eaten = kitchen.eaten.filter((other) => other !== one);
}

/** What was in the basket is given up, but for what was eaten out of it. */
export function giveUp({ basket, cameIn, eatenOfBasket }: PantryKitchen, food: string): void {
  add(cameIn, food, (eatenOfBasket.get(food) ?? 0) - (basket.get(food) ?? 0));
  basket.delete(food);
  eatenOfBasket.delete(food);
}

export function emptyBasket(kitchen: PantryKitchen): void {
  for (const food of kitchen.basket.keys()) giveUp(kitchen, food);
}

function addOrForget(amounts: Amounts, food: string, amount: number): void {
  add(amounts, food, amount);
  if (amounts.get(food) === 0) amounts.delete(food);
}

export function add(amounts: Amounts, food: string, amount: number): void {
  amounts.set(food, (amounts.get(food) ?? 0) + amount);
}

export function placeOf(place: number): { date: string; slot: CalendarSlot } {
  return { date: addDays(FROM, Math.floor(place / SLOTS.length)), slot: SLOTS[place % SLOTS.length] ?? 'dinner' };
}

/** Grams as whole hundredths. */
export function hundredthsOf(grams: number): number {
  return Math.round(grams * 100);
}
