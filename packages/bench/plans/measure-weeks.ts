import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { planWeek } from '@platewise/planner/week/plan-week';

/** What weeks of seven days came to. */
export type WeekMeasures = { weeks: number; refused: number; distinctMeals: number[]; milliseconds: number[] };

const DATES = Array.from({ length: 7 }, (_, day) => `2026-11-${String(16 + day)}`);

/** Plans a week of seven days for each request, with its place as the seed. */
export function measureWeeks(requests: readonly GenerationRequest[]): WeekMeasures {
  const measures: WeekMeasures = { weeks: 0, refused: 0, distinctMeals: [], milliseconds: [] };
  for (const [seed, request] of requests.entries()) {
    const started = performance.now();
    const outcome = planWeek(request, { days: DATES.map((date) => ({ date })), seed, avoid: [] });
    measures.milliseconds.push(performance.now() - started);
    measures.weeks++;
    if (!outcome.ok) measures.refused++;
    else measures.distinctMeals.push(new Set(outcome.days.flatMap(({ meals }) => meals.map(({ name }) => name))).size);
  }
  return measures;
}
