import { expect, test } from 'vitest';
import { todayOf } from './today-of.ts';

const at = (moment: string) => Date.parse(moment);

test('it is the date that the server reported', () => {
  const reported = { today: '2026-11-22', at: at('2026-11-22T20:00:00Z'), timeZone: 'Asia/Kolkata' };

  expect(todayOf(reported, reported.at)).toBe('2026-11-22');
});

test('a page that stays open over midnight shows the next day, by the clock of the zone', () => {
  const reported = { today: '2026-11-22', at: at('2026-11-22T18:00:00Z'), timeZone: 'Asia/Kolkata' };

  expect(todayOf(reported, at('2026-11-22T18:29:00Z'))).toBe('2026-11-22');
  expect(todayOf(reported, at('2026-11-22T18:31:00Z'))).toBe('2026-11-23');
});

test('the night in which clocks go back has one midnight', () => {
  const reported = { today: '2026-10-24', at: at('2026-10-24T20:00:00Z'), timeZone: 'Europe/Berlin' };

  expect(todayOf(reported, at('2026-10-25T22:59:00Z'))).toBe('2026-10-25');
  expect(todayOf(reported, at('2026-10-25T23:00:00Z'))).toBe('2026-10-26');
});

test('a clock that is wrong by a year changes nothing', () => {
  const reported = { today: '2026-11-22', at: at('2025-11-22T12:00:00Z'), timeZone: 'UTC' };

  expect(todayOf(reported, at('2025-11-22T13:00:00Z'))).toBe('2026-11-22');
});
