import { CALENDAR_SLOTS, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { expect, it } from 'vitest';
import { MEAL_TIMES } from '../meal-times.ts';
import { startsAt } from './starts-at.ts';

it.each([
  [{ date: '2026-03-01', slot: 'dinner' }, 10, '2026-03-01T09:00'],
  [{ date: '2026-03-01', slot: 'breakfast' }, 10, '2026-02-28T22:00'],
  [{ date: '2026-03-01', slot: 'breakfast' }, 20, '2026-02-28T12:00'],
  [{ date: '2026-03-01', slot: 'dinner' }, 40, '2026-02-27T21:00'],
  [{ date: '2026-03-01', slot: 'breakfast' }, 8, '2026-02-28T21:00'],
  [{ date: '2026-03-01', slot: 'lunch' }, 10, '2026-02-28T21:00'],
  [{ date: '2026-03-01', slot: 'lunch' }, 7, '2026-03-01T06:00'],
] as const)('%o begins %d hours before, at %s', (place, hours, at) => {
  expect(startsAt(place, { hours })).toBe(at);
});

it('never asks anybody to get up at night, and never begins later than it must', () => {
  for (const slot of CALENDAR_SLOTS) {
    for (let hours = 2; hours <= 72; hours += 0.5) {
      const at = startsAt({ date: '2026-03-05', slot }, { hours });
      const clock = at.slice('YYYY-MM-DDT'.length);
      expect(clock >= '06:00' && clock <= '22:00', `${slot}, ${hours} h: ${at}`).toBe(true);
      const usual = Date.parse(`2026-03-05T${MEAL_TIMES[mealTypeOf(slot)]}Z`);
      expect((usual - Date.parse(`${at}Z`)) / 3_600_000).toBeGreaterThanOrEqual(hours);
    }
  }
});
