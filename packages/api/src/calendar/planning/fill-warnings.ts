import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import type { WeekOutcome } from '@platewise/planner/week/week-outcome';
import { entryFigures } from '../entries/entry-figures.ts';
import { entryName } from '../entries/entry-name.ts';
import type { FillTask } from './read-fill-task.ts';
import type { FillableDay } from './week-day-of.ts';

type Warning = CalendarChange['warnings'][number];
type Week = Extract<WeekOutcome, { ok: true }>;

/** What is to be stated of days that were filled: once what all of them say, then what each says by itself. */
export function fillWarnings(task: Pick<FillTask, 'days'>, week: Pick<Week, 'days' | 'warnings'>): Warning[] {
  const filled = task.days.filter(({ open }) => open.some(Boolean));
  const plannedOn = (date: string) => week.days.find((day) => day.date === date)?.warnings ?? [];
  const [first, ...others] = filled.map(({ date }) => plannedOn(date));
  const isShared = (sentence: string) => others.length > 0 && others.every((warnings) => warnings.includes(sentence));
  const reported = new Set(filled.flatMap(({ date }) => plannedOn(date)));
  // A new meal that stands on a day after these, too, is reported that day.
  const beyond = week.warnings.filter((sentence) => !reported.has(sentence));
  const shared = [...(first ?? []).filter(isShared), ...beyond];
  return [
    ...shared.map((sentence) => ({ date: null, sentence })),
    ...filled.flatMap((day) =>
      [...plannedOn(day.date).filter((sentence) => !shared.includes(sentence)), ...notesOn(day)].map((sentence) => ({
        date: day.date,
        sentence,
      })),
    ),
  ];
}

function notesOn({ date, unchecked, room }: FillableDay): string[] {
  const { assumedOut, keptUnchecked, stillMissing } = texts.calendar;
  const namesOf = (isKnown: boolean) =>
    unchecked.filter((entry) => (entryFigures(entry) !== null) === isKnown).map(entryName);
  const [known, unknown] = [namesOf(true), namesOf(false)];
  return [
    ...(known.length > 0 ? [keptUnchecked({ date, names: listWords(known, 'and') })] : []),
    ...(unknown.length > 0 ? [assumedOut({ names: listWords(unknown, 'and') })] : []),
    ...(room.missingKcal > 0 ? [stillMissing({ kcal: room.missingKcal })] : []),
  ];
}
