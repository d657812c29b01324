import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a solver knows of the week of one request: the effort that no week of its form is below, and the best week that is known. */
export type WeekOptimum = {
  effortBound: number;
  best: { effort: number; cookings: number; foods: number };
};

/** The optima of the frozen weeks in their order, the day on which they were solved, and with what. */
export type WeekOptima = { solvedAt: string; solver: string; weeks: readonly WeekOptimum[] };

/** What `npm run bench:week-optima` wrote. */
export function readOptima(): WeekOptima {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'week-optima.json'), 'utf8')) as WeekOptima;
}
