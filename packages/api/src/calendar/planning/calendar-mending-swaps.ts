import type { CalendarMendingSwaps } from '@platewise/contract/calendar/calendar-swap-schema';
import type { NutrientDays } from '@platewise/contract/meals/nutrient-report-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { UserContext } from '../../context.ts';
import { unwantedMeals } from '../../disliked-meals/unwanted-meals.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { readReferences } from '../../nutrients/read-references.ts';
import { shownMark, shownMended } from '../../nutrients/shown-marks.ts';
import { effectOnDay } from '../../plans/changes/effect-on-day.ts';
import { mealsToAvoid } from '../../plans/changes/meals-to-avoid.ts';
import { readCallersToday } from '../../preferences/read-preferences.ts';
import { leftoversOf } from '../calendar-repository.ts';
import { readDaysToMend } from './read-days-to-mend.ts';

/** Swaps are drawn with one seed: the same days give the same swaps. */
export const SWAP_SEED = 1;

/**
 * What some days of the caller's calendar miss on average of their references, and swaps of one meal that bring them nearer. Meals of days that are
 * over, locked ones, leftovers, and those that leave something for later days stay. Takes no token.
 * @throws AppError PLANNER_BUSY, GENERATION_FAILED
 */
export async function calendarMendingSwaps(context: UserContext, range: NutrientDays): Promise<CalendarMendingSwaps> {
  const { db, identity, planner, signal } = context;
  const { userId } = identity;
  const [days, today, references] = await Promise.all([
    readDaysToMend(context, range),
    readCallersToday(context),
    readReferences(context),
  ]);
  const first = days.find(({ day }) => day.request)?.day.request;
  if (!first) return { missed: [], swaps: [], unmended: [] };
  const entries = days.flatMap((one) => one.entries);
  const feeds = await leavingMeals(context, entries, range);
  const stays = (entry: CalendarEntryRow) =>
    entry.date < today || entry.is_locked || entry.is_leftover || feeds.has(entry.meal?.id ?? '');
  const asked = days.map(({ day, entries: held }) => ({
    ...day,
    locked: held.flatMap((entry, place) => (stays(entry) ? [place] : [])),
  }));
  const { missed, swaps, unmended } = await planner
    .listWeekSwaps(
      asked,
      { references },
      {
        seed: SWAP_SEED,
        avoid: await mealsToAvoid({ db, identity }),
        disliked: await unwantedMeals({ db, identity }, first),
        signal,
        person: userId,
      },
    )
    .catch((cause: unknown) => {
      throw asGenerationFailure(cause);
    });
  return {
    missed: missed.map(shownMark),
    swaps: swaps.flatMap(({ day, place, alternative: { id, meal, plan }, mends }) => {
      const entry = days[day]?.entries[place];
      const before = days[day]?.day.meals;
      if (!entry || !before) return [];
      return [
        {
          date: entry.date,
          slot: entry.slot,
          id,
          replaces: before[place]?.name ?? '',
          meal: orderMeal({ ...meal, id, isFavorite: false }),
          effect: effectOnDay(before, plan.meals),
          mends: mends.map(shownMended),
        },
      ];
    }),
    unmended: unmended.map(shownMark),
  };
}

/** The ids of the meals that leave something for another day. */
async function leavingMeals(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  entries: readonly CalendarEntryRow[],
  { from, to }: NutrientDays,
): Promise<ReadonlySet<string>> {
  const mealIds = entries.flatMap(({ meal, is_leftover }) => (meal && !is_leftover ? [meal.id] : []));
  const left = await leftoversOf(db, identity.userId, { mealIds, from, to });
  return new Set(left.map(({ mealId }) => mealId));
}
