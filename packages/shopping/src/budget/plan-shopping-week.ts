import { addDays } from '@platewise/contract/dates/local-date';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { MealType } from '@platewise/contract/generation/options';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { planWeek, type WeekOptions } from '@platewise/planner/week/plan-week';
import type { WeekSlot } from '@platewise/planner/week/week-day';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import type { ListMeal } from '../list/list-meal.ts';

/** The meals of each day of a week that a list is made for. */
export const LIST_SLOTS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];

const DAYS = 7;
/** The days of the week are counted and never shown; only what lies between them matters. */
const FIRST_DATE = '2001-01-01';

type Options = Omit<WeekOptions, 'days'> & {
  /** Names of dishes that are left out. */
  without: readonly string[];
};

/** A week of days, or why one of them cannot be planned. */
export type WeekPlan = { ok: true; days: PlannedDay[] } | { ok: false; reason: string };

/**
 * Plans a week of breakfast, lunch and dinner for a list, and pauses after every day, so that a server answers others in
 * between. The same request and options give the same week.
 */
export function* planShoppingWeek(request: GenerationRequest, options: Options): Generator<void, WeekPlan> {
  const { without, ...weekOptions } = options;
  const change = { kind: 'new', not: without } as const;
  const planned: PlannedDay[] = [];
  for (let day = 0; day < DAYS; day++) {
    const before = planned.map(({ date, meals }) => ({ date, slots: meals.map(keptSlot) }));
    const next = { date: addDays(FIRST_DATE, day), slots: LIST_SLOTS.map((mealType) => ({ mealType, change })) };
    const week = planWeek(request, { ...weekOptions, days: [...before, next] });
    const made = week.ok ? week.days.at(-1) : undefined;
    if (!made) return { ok: false, reason: reasonFor(request, weekOptions) };
    planned.push(made);
    yield;
  }
  return { ok: true, days: planned };
}

/** The meals of a planned week as a list takes them. */
export function mealsOfWeek(days: readonly PlannedDay[]): ListMeal[] {
  return days.flatMap(({ meals }, index) =>
    meals.map((meal, place) => ({
      meal: { name: meal.name, items: meal.items, ingredients: meal.ingredients },
      servings: meal.servings,
      origin: { date: null, slot: LIST_SLOTS[place] ?? null, planId: null, mealId: null, day: index + 1 },
    })),
  );
}

function keptSlot(meal: PlannedDay['meals'][number]): WeekSlot {
  return { mealType: meal.mealType, change: { kind: 'fixed', meal } };
}

/** Why there is no day of its own either, with what would make it possible; the week gives way in everything else. */
function reasonFor(request: GenerationRequest, { seed }: Pick<Options, 'seed'>): string {
  const day = planMeals(request, { seed, avoid: [] });
  return day.ok ? '' : day.reason;
}
