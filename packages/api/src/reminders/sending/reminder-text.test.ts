import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { expect, test } from 'vitest';
import { preparationText } from './reminder-text.ts';

const AT = { date: '2026-11-21', time: '19:00' };

function entry(date: string, slot: string, { hours, cookedOn }: { hours?: number; cookedOn?: string } = {}) {
  const meal = { name: 'Secret stew', items: [], ...(hours && { startsAhead: { hours, what: 'Soak the beans.' } }) };
  return {
    date,
    slot,
    meal,
    cooked_on: cookedOn ?? null,
    is_frozen: cookedOn !== undefined,
  } as unknown as CalendarEntryRow;
}

test.each([
  ['nothing', [entry('2026-11-22', 'lunch')], null],
  ['a lunch that soaks over night', [entry('2026-11-22', 'lunch', { hours: 10 })], 'To begin ahead: tomorrow’s lunch.'],
  ['a dinner that soaks by day', [entry('2026-11-22', 'dinner', { hours: 10 })], 'To begin ahead: tomorrow’s dinner.'],
  ['one whose time has begun before', [entry('2026-11-22', 'lunch', { hours: 20 })], null],
  ['one that is begun the evening after', [entry('2026-11-23', 'lunch', { hours: 10 })], null],
  [
    'one that takes two days',
    [entry('2026-11-23', 'dinner', { hours: 40 })],
    'To begin ahead: dinner on November 23, 2026.',
  ],
  [
    'what is in the freezer',
    [entry('2026-11-22', 'lunch', { cookedOn: '2026-11-15' })],
    'To take out of the freezer: tomorrow’s lunch.',
  ],
  ['what is left in the freezer', [entry('2026-11-23', 'lunch', { cookedOn: '2026-11-15' })], null],
  [
    'both',
    [
      entry('2026-11-22', 'breakfast', { hours: 10 }),
      entry('2026-11-22', 'lunch', { hours: 10 }),
      entry('2026-11-22', 'dinner', { cookedOn: '2026-11-15' }),
    ],
    'To begin ahead: tomorrow’s breakfast and tomorrow’s lunch. To take out of the freezer: tomorrow’s dinner.',
  ],
])('of a day with %s', (_what, entries, text) => {
  expect(preparationText(entries, AT)).toBe(text);
});
