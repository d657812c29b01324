import { dayNumber } from '@platewise/contract/dates/local-date';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { mealViolations } from '../certificate/certify-plan.ts';
import { plainDishName } from '../day/candidates/find-candidates.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { type ReadWeekDay, readWeekDay, type WeekDay, type WeekDayTask } from './week-day.ts';

/** A day that was read: its number, its slots, and the meals that it holds already. */
export type ReadDay = ReadWeekDay & { date: string; day: number; kept: PlannedMeal[] };

export type DayRefusal = { ok: false; reason: string; date: string };

/** Reads the days of a week in the order of the calendar, or says which of them cannot be planned and why. */
export function readWeekDays(request: GenerationRequest, days: readonly WeekDay[]): ReadDay[] | DayRefusal {
  const read = new Map<number, ReadDay>();
  const readAlike = readerOfDays(request);
  for (const asked of days) {
    const { date } = asked;
    const day = dayNumber(date);
    if (day === null) return { ok: false, date, reason: texts.week.notADate({ date }) };
    if (read.has(day)) return { ok: false, date, reason: texts.week.dateTwice({ date }) };
    const task = readAlike(asked);
    if (typeof task === 'string') return refusedDay(date, task);
    const kept = task.slots.flatMap(({ change }) => (change.kind === 'fixed' ? [change.meal] : []));
    const broken = kept.length < task.slots.length ? keptViolation(task, kept) : null;
    if (broken) return refusedDay(date, texts.week.keptBreaks({ reason: broken }));
    read.set(day, { ...task, date, day, kept });
  }
  return [...read.values()].sort((a, b) => a.day - b.day);
}

/** Days that are asked for alike are read once: what was found out about the dishes of one is known for the others. */
function readerOfDays(request: GenerationRequest): (day: WeekDay) => ReadWeekDay | string {
  const known = new Map<string, ReadWeekDay | string>();
  return (day) => {
    const { calorieTarget, cookingTime, slots, slotsKcal } = day;
    if (slots?.some(({ change }) => change)) return readWeekDay(request, day);
    const key = JSON.stringify([calorieTarget, cookingTime, slotsKcal, slots?.map(({ mealType }) => mealType)]);
    const read = known.get(key) ?? readWeekDay(request, day);
    known.set(key, read);
    return read;
  };
}

/** Why a day cannot be planned, with its date. */
export function refusedDay(date: string, reason: string): DayRefusal {
  return { ok: false, date, reason: texts.week.dayRefused({ date, reason }) };
}

/** What a kept meal breaks by itself: whatever stands next to it, such a day gets no certificate. */
function keptViolation({ task }: WeekDayTask, kept: readonly PlannedMeal[]): string | null {
  const isRepeated = new Set(kept.map(({ name }) => plainDishName(name))).size < kept.length;
  const [first] = kept.flatMap((meal) => mealViolations(task, meal));
  return first ?? (isRepeated ? texts.plans.violations.repeated : null);
}
