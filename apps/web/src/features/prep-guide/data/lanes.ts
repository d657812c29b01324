import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { type SessionTask, sessionTasks } from './session-rows.ts';

/** A stretch of a lane, in minutes of the session; `row` is its place among what runs next to it, from 0. */
export type Stretch = { id: string; from: number; to: number; row: number; title: string };

/** What is in use during the session: the cook's hands, the rings of the hob, the trays of the oven by their heat. */
export type Lanes = {
  hands: readonly Stretch[];
  hob: readonly Stretch[];
  oven: readonly (Stretch & { celsius: number | null })[];
};

/** The session drawn as lanes, from its tasks. */
export function lanesOf({ tasks }: Pick<PrepGuide, 'tasks'>): Lanes {
  const session = sessionTasks(tasks);
  return {
    hands: inRows(session.map((task) => stretch(task, task.handsOnMinutes))),
    hob: inRows(
      session.filter(({ kind }) => kind === 'cook' || kind === 'base').map((task) => stretch(task, task.minutes)),
    ),
    oven: inRows(
      session.flatMap((task) => (task.oven ? { ...stretch(task, task.minutes), celsius: task.oven.celsius } : [])),
    ),
  };
}

/** Minutes in which something of a lane is in use, however much at once. */
export function minutesInUse(lane: readonly Pick<Stretch, 'from' | 'to'>[]): number {
  let [sum, reached] = [0, 0];
  for (const { from, to } of [...lane].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

function stretch({ id, startMinute, title }: SessionTask, minutes: number): Omit<Stretch, 'row'> {
  return { id, title, from: startMinute, to: startMinute + minutes };
}

/** Each takes the first row that is free when it begins. */
function inRows<One extends Omit<Stretch, 'row'>>(lane: readonly One[]): (One & { row: number })[] {
  const ends: number[] = [];
  return lane.map((one) => {
    const free = ends.findIndex((end) => end <= one.from);
    const row = free < 0 ? ends.length : free;
    ends[row] = one.to;
    return { ...one, row };
  });
}
