import { createHash } from 'node:crypto';
import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { Diet } from '@platewise/contract/generation/options';
import { type Meal, mealSchema } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import type { Db, MealPlanRow } from '@platewise/db/database';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { type Replan, replanRest } from '@platewise/planner/change/replan-rest';
import type { RestOfDay } from '@platewise/planner/change/rest-of-day';
import type { Figures } from '@platewise/planner/day/figures';
import { leftoverOf } from '../../calendar/entries/leftover-of.ts';
import { findById } from '../../plans/plans-repository.ts';
import { plannedFigures, plannedMeals, plannedName } from '../planned/planned-meals.ts';
import { type DayState, readDayState } from '../read-day.ts';

/** A planned meal that may be portioned again, and where it stands. */
type OpenMeal = { slot: CalendarSlot; row: CalendarEntryRow; meal: Meal };

/** The rest of a day portioned again, with what it was computed from. */
export type ReplannedDay = {
  state: DayState;
  revision: string;
  /** In the order of the slots, as are the meals of the replan. */
  open: OpenMeal[];
  /** What is planned, still to come, and not to be portioned again. */
  stays: CalendarEntryRow[];
  replan: Replan;
};

/**
 * Portions the planned meals of a day that are neither eaten nor skipped nor locked, so that the day meets its goal. The
 * same state gives the same portions and the same revision.
 */
export async function replanDay(db: Db, userId: string, { date }: { date: string }): Promise<ReplannedDay> {
  const state = await readDayState(db, userId, { date });
  const stillToCome = toCome(state);
  const plans = await plansOf(db, userId, stillToCome);
  const isShared = (row: CalendarEntryRow) => isOfSharedPot(row, plans);
  const open = stillToCome.filter((row) => !leftoverOf(row) && !isShared(row)).flatMap(asOpen);
  const stays = stillToCome.filter((row) => !open.some(({ slot }) => slot === row.slot));
  const { calories, protein, carbs, fat } = state.goal;
  const day: RestOfDay = {
    targetKcal: calories,
    targetMacros: { protein, carbs, fat },
    settled: [...state.meals.map(eatenFigures), ...stays.flatMap(stayingFigures)],
    open: open.map(({ meal }) => meal),
    diet: commonDiet(open, plans),
  };
  const replan = replanRest(day);
  return { state, revision: revisionOf(state), open, stays, replan: withNotes(replan, stays, isShared) };
}

/** What is planned and neither eaten nor skipped, in the order of the slots. */
function toCome(state: DayState): CalendarEntryRow[] {
  const open = plannedMeals(state).filter((planned) => planned.state === 'open');
  return open.flatMap(({ slot }) => state.calendar.find((row) => row.slot === slot) ?? []);
}

/** Meals that came from elsewhere may lack what portioning needs. */
function asOpen(row: CalendarEntryRow): OpenMeal[] {
  const meal = row.is_locked ? null : mealSchema.safeParse(row.meal).data;
  return meal ? [{ slot: row.slot, row, meal }] : [];
}

function eatenFigures({ calories, protein, carbs, fat, nutrition }: DiaryMealRow): Figures {
  const [known, fiber] = [carbs ?? 0, nutrition?.fiber ?? 0];
  return { kcal: calories, protein: protein ?? 0, fat: fat ?? 0, carbs: known, netCarbs: Math.max(0, known - fiber) };
}

function stayingFigures(row: CalendarEntryRow): Figures[] {
  const figures = plannedFigures(row);
  if (!figures) return [];
  const { protein = 0, fat = 0, carbs = 0 } = figures.macros ?? {};
  return [{ kcal: figures.calories, protein, fat, carbs, netCarbs: carbs }];
}

type Plans = ReadonlyMap<string, MealPlanRow>;

/** The plans that meals were taken from, as far as they are still there. */
async function plansOf(db: Db, userId: string, rows: readonly CalendarEntryRow[]): Promise<Plans> {
  const plans = new Map<string, MealPlanRow>();
  for (const planId of new Set(rows.flatMap((row) => row.plan_id ?? []))) {
    const plan = await findById(db, userId, { planId });
    if (plan) plans.set(planId, plan);
  }
  return plans;
}

/** Whether it is one plate of a pot that feeds others too: another weight for one leaves too much or too little for them. */
function isOfSharedPot({ plan_id, meal }: CalendarEntryRow, plans: Plans): boolean {
  const pot = plans.get(plan_id ?? '')?.meals.find(({ id }) => id === meal?.id);
  return (pot?.portions?.length ?? 0) > 1;
}

/** The diet of the plans that the meals were taken from, where it is one and the same. */
function commonDiet(open: readonly OpenMeal[], plans: Plans): Diet {
  const diets = new Set<Diet>(open.map(({ row }) => plans.get(row.plan_id ?? '')?.dietary_preferences ?? 'none'));
  const [diet = 'none', ...others] = diets;
  return others.length === 0 ? diet : 'none';
}

function withNotes(
  replan: Replan,
  stays: readonly CalendarEntryRow[],
  isShared: (row: CalendarEntryRow) => boolean,
): Replan {
  if (!replan.ok) return replan;
  const { stays: stayNote, leftover, shared, unknownKcal } = texts.calorieTracker.replan;
  const notes = stays.flatMap((row) => {
    if (!plannedFigures(row)) return [unknownKcal({ meal: plannedName(row) })];
    if (leftoverOf(row)) return [leftover({ meal: plannedName(row) })];
    if (isShared(row)) return [shared({ meal: plannedName(row) })];
    return row.is_locked || row.kind === 'eating-out' ? [] : [stayNote({ meal: plannedName(row) })];
  });
  return { ...replan, notes: [...replan.notes, ...notes] };
}

/** A digest of everything that the portions follow from. */
function revisionOf({ date, meals, skipped, calendar, goal }: DayState): string {
  const eaten = meals.map(({ id, calories, protein, carbs, fat, slot }) => [id, calories, protein, carbs, fat, slot]);
  const inOrder = calendar.toSorted((a, b) => CALENDAR_SLOTS.indexOf(a.slot) - CALENDAR_SLOTS.indexOf(b.slot));
  const planned = inOrder.map(({ slot, kind, meal, servings, kcal, is_locked }) => [
    slot,
    kind,
    meal?.id ?? null,
    meal?.items ?? [],
    servings,
    kcal,
    is_locked,
  ]);
  const left = skipped.map(({ slot, mealId }) => `${slot} ${mealId}`).toSorted();
  const content = JSON.stringify([date, eaten, left, planned, goal]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 32);
}
