import { createHash } from 'node:crypto';
import type { GenerateEntry } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { generateMeals } from '../../meals/generating/generate-meals.ts';
import type { Planner } from '../../meals/planners/planner.ts';
import { entriesBetween, entriesOn } from '../calendar-repository.ts';
import { applyChange } from '../change-calendar.ts';
import { mealEntry } from '../entries/new-entry.ts';
import { requireOpen } from '../entries/require-open.ts';
import { requireReachable } from '../entries/require-reachable.ts';
import { plannableKcal } from './day-targets.ts';
import { readPlanningBasis } from './planning-basis.ts';
import { requestFor } from './request-for.ts';
import { type SlotTarget, slotTarget } from './slot-target.ts';

/** Days before and after the meal on which it should not stand already. */
const DAYS_APART = 2;

/**
 * Generates a meal for a slot, for a token: for the profile that the calendar plans for, as large as the day leaves room
 * (decisions 5). It is saved as a plan like every generation, and stays there should something else have been put into
 * the slot meanwhile. Once for an Idempotency-Key.
 * @throws AppError VALIDATION, NO_TOKENS_LEFT, CALENDAR_SLOT_TAKEN, CALENDAR_LOCKED, CALENDAR_FULL, NOT_ASSESSED, PLAN_IMPOSSIBLE also
 * where nothing is left of the day's target, GENERATION_FAILED
 */
export function generateEntry(context: UserContext, input: GenerateEntry): Promise<CalendarChange> {
  const { date, slot, replace } = input;
  const { userId } = context.identity;
  requireReachable(context, { date });
  return runOnce<CalendarChange>(context, { procedure: 'calendar.generate', input }, async (save) => {
    const { result, target } = await generate(context, input);
    return context.db.transaction().execute(async (trx) => {
      const change = await applyChange(trx, context, async () => {
        const rows = await entriesOn(trx, userId, [date]);
        requireOpen(
          rows.find((row) => row.slot === slot),
          { replace },
        );
        const entries = result.meals.map((meal) => mealEntry(meal, { servings: meal.servings, planId: result.planId }));
        const warnings = [...result.warnings, ...notesOn(target)].map((sentence) => ({ date, sentence }));
        return { writes: entries.map((entry) => ({ date, slot, entry })), dates: [date], warnings };
      });
      await save(trx, change);
      return change;
    });
  });
}

async function generate(
  context: UserContext,
  {
    date,
    slot,
    replace,
    cookingTime,
    additionalNotes,
    excludeIngredients,
    acceptNotAssessed,
    seed,
    taste,
  }: GenerateEntry,
): Promise<{ result: GenerationResult; target: SlotTarget }> {
  const { db, identity } = context;
  const { userId } = identity;
  const near = await entriesBetween(db, userId, { from: addDays(date, -DAYS_APART), to: addDays(date, DAYS_APART) });
  const isHere = (row: (typeof near)[number]) => row.date === date && row.slot === slot;
  requireOpen(near.find(isHere), { replace });
  const basis = await readPlanningBasis(db, userId, { from: date, to: date });
  const targetKcal = plannableKcal(basis, date);
  const others = near.filter((row) => row.date === date && row.slot !== slot);
  const target = slotTarget(slot, { targetKcal, others });
  const { kcal, plannedKcal: planned } = target;
  if (kcal === null) {
    throw new AppError('PLAN_IMPOSSIBLE', {
      reason: texts.calendar.nothingLeft({ date, planned, target: targetKcal }),
    });
  }
  const request = requestFor(basis, {
    slot: mealTypeOf(slot),
    mealCount: 1,
    calorieTarget: kcal,
    cookingTime,
    additionalNotes,
    excludeIngredients,
    acceptNotAssessed,
  });
  const call = { ...request, ...(seed !== undefined && { seed }), ...(taste && { taste }) };
  const planner = avoiding(
    context.planner,
    near.flatMap(({ meal }) => meal?.name ?? []),
  );
  const idempotencyKey = keyFor(context.idempotencyKey, call);
  return { result: await generateMeals({ ...context, planner, idempotencyKey }, call), target };
}

/** The same planner, reported of more meals to leave out. */
function avoiding(planner: Planner, names: readonly string[]): Planner {
  return {
    ...planner,
    planMeals: (request, options) => planner.planMeals(request, { ...options, avoid: [...names, ...options.avoid] }),
  };
}

/** The generation's own key: the caller's belongs to the whole. A retry whose day is the same makes the same meal. */
function keyFor(idempotencyKey: string | null, call: object): string | null {
  if (idempotencyKey === null) return null;
  return createHash('sha256')
    .update(JSON.stringify(['calendar.generate', idempotencyKey, call]))
    .digest('hex');
}

function notesOn({ assumed, missingKcal }: SlotTarget): string[] {
  const { assumedOut, stillMissing } = texts.calendar;
  return [
    ...(assumed.length > 0 ? [assumedOut({ names: listWords(assumed, 'and') })] : []),
    ...(missingKcal > 0 ? [stillMissing({ kcal: missingKcal })] : []),
  ];
}
