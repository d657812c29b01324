import { isTimeZone } from '@platewise/contract/dates/time-zone';
import { expect, test } from 'vitest';
import { dateInZone } from './date-in-zone.ts';

test.each([
  // Half an hour off, and a day ahead of UTC in the evening.
  ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21'],
  ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22'],
  // Clocks go forward on 8 March 2026 and back on 1 November 2026.
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  // Its clocks change by half an hour: +11 until 5 April 2026, +10:30 after it.
  ['Australia/Lord_Howe', '2026-04-04T12:59:59Z', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-06'],
  // Samoa went from 29 to 31 December 2011 overnight.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('in %s it is at %s %s', (timeZone, moment, date) => {
  expect(dateInZone(new Date(moment), timeZone)).toBe(date);
});

test('names of time zones are reported from what is none', () => {
  for (const name of ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) {
    expect(isTimeZone(name), name).toBe(true);
  }
  for (const text of ['', '+05:30', 'Mars/Olympus', ' UTC', 'Asia/', '../etc/passwd', 'x'.repeat(5000)]) {
    expect(isTimeZone(text), text).toBe(false);
  }
});
