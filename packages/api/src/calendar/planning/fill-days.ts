import type { FillDays } from '@platewise/contract/calendar/calendar-change-schema';
import type { FilledDays } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import type { MealPlace } from '@platewise/domain/calendar/leftover-places';
import { mealsToFill, type PlannedPlaces } from '@platewise/domain/calendar/meals-to-fill';
import type { WeekOutcome } from '@platewise/planner/week/week-outcome';
import { commitGeneration } from '../../allowance/commit-generation.ts';
import { withReservedTokens } from '../../allowance/with-reserved-tokens.ts';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { asGenerationFailure, newMealId, requireCaller } from '../../meals/generating/make-plan.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { entriesOn, type Place } from '../calendar-repository.ts';
import { applyChange, type PlannedChange, type SlotWrite } from '../change-calendar.ts';
import { mealEntry } from '../entries/new-entry.ts';
import { requireReachable } from '../entries/require-reachable.ts';
import { skipOf } from '../entries/skip-of.ts';
import { fillWarnings } from './fill-warnings.ts';
import { type FillTask, readFillTask } from './read-fill-task.ts';

type Week = Extract<WeekOutcome, { ok: true }>;

/**
 * Fills the empty slots of some days with new meals, for a token each, and with what earlier meals have left and
 * breakfasts that come again, for none: what the days hold stays and counts, and meals of the days around do not come again. All
 * meals are stored or none. Once for an Idempotency-Key.
 * @throws AppError VALIDATION, NO_TOKENS_LEFT, TOO_FEW_TOKENS, PLAN_IMPOSSIBLE naming the day, CALENDAR_FULL,
 * GENERATION_FAILED
 */
export function fillDays(context: UserContext, input: FillDays): Promise<FilledDays> {
  for (const { date } of input.days) requireReachable(context, { days: date });
  return runOnce<FilledDays>(context, { procedure: 'calendar.fill', input }, async (save) => {
    const task = await readFillTask(context, input);
    const open = task.days.flatMap((day) => day.open.filter((slot) => slot !== null));
    if (open.length === 0) return store(context, task, { generationId: null, week: null, planningMs: 0 }, save);
    const { newMeals } = mealsToFill(task.days.map(openPlaces), input);
    return withReservedTokens(context, { meals: newMeals }, async (generationId) => {
      const started = performance.now();
      const week = await planWeek(context, task);
      const planningMs = Math.round(performance.now() - started);
      return store(context, task, { generationId, week, planningMs }, save);
    });
  });
}

async function planWeek(
  { planner, identity, signal }: UserContext,
  { request, days, around, options }: FillTask,
): Promise<Week> {
  const all = [...days.flatMap(({ day }) => day ?? []), ...around];
  const asked = { ...options, days: all, signal, person: identity.userId };
  const outcome = await planner.planWeek(request, asked).catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  if (!outcome.ok) throw new AppError('PLAN_IMPOSSIBLE', { reason: outcome.reason });
  return outcome;
}

type Made = { generationId: string | null; week: Week | null; planningMs: number };

function store(
  context: UserContext,
  task: FillTask,
  { generationId, week, planningMs }: Made,
  save: (trx: Db, filled: FilledDays) => Promise<void>,
): Promise<FilledDays> {
  const { db, identity, now, newId, observe } = context;
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    let delivered: SlotWrite[] = [];
    const change = await applyChange(trx, context, async () => {
      const planned = await planChange(trx, context, task, week);
      delivered = [...planned.writes];
      return planned;
    });
    const leftovers = delivered.filter(({ entry }) => entry?.is_leftover).length;
    const repeats = delivered.filter((write) => isRepeat(write, { task, week })).length;
    const newMeals = delivered.length - leftovers - repeats;
    if (generationId) await commitGeneration(trx, userId, { generationId, delivered: newMeals, now, newId, observe });
    const filled: FilledDays = {
      ...change,
      newMeals,
      leftovers,
      repeats,
      certificates: task.days.flatMap(({ date, open }) => {
        const day = open.some(Boolean) && week?.days.find((one) => one.date === date);
        return day ? [{ date, certificate: day.certificate }] : [];
      }),
      planningMs,
    };
    await save(trx, filled);
    // Anyone who left while it was stored pays nothing and finds nothing.
    requireCaller(context);
    return filled;
  });
}

/** Puts the meals where nothing stands by now. */
async function planChange(trx: Db, context: UserContext, task: FillTask, week: Week | null): Promise<PlannedChange> {
  const dates = task.days.map(({ date }) => date);
  const rows = await entriesOn(trx, context.identity.userId, dates);
  const rowAt = ({ date, slot }: Place) => rows.find((row) => row.date === date && row.slot === slot);
  const wanted = week ? writesOf(task, week, context) : [];
  const taken = task.asked.flatMap((place) => rowAt(place) ?? []);
  return {
    writes: wanted.filter((write) => !rowAt(write)),
    dates,
    skipped: taken.map((row) => skipOf(row, row.is_locked ? 'locked' : 'filled')),
    warnings: week ? fillWarnings(task, week) : [{ date: null, sentence: texts.calendar.nothingToFill }],
  };
}

/** The planned meals in their slots. What is left over is the same meal as that which left it, by its id. */
function writesOf({ days }: FillTask, { days: planned }: Week, { newId }: Pick<UserContext, 'newId'>): SlotWrite[] {
  const ids = new Map<string, string>();
  const idAt = ({ date, meal }: MealPlace): string => {
    const key = `${date} ${meal}`;
    const id = ids.get(key) ?? newMealId(newId);
    ids.set(key, id);
    return id;
  };
  return days.flatMap(({ date, open }) => {
    const day = planned.find((one) => one.date === date);
    return open.flatMap((slot, place): SlotWrite[] => {
      const meal = day?.meals[place];
      if (!slot || !meal) return [];
      const leftover = day.leftovers.find((one) => one.place === place);
      // Both snacks are called one thing, and neither leaves anything.
      const id = idAt(leftover?.from ?? { date, meal: slot });
      const stored = orderMeal({ id, ...meal, isFavorite: false });
      const { servings } = meal;
      const how = { servings, isLeftover: leftover !== undefined, isFrozen: leftover?.isFrozen ?? false };
      return [{ date, slot, entry: mealEntry(stored, how) }];
    });
  });
}

/** Whether a planned meal is an earlier breakfast again. */
function isRepeat({ date, slot }: Place, { task, week }: { task: FillTask; week: Week | null }): boolean {
  const place = task.days.find((day) => day.date === date)?.open.indexOf(slot);
  return place !== undefined && week?.days.find((day) => day.date === date)?.repeatPlace === place;
}

function openPlaces({ date, open }: FillTask['days'][number]): PlannedPlaces {
  return { date, open: open.filter((slot) => slot !== null) };
}
