import type { FillDays } from '@platewise/contract/calendar/calendar-change-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { slotsOfCount } from '@platewise/domain/calendar/slots-of-count';
import type { WeekOptions } from '@platewise/planner/week/plan-week';
import type { WeekDay } from '@platewise/planner/week/week-day';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { unwantedMeals } from '../../disliked-meals/unwanted-meals.ts';
import { requireRead } from '../../meals/generating/require-read.ts';
import { mealsToAvoid } from '../../plans/changes/meals-to-avoid.ts';
import { readCallersRegion } from '../../preferences/read-preferences.ts';
import { entriesBetween, type Place } from '../calendar-repository.ts';
import { plannableKcal } from './day-targets.ts';
import { type PlanningBasis, readPlanningBasis } from './planning-basis.ts';
import { requestFor } from './request-for.ts';
import { type FillableDay, weekDayOf } from './week-day-of.ts';

/** What is asked of the planner when days are filled. */
export type FillTask = {
  request: GenerationRequest;
  /** The slots that were asked for. */
  asked: Place[];
  days: FillableDay[];
  /** Days just before and after, with what they hold: it does not come again, and what they open is used up. */
  around: WeekDay[];
  options: Pick<WeekOptions, 'seed' | 'avoid' | 'disliked' | 'taste' | 'region' | 'rhythm' | 'repeatsBreakfasts'>;
};

/** Days on either side that a meal keeps away from itself, and those whose meals are left out while others are there. */
const [DAYS_APART, DAYS_AVOIDED] = [2, 7];
/** Seeds run from 0 up to this, the largest the wire takes plus one. */
const SEEDS = 2 ** 31;
/**
 * Reads what the days and those around them hold, and what is to be filled.
 * @throws AppError NOT_FOUND for a profile, PLAN_IMPOSSIBLE for a day whose other entries leave nothing, NOT_ASSESSED,
 * VALIDATION
 */
export async function readFillTask(
  { db, identity, random, rights }: Pick<UserContext, 'db' | 'identity' | 'random' | 'rights'>,
  {
    days,
    mealCount,
    profileId,
    cookingTime,
    additionalNotes,
    excludeIngredients,
    acceptNotAssessed,
    seed,
    leftovers,
    dinners,
    batchDay,
    repeatBreakfasts,
    taste,
  }: FillDays,
): Promise<FillTask> {
  const { userId } = identity;
  const dates = days.map(({ date }) => date).toSorted();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const basis = await readPlanningBasis(db, userId, { from: first, to: last, profileId });
  const request = requestFor(basis, {
    mealCount,
    cookingTime,
    additionalNotes,
    excludeIngredients,
    acceptNotAssessed,
  });
  requireRead(request);
  const rows = await entriesBetween(db, userId, {
    from: addDays(first, -DAYS_AVOIDED),
    to: addDays(last, DAYS_AVOIDED),
  });
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const isNear = (date: string) => date >= addDays(first, -DAYS_APART) && date <= addDays(last, DAYS_APART);
  const others = [...byDate].filter(([date]) => !dates.includes(date));
  const slotsOf = (day: FillDays['days'][number]) => day.slots ?? slotsOfCount(mealCount);
  const fillable = days.map((day) =>
    weekDayOf(
      {
        ...request,
        calorieTarget: plannableKcal(basis, day.date),
        cookingTime: day.cookingTime ?? request.cookingTime,
      },
      { date: day.date, slots: slotsOf(day), entries: byDate.get(day.date) ?? [] },
    ),
  );
  requireRoom(basis, fillable);
  return {
    request,
    asked: days.flatMap((day) => slotsOf(day).map((slot) => ({ date: day.date, slot }))),
    days: fillable,
    around: others
      .filter(([date]) => isNear(date))
      .flatMap(([date, entries]) => weekDayOf(request, { date, slots: [], entries }).day ?? []),
    options: {
      rhythm: leftovers ? { dinners, batchDay } : null,
      repeatsBreakfasts: repeatBreakfasts,
      seed: seed ?? Math.floor(random() * SEEDS),
      avoid: [
        ...namesOf(others.flatMap(([, entries]) => entries)),
        ...(await mealsToAvoid({ db, identity }, { seed })),
      ],
      disliked: await unwantedMeals({ db, identity }, request),
      taste,
      region: await readCallersRegion({ db, identity, rights }),
    },
  };
}

function requireRoom(basis: PlanningBasis, days: readonly FillableDay[]): void {
  const full = days.find(({ room }) => room.isTooSmall);
  if (!full) return;
  const { date, room, open } = full;
  const count = open.filter(Boolean).length;
  const reason = texts.calendar.tooLittleLeft({
    date,
    planned: room.plannedKcal,
    target: plannableKcal(basis, date),
    count,
  });
  throw new AppError('PLAN_IMPOSSIBLE', { reason });
}

function namesOf(entries: readonly CalendarEntryRow[]): string[] {
  return entries.flatMap(({ meal }) => meal?.name ?? []);
}
