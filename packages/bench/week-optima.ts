/**
 * Looks for the best weeks of the frozen requests with HiGHS: `npm run bench:week-optima` (about half an hour) writes them to
 * `weeks/week-optima.json`, which `npm run bench:weeks` compares the planner's weeks with; `-- 0 5` solves those at these places again and
 * prints them next to what is stored, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHighs } from './plans/load-highs.ts';
import { FROZEN_WEEKS, USUAL_RHYTHM, usualWeek, WEEK_DAYS } from './weeks/frozen-weeks.ts';
import { measureWeek } from './weeks/measure-week.ts';
import { readOptima, type WeekOptimum } from './weeks/read-optima.ts';
import { weekForm } from './weeks/week-form.ts';
import { bestWeek, effortOfWeek, weekBound } from './weeks/week-optimum.ts';

/** For each week, on a machine that others use as well. */
const SECONDS = { bound: 20, best: 25 } as const;
/** Weeks of the planner by other seeds, of which the best is where the search begins. */
const SEEDS = 8;

const FILE = join(import.meta.dirname, 'weeks/week-optima.json');
const highs = await loadHighs();

const places = process.argv.slice(2).map(Number);
if (places.some((place) => !FROZEN_WEEKS[place])) {
  console.error(`The places of weeks are whole numbers from 0 to ${FROZEN_WEEKS.length - 1}.`);
  process.exit(2);
}
if (places.length > 0) {
  const stored = readOptima().weeks;
  for (const place of places) console.log(place, 'stored', stored[place], 'now', optimumAt(place));
} else {
  const weeks = FROZEN_WEEKS.map((_, place) => {
    const optimum = optimumAt(place);
    console.log(place, JSON.stringify(optimum));
    return optimum;
  });
  const solvedAt = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ solvedAt, solver: `HiGHS ${highs.version.string}`, weeks }, null, 2)}\n`);
}

function optimumAt(place: number): WeekOptimum {
  const request = FROZEN_WEEKS[place];
  const form = request && weekForm(request, { days: WEEK_DAYS, rhythm: USUAL_RHYTHM });
  if (!request || !form) throw new Error(`No week can be planned for the request at ${place}`);
  const planned = Array.from({ length: SEEDS }, (_, seed) => usualWeek(request, place + 1000 * seed))
    .flatMap((week) => (week.ok ? [week.days] : []))
    .sort((a, b) => effortOfWeek(a) - effortOfWeek(b));
  const { bound, dishes } = weekBound(highs, form, SECONDS.bound);
  const [known] = planned;
  if (!known) throw new Error(`The planner refuses the week at ${place}`);
  const ownForm = weekForm(request, { days: WEEK_DAYS, rhythm: USUAL_RHYTHM, of: known }) ?? form;
  const found = bestWeek(highs, ownForm, { near: dishes, known, seconds: SECONDS.best }) ?? known;
  const best = effortOfWeek(found) < effortOfWeek(known) ? found : known;
  const { cookings, foods } = measureWeek(best);
  return { effortBound: tenth(bound), best: { effort: tenth(effortOfWeek(best)), cookings, foods } };
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
