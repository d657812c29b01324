import { PREP_GUIDE } from '@platewise/contract/limits';
import type { Work } from './work.ts';

/** Rings of a hob, and trays that an oven takes at once. */
const [HOB_RINGS, OVEN_TRAYS] = [4, 2];
const HEATING_MINUTES = PREP_GUIDE.ovenHeatingMinutes;

/** A stretch of minutes; heat is that of an oven, null for the grill. */
type Taken = { from: number; to: number; heat?: number | null };

/** What is taken of a kitchen: the cook's hands, the rings of the hob, the trays of its one oven. */
export type Kitchen = { hands: Taken[]; rings: Taken[]; trays: Taken[] };

/** A kitchen in which nothing has been begun. */
export function emptyKitchen(): Kitchen {
  return { hands: [], rings: [], trays: [] };
}

/** The first minute from `earliest` on at which a task finds hands for its beginning, and its ring or the oven for as long as it takes. */
export function firstStart(kitchen: Kitchen, task: Work, earliest: number): number {
  const { hands, rings, trays } = kitchen;
  const from = task.oven ? Math.max(earliest, HEATING_MINUTES) : earliest;
  const frees = [...hands, ...(usesRing(task) ? rings : []), ...(task.oven ? trays : [])].map(({ to }) => to);
  const candidates = [from, ...frees, ...(task.oven ? frees.map((free) => free + HEATING_MINUTES) : [])];
  const possible = candidates.filter((at) => at >= from && fits(kitchen, task, at));
  return Math.min(...possible);
}

/** Takes what a task needs from its start on. */
export function take({ hands, rings, trays }: Kitchen, task: Work, start: number): void {
  const to = start + task.minutes;
  hands.push({ from: start, to: start + task.handsOnMinutes });
  if (usesRing(task)) rings.push({ from: start, to });
  if (task.oven) trays.push({ from: start, to, heat: task.oven.celsius });
}

function usesRing({ kind }: Work): boolean {
  return kind === 'cook' || kind === 'base';
}

function fits({ hands, rings, trays }: Kitchen, task: Work, from: number): boolean {
  const to = from + task.minutes;
  if (mostAtOnce(hands, from, from + task.handsOnMinutes) > 0) return false;
  if (usesRing(task) && mostAtOnce(rings, from, to) >= HOB_RINGS) return false;
  return !task.oven || (isHeatFree(trays, task.oven.celsius, from, to) && mostAtOnce(trays, from, to) < OVEN_TRAYS);
}

/** Whether whatever else is in the oven has the same heat, and every other heat leaves time for the change. */
function isHeatFree(trays: readonly Taken[], heat: number | null, from: number, to: number): boolean {
  return trays.every(
    (tray) => tray.heat === heat || to + HEATING_MINUTES <= tray.from || from >= tray.to + HEATING_MINUTES,
  );
}

/** How many of these stretches hold the same moment, at most, between two minutes. */
function mostAtOnce(taken: readonly Taken[], from: number, to: number): number {
  const others = taken.filter((one) => one.from < to && one.to > from);
  const moments = others.map((one) => Math.max(one.from, from));
  return Math.max(0, ...moments.map((at) => others.filter((one) => one.from <= at && one.to > at).length));
}
