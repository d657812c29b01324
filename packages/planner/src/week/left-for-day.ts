import type { LeftoverPlace } from '@platewise/domain/calendar/leftover-places';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { ReadDay } from './week-days.ts';
import { type WaitingPlate, type Waits, waitingPlate } from './week-reuse.ts';

/** A week of which some days are planned: by date, with the places that earlier ones may fill. */
type WeekSoFar = {
  read: readonly ReadDay[];
  planned: ReadonlyMap<string, { day: { meals: readonly PlannedMeal[] } }>;
  leftovers: readonly LeftoverPlace[];
  breakfasts: ReadonlyMap<string, string>;
};

/** What earlier days have left for a day, where it keeps until then. */
export function platesFor({ leftovers, read, planned }: WeekSoFar, { date, day }: ReadDay): WaitingPlate[] {
  return leftovers
    .filter((place) => place.date === date)
    .flatMap((place) => {
      const before = read.find((other) => other.date === place.from.date);
      const meals = planned.get(place.from.date)?.day.meals ?? [];
      return (before && waitingPlate(before, meals, { place, days: day - before.day })) ?? [];
    });
}

/** For how many days something of the meals of a day has to wait. */
export function waitsFor({ leftovers, read }: WeekSoFar, { date, day }: ReadDay): Waits {
  const waits = new Map<string, number[]>();
  for (const { date: later, from } of leftovers) {
    const eaten = from.date === date && read.find((other) => other.date === later);
    if (eaten) waits.set(from.meal, [...(waits.get(from.meal) ?? []), eaten.day - day]);
  }
  return waits;
}

/** The breakfasts that a day may have again: that whose turn it is, then the other one. */
export function breakfastsBefore({ breakfasts, planned }: WeekSoFar, { date }: ReadDay): PlannedMeal[] {
  const inTurn = breakfasts.get(date);
  if (inTurn === undefined) return [];
  const sources = new Set([inTurn, ...breakfasts.values()]);
  return [...sources].flatMap(
    (source) => planned.get(source)?.day.meals.find(({ mealType }) => mealType === 'breakfast') ?? [],
  );
}

/** On how many days the breakfast of a day is made. */
export function breakfastTimes({ breakfasts }: WeekSoFar, { date }: ReadDay): number {
  return 1 + [...breakfasts.values()].filter((source) => source === date).length;
}
