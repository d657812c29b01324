import { PREP_GUIDE } from '@platewise/contract/limits';
import type { PrepGuide, PrepTask } from '@platewise/contract/plans/prep-guide-schema';

/** A task of the session, which has its minute. */
export type SessionTask = PrepTask & { startMinute: number };

/** One line of the timetable: a task, cutting that is done in one go, or a word to the oven. Null degrees are the grill. */
export type SessionRow =
  | { kind: 'task'; minute: number; task: SessionTask }
  | { kind: 'cuts'; minute: number; tasks: readonly SessionTask[] }
  | { kind: 'heat'; minute: number; celsius: number | null }
  | { kind: 'off'; minute: number };

/** Minutes for which an oven that nobody needs is left on. Our own figure. */
export const OVEN_IDLE_MINUTES = 30;

/** The timetable of the session, in the order of its minutes, with what the oven must be reported and when. */
export function sessionRows({ tasks }: Pick<PrepGuide, 'tasks'>): SessionRow[] {
  const session = sessionTasks(tasks);
  const own = session.map((task): SessionRow => ({ kind: 'task', minute: task.startMinute, task }));
  // Of the same minute the oven comes first: it takes one press.
  return withCutsJoined([...ovenRows(session), ...own].sort((one, other) => one.minute - other.minute));
}

/** The tasks that have their minute. */
export function sessionTasks(tasks: readonly PrepTask[]): SessionTask[] {
  return tasks.flatMap((task) => (task.startMinute === null ? [] : { ...task, startMinute: task.startMinute }));
}

function withCutsJoined(rows: readonly SessionRow[]): SessionRow[] {
  const joined: SessionRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (row.kind !== 'task' || row.task.kind !== 'cut') joined.push(row);
    else if (last?.kind === 'cuts') joined[joined.length - 1] = { ...last, tasks: [...last.tasks, row.task] };
    else joined.push({ kind: 'cuts', minute: row.minute, tasks: [row.task] });
  }
  return joined;
}

function ovenRows(session: readonly SessionTask[]): SessionRow[] {
  const rows: SessionRow[] = [];
  let [heat, end]: [number | null | undefined, number] = [undefined, 0];
  for (const { startMinute, minutes, oven } of session) {
    if (!oven) continue;
    const isIdle = heat !== undefined && startMinute - end > OVEN_IDLE_MINUTES;
    if (isIdle) rows.push({ kind: 'off', minute: end });
    if (isIdle || oven.celsius !== heat) {
      rows.push({
        kind: 'heat',
        minute: Math.max(0, startMinute - PREP_GUIDE.ovenHeatingMinutes),
        celsius: oven.celsius,
      });
    }
    heat = oven.celsius;
    end = Math.max(end, startMinute + minutes);
  }
  return heat === undefined ? rows : [...rows, { kind: 'off', minute: end }];
}
