import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import type { SwapEntry } from '@platewise/contract/calendar/calendar-swap-schema';
import { texts } from '@platewise/contract/texts';
import { swapMeal } from '@platewise/planner/change/swap-meal';
import { findDishById } from '@platewise/planner/day/candidates/find-candidates';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { commitGeneration } from '../../allowance/commit-generation.ts';
import { withReservedTokens } from '../../allowance/with-reserved-tokens.ts';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { unwantedMeals } from '../../disliked-meals/unwanted-meals.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { newMealId } from '../../meals/generating/make-plan.ts';
import { requireRead } from '../../meals/generating/require-read.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { mealsToAvoid } from '../../plans/changes/meals-to-avoid.ts';
import { entriesOn } from '../calendar-repository.ts';
import { applyChange } from '../change-calendar.ts';
import { mealEntry } from '../entries/new-entry.ts';
import { requireOpen } from '../entries/require-open.ts';
import { SWAP_SEED } from './calendar-mending-swaps.ts';
import { readDaysToMend } from './read-days-to-mend.ts';

/**
 * Puts a dish into the place of a meal of the calendar, for a token, in the amount that keeps the kcal of its day; the other meals of the day stay
 * as they are. Can be taken back like any change, without the token. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND where no meal stands, or of a dish that there is not, CALENDAR_LOCKED, NOT_ASSESSED, NO_TOKENS_LEFT, PLAN_IMPOSSIBLE
 */
export function swapEntry(context: UserContext, input: SwapEntry): Promise<CalendarChange> {
  const { date, slot } = input;
  const { userId } = context.identity;
  return runOnce<CalendarChange>(context, { procedure: 'calendar.swap', input }, async (save) => {
    const swapped = await planSwap(context, input);
    return withReservedTokens(context, { meals: 1 }, (generationId) =>
      context.db.transaction().execute(async (trx) => {
        const { now, newId, observe } = context;
        const change = await applyChange(trx, context, async () => {
          const rows = await entriesOn(trx, userId, [date]);
          const row = rows.find((one) => one.slot === slot);
          if (row?.meal?.id !== swapped.replaces) throw new AppError('NOT_FOUND');
          requireOpen(row);
          const meal = orderMeal({ id: newMealId(newId), ...swapped.meal, isFavorite: false });
          const entry = mealEntry(meal, { servings: meal.servings, note: row.note });
          return { writes: [{ date, slot, entry }], dates: [date] };
        });
        await commitGeneration(trx, userId, { generationId, delivered: 1, now, newId, observe });
        await save(trx, change);
        return change;
      }),
    );
  });
}

type Swapped = { meal: PlannedMeal; replaces: string };

async function planSwap(
  context: UserContext,
  { date, slot, alternative, acceptNotAssessed }: SwapEntry,
): Promise<Swapped> {
  const { db, identity } = context;
  const [found] = await readDaysToMend({ db, identity }, { from: date, to: date });
  const place = found?.entries.findIndex((entry) => entry.slot === slot) ?? -1;
  const entry = found?.entries[place];
  const name = findDishById(alternative)?.recipe.name;
  if (!found || !entry?.meal || name === undefined) throw new AppError('NOT_FOUND');
  requireOpen(entry);
  const { meals, request } = found.day;
  if (!request) throw new AppError('PLAN_IMPOSSIBLE', { reason: texts.calendar.dayNotOurs({ date }) });
  requireRead({ ...request, acceptNotAssessed });
  const plan = swapMeal(
    request,
    meals,
    { place, name },
    {
      seed: SWAP_SEED,
      avoid: await mealsToAvoid({ db, identity }),
      disliked: await unwantedMeals({ db, identity }, request),
      locked: meals.map((_, other) => other).filter((other) => other !== place),
    },
  );
  if (!plan.ok) throw new AppError('PLAN_IMPOSSIBLE', { reason: plan.reason });
  const meal = plan.meals[place];
  if (!meal) throw new AppError('NOT_FOUND');
  return { meal, replaces: entry.meal.id };
}
