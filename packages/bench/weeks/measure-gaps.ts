import { FROZEN_WEEKS, usualWeek } from './frozen-weeks.ts';
import { measureWeek } from './measure-week.ts';
import { readOptima, type WeekOptima } from './read-optima.ts';
import { effortOfWeek } from './week-optimum.ts';

/** The planner's frozen weeks next to what a solver knows of them, a figure for each week; below zero where the planner's is better. */
export type WeekGaps = {
  optima: WeekOptima;
  weeks: number;
  refused: number;
  /** Percent of the effort of the best week that is known, and of the bound that none is below; and the first above the second. */
  aboveBest: number[];
  aboveBound: number[];
  bestAboveBound: number[];
  /** Cookings and different foods more than those of the best week. */
  cookings: number[];
  foods: number[];
};

/** Plans each frozen week, its place as the seed; solves nothing. */
export function measureGaps(): WeekGaps {
  const optima = readOptima();
  const gaps: WeekGaps = {
    optima,
    weeks: FROZEN_WEEKS.length,
    refused: 0,
    aboveBest: [],
    aboveBound: [],
    bestAboveBound: [],
    cookings: [],
    foods: [],
  };
  for (const [place, { effortBound, best }] of optima.weeks.entries()) {
    const request = FROZEN_WEEKS[place];
    const week = request && usualWeek(request, place);
    if (!week?.ok) {
      gaps.refused += 1;
      continue;
    }
    const effort = effortOfWeek(week.days);
    const { cookings, foods } = measureWeek(week.days);
    gaps.aboveBest.push(100 * (effort / best.effort - 1));
    gaps.aboveBound.push(100 * (effort / effortBound - 1));
    gaps.bestAboveBound.push(100 * (best.effort / effortBound - 1));
    gaps.cookings.push(cookings - best.cookings);
    gaps.foods.push(foods - best.foods);
  }
  return gaps;
}
