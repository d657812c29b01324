import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { MealType } from '@platewise/contract/generation/options';
import type { CookingRhythm, LeftoverPlace, MealPlace } from '@platewise/domain/calendar/leftover-places';
import { repeatedBreakfasts } from '@platewise/domain/calendar/meals-to-fill';
import { canWait } from '@platewise/planner/day/can-wait';
import { EVERYTHING, poolsOf } from '@platewise/planner/day/candidates/day-pools';
import { findDish } from '@platewise/planner/day/candidates/find-candidates';
import type { Dish } from '@platewise/planner/day/dish';
import { withoutSide } from '@platewise/planner/day/plate/side-dishes';
import { sizedDishes } from '@platewise/planner/day/plate/sized-dishes';
import type { PlanningTask } from '@platewise/planner/request/read-request';
import type { WeekDay } from '@platewise/planner/week/week-day';
import { type ReadDay, readWeekDays } from '@platewise/planner/week/week-days';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import { openPlaces, placesLeftOver } from '@platewise/planner/week/week-reuse';

/** A dish that a week needs: where and how often it is made, and all that may be it, each with the sides that it has in such a slot. */
export type Choice = { from: MealPlace; times: number; slotKcal: number; pool: readonly Dish[] };

/** A meal of a day (by its place among the days): of which choice, and whether it was cooked with an earlier meal. */
export type Plate = { day: number; meal: MealType; choice: number; isLeft: boolean };

/** A week as its rhythm has it: which dishes are to be chosen, and what of them is eaten when. */
export type WeekForm = {
  task: PlanningTask;
  dates: readonly string[];
  choices: readonly Choice[];
  plates: readonly Plate[];
};

/**
 * The form of a week of days that are alike: one in which everything that may be left over is, and two breakfasts take turns; or that of a week
 * that is planned, where it differs.
 * @returns null where a day of it cannot be read, or a kind of dish is missing
 */
export function weekForm(
  request: GenerationRequest,
  { days, rhythm, of }: { days: readonly WeekDay[]; rhythm: CookingRhythm; of?: readonly PlannedDay[] },
): WeekForm | null {
  const read = readWeekDays(request, days);
  const [first] = 'ok' in read ? [] : read;
  if ('ok' in read || !first) return null;
  const pools = poolsOf(first.task, first.slots, EVERYTHING);
  if ('needed' in pools) return null;
  const { sources, waits } = of ? sourcesIn(of, read) : sourcesOf(read, rhythm);
  const choices: Omit<Choice, 'times'>[] = [];
  const plates: Plate[] = [];
  const choiceAt = new Map<string, number>();
  for (const [day, { date, task, slots }] of read.entries()) {
    for (const [place, { mealType, kcal }] of slots.entries()) {
      const key = keyOf(date, mealType);
      const source = sources.get(key);
      if (source) {
        plates.push({ day, meal: mealType, choice: choiceAt.get(source.key) ?? 0, isLeft: source.isLeft });
        continue;
      }
      const pool = pools[place];
      const sizeOf = pool && sizedDishes(task, pool);
      const dishes = sizeOf ? [...pool.preferred, ...pool.others].flatMap((dish) => sizeOf(dish).dishes) : [];
      // A planned dish may have a side that its size does not ask for.
      const planned = of?.[day]?.meals.find((meal) => meal.mealType === mealType);
      const own = planned ? (findDish(planned.name) ?? []) : [];
      const kept = [...new Set(dishes.concat(own))].filter((dish) =>
        waits.has(key) ? canWait(task, withoutSide(dish), waits.get(key) ?? []) : true,
      );
      choiceAt.set(key, choices.length);
      plates.push({ day, meal: mealType, choice: choices.length, isLeft: false });
      choices.push({ from: { date, meal: mealType }, slotKcal: kcal, pool: kept });
    }
  }
  const { task } = first;
  const timesOf = (choice: number) => plates.filter((plate) => plate.choice === choice && !plate.isLeft).length;
  return {
    task,
    dates: read.map(({ date }) => date),
    choices: choices.map((one, choice) => ({ ...one, times: timesOf(choice) })),
    plates,
  };
}

/** The form with dishes as they are without sides: what a side asks for is left away. */
export function withoutSides(form: WeekForm): WeekForm {
  return withPools(form, ({ pool }) => [...new Set(pool.map(withoutSide))]);
}

/** The form with other dishes to choose from. */
export function withPools(form: WeekForm, poolOf: (choice: Choice) => readonly Dish[]): WeekForm {
  return { ...form, choices: form.choices.map((choice) => ({ ...choice, pool: poolOf(choice) })) };
}

/** Where what is not chosen by itself comes from, and how many days it waits that something of a meal is left over. */
function sourcesOf(read: readonly ReadDay[], rhythm: CookingRhythm): Sources {
  return sourcesFrom(read, placesLeftOver(read, rhythm), repeatedBreakfasts(openPlaces(read)));
}

/** The same of a week that is planned. */
function sourcesIn(week: readonly PlannedDay[], read: readonly ReadDay[]): Sources {
  const left = week.flatMap(({ date, meals, leftovers }) =>
    leftovers.map(({ place, from }): LeftoverPlace => ({ date, meal: meals[place]?.mealType ?? '', from })),
  );
  const repeats = new Map<string, string>();
  const firstOf = new Map<string, string>();
  for (const { date, meals } of week) {
    const name = meals.find(({ mealType }) => mealType === 'breakfast')?.name ?? '';
    const first = firstOf.get(name);
    if (first === undefined) firstOf.set(name, date);
    else repeats.set(date, first);
  }
  return sourcesFrom(read, left, repeats);
}

type Sources = { sources: ReadonlyMap<string, { key: string; isLeft: boolean }>; waits: ReadonlyMap<string, number[]> };

function sourcesFrom(
  read: readonly ReadDay[],
  left: readonly LeftoverPlace[],
  repeats: ReadonlyMap<string, string>,
): Sources {
  const sources = new Map<string, { key: string; isLeft: boolean }>();
  const waits = new Map<string, number[]>();
  const dayOf = (date: string) => read.find((one) => one.date === date)?.day ?? 0;
  for (const { date, meal, from } of left) {
    const key = keyOf(from.date, from.meal);
    sources.set(keyOf(date, meal), { key, isLeft: true });
    waits.set(key, [...(waits.get(key) ?? []), dayOf(date) - dayOf(from.date)]);
  }
  for (const [date, from] of repeats)
    sources.set(keyOf(date, 'breakfast'), { key: keyOf(from, 'breakfast'), isLeft: false });
  return { sources, waits };
}

function keyOf(date: string, meal: string): string {
  return `${date} ${meal}`;
}
