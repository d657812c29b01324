import { addDays, datesBetween } from '@platewise/contract/dates/local-date';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { DiaryTotals } from '@platewise/contract/diary/diary-schema';
import type { Trend, TrendRequest } from '@platewise/contract/diary/diary-trend-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { mayHaveTarget } from '@platewise/domain/body/body-conditions';
import { thousandth } from '@platewise/domain/rounding';
import { findFacts } from '../../body/body-repository.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import type { UserContext } from '../../context.ts';
import { readToday } from '../../preferences/read-preferences.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { readGoals } from './read-goals.ts';
import { daysInARow, type LoggedDay, loggedDays } from './trend-repository.ts';

/**
 * What the days up to a date came to next to what they aimed at. Averages are over the days on which something was logged:
 * an empty day says nothing. A day that is not over yet and still empty ends no run. Who named a pregnancy, breastfeeding or an
 * eating disorder has no days counted in a row.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function readTrend(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { to: asked, days: count }: TrendRequest,
): Promise<Trend> {
  const { db, identity, now } = context;
  const { userId } = identity;
  await requireEntitlement(context, 'calorieTracker');
  if (asked !== undefined) requireReachable(context, { to: asked });
  const to = asked ?? (await readToday(db, userId, { now }));
  const range = { from: addDays(to, 1 - count), to };
  const logged = await loggedDays(db, userId, range);
  const byDate = new Map(logged.map((day) => [day.date, day]));
  const goalOf = await readGoals(db, userId, range);
  const days = datesBetween(range.from, to).map((date) => {
    const day = byDate.get(date);
    return { date, meals: day?.meals ?? 0, eaten: day ? totalsOf(day) : null, goal: goalOf(date) };
  });
  const goalsOfLogged = days.filter(({ eaten }) => eaten).map(({ goal }) => goal.calories);
  return {
    ...range,
    days,
    logged: logged.length,
    inARow: await inARow(db, userId, { to: byDate.has(to) ? to : addDays(to, -1) }),
    averages: averageOf(days.flatMap(({ eaten }) => eaten ?? [])),
    averageGoal: logged.length > 0 ? thousandth(mean(goalsOfLogged)) : null,
  };
}

async function inARow(db: Db, userId: string, { to }: { to: string }): Promise<number> {
  const facts = await findFacts(db, userId);
  if (facts && !mayHaveTarget(facts.conditions)) return 0;
  return daysInARow(db, userId, { to, most: LIMITS.daysInARowMax });
}

function totalsOf(day: LoggedDay): DiaryTotals {
  return {
    calories: thousandth(day.calories),
    protein: thousandth(day.protein),
    carbs: thousandth(day.carbs),
    fat: thousandth(day.fat),
    unknown: DIARY_MACROS.filter((macro) => day[`without_${macro}`] > 0),
  };
}

function averageOf(days: readonly DiaryTotals[]): DiaryTotals | null {
  if (days.length === 0) return null;
  const average = (of: (day: DiaryTotals) => number) => thousandth(mean(days.map(of)));
  return {
    calories: average(({ calories }) => calories),
    protein: average(({ protein }) => protein),
    carbs: average(({ carbs }) => carbs),
    fat: average(({ fat }) => fat),
    unknown: DIARY_MACROS.filter((macro) => days.some(({ unknown }) => unknown.includes(macro))),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
