import type { MadeAttempt } from './week-attempts.ts';

/** An attempt at a day with what it is judged by; smaller is better in each. */
export type WeekCandidate = {
  attempt: MadeAttempt;
  /** Pairs of its meals with the same main ingredient. */
  ingredientRepeats: number;
  /** What its diet asks for and the plan lacks. */
  missing: number;
  /** Share of the target kcal by which it misses, 0.01 being one percent. */
  kcalError: number;
  /** Points of share by which the worst macro misses, likewise. */
  macroDistance: number;
  /** Minutes in the kitchen beyond those that the day may take. */
  minutesOver: number;
  /** What it asks of the person who buys and cooks, with the packs' worth of opened food that is left over after it. */
  effort: number;
};

/** A plan may miss its kcal by this share and still count as near the best. */
const NEAR_KCAL = 0.005;
/** A macro may be this far from its target share: what a week leaves out of the kitchen is worth nearly three points of a day. */
const NEAR_MACRO = 0.028;

/**
 * The plan of a day that is taken: no main ingredient twice comes first, then what the diet asks for; among those that
 * are about as near to the targets as the best, those that keep to the minutes of the day, and the one that asks for the least.
 */
export function weekChoice(candidates: readonly WeekCandidate[]): WeekCandidate | null {
  const varied = least(candidates, ({ ingredientRepeats }) => ingredientRepeats);
  const complete = least(varied, ({ missing }) => missing);
  const onKcal = least(complete, ({ kcalError }) => Math.max(kcalError, NEAR_KCAL));
  const bestMacro = Math.min(...onKcal.map(({ macroDistance }) => macroDistance));
  const near = onKcal.filter(({ macroDistance }) => macroDistance <= Math.max(bestMacro, NEAR_MACRO));
  const inTime = least(near, ({ minutesOver }) => minutesOver);
  return least(inTime, ({ effort }) => effort)[0] ?? null;
}

function least(candidates: readonly WeekCandidate[], of: (candidate: WeekCandidate) => number): WeekCandidate[] {
  const smallest = Math.min(...candidates.map(of));
  return candidates.filter((candidate) => of(candidate) === smallest);
}
