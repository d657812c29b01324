import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const STAMP = new Date('2026-11-21T10:00:00.000Z');
const EVENT = {
  uid: 'a-0-2026-11-30@platewise',
  sequence: 3,
  date: '2026-11-30',
  time: '08:00',
  minutes: 30,
  summary: 'Breakfast: Poha',
  description: 'Steps',
};

const unfold = (text: string) => text.replaceAll('\r\n ', '');

test('a file is lines with CRLF that begin and end a calendar, an event at local time between them', () => {
  const text = calendarFile({ name: 'Monday', stamp: STAMP, events: [EVENT] });

  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.trimEnd().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Platewise AI//Meal plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Monday',
    'BEGIN:VEVENT',
    'UID:a-0-2026-11-30@platewise',
    'DTSTAMP:20261121T100000Z',
    'DTSTART:20261130T080000',
    'DURATION:PT30M',
    'SEQUENCE:3',
    'SUMMARY:Breakfast: Poha',
    'DESCRIPTION:Steps',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('commas, semicolons, backslashes and line ends of a text are escaped', () => {
  const description = 'a, b; c\\d\r\ne\rf\nBEGIN:VEVENT';

  const text = calendarFile({ name: '', stamp: STAMP, events: [{ ...EVENT, description }] });

  expect(text).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne\\nf\\nBEGIN:VEVENT\r\n');
});

test('no line has more than 75 bytes, and no character is torn', () => {
  const summary = `${'é'.repeat(90)}${'ज'.repeat(60)}${'🍲'.repeat(40)} the end`;

  const text = calendarFile({ name: summary, stamp: STAMP, events: [{ ...EVENT, summary }] });

  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfold(text)).toContain(`SUMMARY:${summary}\r\n`);
  expect(text).not.toContain('\ufffd');
});
