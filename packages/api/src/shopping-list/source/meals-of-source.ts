import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { Db, MealPlanRow } from '@platewise/db/database';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import type { ListMeal } from '@platewise/shopping/list/list-meal';
import { entriesBetween } from '../../calendar/calendar-repository.ts';
import { mealsBefore } from '../../plans/changes/plan-revisions-repository.ts';
import { findByIds, mealsByIds } from '../../plans/plans-repository.ts';

/** The meals that a list follows as they are now, and how many of its plans are no longer there. */
export type SourceMeals = { meals: ListMeal[]; plansGone: number };

/** Reads the meals that a source stands for. What stands in the calendar without being a meal needs nothing. */
export async function mealsOfSource(db: Db, userId: string, source: StoredListSource): Promise<SourceMeals> {
  switch (source.kind) {
    case 'calendar':
      return { meals: await mealsOfCalendar(db, userId, source), plansGone: 0 };
    case 'plans': {
      const plans = await plansOf(db, userId, source.planIds);
      return { meals: plans.flatMap(mealsOfPlan), plansGone: source.planIds.length - plans.length };
    }
    case 'generated':
      return { meals: source.meals.map(mealOfGenerated), plansGone: 0 };
  }
}

/** The person's plans of these ids that are there, each once, in their order. */
export async function plansOf(db: Db, userId: string, planIds: readonly string[]): Promise<MealPlanRow[]> {
  const asked = [...new Set(planIds)];
  const plans = new Map((await findByIds(db, userId, { planIds: asked })).map((plan) => [plan.id, plan]));
  return asked.flatMap((id) => plans.get(id) ?? []);
}

async function mealsOfCalendar(db: Db, userId: string, days: { from: string; to: string }): Promise<ListMeal[]> {
  const entries = await entriesBetween(db, userId, days);
  const pots = await potsOf(db, userId, entries);
  const cooked = new Set<string>();
  return entries
    .toSorted((a, b) => (a.date === b.date ? orderOf(a.slot) - orderOf(b.slot) : a.date < b.date ? -1 : 1))
    .flatMap(({ meal, servings, date, slot, plan_id: planId }): ListMeal[] => {
      if (!meal) return [];
      const origin = { date, slot, planId, mealId: meal.id, day: null };
      const pot = pots.get(potKey(planId, meal));
      if (!pot) return [{ meal, servings, origin }];
      // The calendar shows one person's plate; what is bought is the pot, once for each day on which it is cooked.
      const key = `${date} ${potKey(planId, pot)}`;
      if (cooked.has(key)) return [];
      cooked.add(key);
      return [{ meal: pot, servings: pot.servings, isPot: true, origin }];
    });
}

/**
 * The meals that several people share and of which a plate stands in the calendar, by plan and meal. A dish that its plan
 * has swapped since is still what the calendar holds: it is found in what the plan was before.
 */
async function potsOf(
  db: Db,
  userId: string,
  entries: readonly CalendarEntryRow[],
): Promise<Map<string, MealPlanRow['meals'][number]>> {
  const current = await mealsByIds(db, userId, { planIds: idsOf(entries) });
  const known = new Set(current.flatMap(({ id, meals }) => meals.map((meal) => potKey(id, meal))));
  const swapped = entries.filter(({ plan_id, meal }) => plan_id && meal && !known.has(potKey(plan_id, meal)));
  const before = await mealsBefore(db, userId, { planIds: idsOf(swapped) });
  const newestLast = [...before.toReversed(), ...current];
  return new Map(
    newestLast.flatMap(({ id, meals }) =>
      meals.flatMap((meal) => (meal.portions ? [[potKey(id, meal), meal] as const] : [])),
    ),
  );
}

function potKey(planId: string | null, { id }: { id: string }): string {
  return `${planId} ${id}`;
}

function idsOf(entries: readonly CalendarEntryRow[]): string[] {
  return [...new Set(entries.flatMap(({ plan_id }) => plan_id ?? []))];
}

function mealsOfPlan({ id: planId, meals }: MealPlanRow): ListMeal[] {
  const snacks = meals.filter(({ mealType }) => mealType === 'snack');
  return meals.map((meal) => {
    const slot = snacks.indexOf(meal) > 0 ? 'second-snack' : meal.mealType;
    const isPot = meal.portions !== undefined;
    return { meal, servings: meal.servings, isPot, origin: { date: null, slot, planId, mealId: meal.id, day: null } };
  });
}

function mealOfGenerated({ meal, servings, day, slot }: StoredGeneratedMeal): ListMeal {
  return { meal, servings, origin: { date: null, slot, planId: null, mealId: null, day } };
}

type StoredGeneratedMeal = Extract<StoredListSource, { kind: 'generated' }>['meals'][number];

function orderOf(slot: CalendarSlot): number {
  return CALENDAR_SLOTS.indexOf(slot);
}
