import { expect, test } from 'vitest';
import { nextResetText } from './next-reset-text.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const inMs = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [12 * DAY_MS + 5 * HOUR_MS, '12 days and 5 hours'],
  [DAY_MS + HOUR_MS, '1 day and 1 hour'],
  [DAY_MS, '1 day and 0 hours'],
  [DAY_MS - 1, '23 hours'],
  [HOUR_MS, '1 hour'],
  [59 * MINUTE_MS, 'Less than an hour'],
  [0, 'Resetting soon...'],
  [-DAY_MS, 'Resetting soon...'],
])('a reset %i ms ahead reads "%s"', (ms, text) => {
  expect(nextResetText({ plan: 'free', nextReset: inMs(ms), now: NOW })).toBe(text);
});

test.each(['pro', 'family'] as const)('%s without a date never resets', (plan) => {
  expect(nextResetText({ plan, nextReset: null, now: NOW })).toBe('Never resets (Unlimited)');
});

test('a free plan without a date is not known', () => {
  expect(nextResetText({ plan: 'free', nextReset: null, now: NOW })).toBe('N/A');
});

test('a paid plan with a date shows it', () => {
  expect(nextResetText({ plan: 'pro', nextReset: inMs(2 * DAY_MS), now: NOW })).toBe('2 days and 0 hours');
});
