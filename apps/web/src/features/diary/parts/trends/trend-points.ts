import type { DiaryMacro } from '@platewise/contract/diary/diary-macros';
import type { Trend } from '../../data/diary-day.ts';
import { tickDateText } from '../day/date-text.ts';

export type TrendFigure = 'calories' | DiaryMacro;

/** A day of a chart: what was eaten, null where nothing was logged, and the goal, null where there is none. */
export type TrendPoint = { day: string; eaten: number | null; goal: number | null };

/** One figure of every day, oldest first, and whether any of them has a goal for it. */
export function trendPoints({ days }: Trend, figure: TrendFigure): { points: TrendPoint[]; hasGoal: boolean } {
  const points = days.map(({ date, eaten, goal }) => ({
    day: tickDateText(date),
    eaten: eaten === null ? null : eaten[figure],
    goal: goal[figure],
  }));
  return { points, hasGoal: points.some(({ goal }) => goal !== null) };
}
