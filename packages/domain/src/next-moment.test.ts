import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateInZone, timeInZone } from './date-in-zone.ts';
import { nextMoment } from './next-moment.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['19:00', 'Asia/Kolkata', '2026-11-21T10:00:00Z', '2026-11-21T13:30:00.000Z'],
  ['19:00', 'Asia/Kolkata', '2026-11-21T13:30:00Z', '2026-11-22T13:30:00.000Z'],
  ['00:00', 'Pacific/Kiritimati', '2026-11-21T09:59:00Z', '2026-11-21T10:00:00.000Z'],
  ['23:59', 'Pacific/Pago_Pago', '2026-11-21T10:58:00Z', '2026-11-21T10:59:00.000Z'],
  ['19:00', 'Europe/Berlin', '2026-10-24T18:00:00Z', '2026-10-25T18:00:00.000Z'],
  // 02:30 is left out on the day that summer begins, and comes twice on the day that it ends.
  ['02:30', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['02:30', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
])('%s in %s after %s is %s', (time, timeZone, after, moment) => {
  expect(nextMoment({ time }, { after: at(after), timeZone }).toISOString()).toBe(moment);
});

test('a day of the week is waited for, up to a whole week', () => {
  const monday = { time: '08:00', weekday: 1 };

  const first = nextMoment(monday, { after: at('2026-11-21T10:00:00Z'), timeZone: 'UTC' });

  expect(first.toISOString()).toBe('2026-11-23T08:00:00.000Z');
  expect(nextMoment(monday, { after: first, timeZone: 'UTC' }).toISOString()).toBe('2026-11-30T08:00:00.000Z');
});

test('is always later, within 26 hours, and shows the time wherever the clock has it', () => {
  const zones = ['Asia/Kolkata', 'America/St_Johns', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/New_York', 'UTC'];
  fc.assert(
    fc.property(
      fc.date({ min: at('2025-01-01'), max: at('2028-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1439 }),
      (after, timeZone, minute) => {
        const two = (count: number) => String(count).padStart(2, '0');
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const moment = nextMoment({ time }, { after, timeZone });
        const hours = (moment.getTime() - after.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(26);
        const isShown = timeInZone(moment, timeZone) === time;
        // Left out by a change of the clock: within the two hours after it.
        if (!isShown) expect(dateInZone(moment, timeZone) && timeInZone(moment, timeZone) > time).toBe(true);
      },
    ),
  );
});
