import { expect, test } from 'vitest';
import type { Trend } from '../../data/diary-day.ts';
import { trendPoints } from './trend-points.ts';

const GOAL = { calories: 2000, protein: null, carbs: null, fat: 60, from: null };
const EATEN = { calories: 1800, protein: 90, carbs: 200, fat: 55, unknown: [] };
const TREND: Trend = {
  from: '2026-11-21',
  to: '2026-11-22',
  days: [
    { date: '2026-11-21', meals: 0, eaten: null, goal: GOAL },
    { date: '2026-11-22', meals: 3, eaten: EATEN, goal: GOAL },
  ],
  logged: 1,
  inARow: 1,
  averages: EATEN,
  averageGoal: 2000,
};

test('a day without meals is a gap and not a zero', () => {
  expect(trendPoints(TREND, 'calories')).toEqual({
    points: [
      { day: 'Nov 21', eaten: null, goal: 2000 },
      { day: 'Nov 22', eaten: 1800, goal: 2000 },
    ],
    hasGoal: true,
  });
});

test('a macro without a goal has no line', () => {
  expect(trendPoints(TREND, 'protein').hasGoal).toBe(false);
  expect(trendPoints(TREND, 'fat').hasGoal).toBe(true);
});
