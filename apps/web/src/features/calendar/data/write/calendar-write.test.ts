import { describe, expect, test } from 'vitest';
import { sampleDay, sampleEntry } from '../../testing/sample-day.ts';
import type { Place } from '../place.ts';
import { type CalendarWrite, withWrites } from './calendar-write.ts';

const SUNDAY_DINNER: Place = { date: '2026-11-22', slot: 'dinner' };
const MONDAY_LUNCH: Place = { date: '2026-11-23', slot: 'lunch' };
const dinner = sampleEntry(SUNDAY_DINNER);
const days = [sampleDay('2026-11-22', [dinner]), sampleDay('2026-11-23')];
const move: CalendarWrite[] = [
  { ...SUNDAY_DINNER, entry: null },
  { ...MONDAY_LUNCH, entry: { ...dinner, ...MONDAY_LUNCH } },
];

test('a move empties one place and fills the other, and both days add up again', () => {
  const [sunday, monday] = withWrites(days, move);

  expect(sunday).toMatchObject({ entries: [], totals: { calories: 0 } });
  expect(monday).toMatchObject({ entries: [{ slot: 'lunch' }], totals: { calories: 600, macros: { protein: 30.5 } } });
});

test('written twice it is the same: the answer may be there before the change is over', () => {
  const once = withWrites(days, move);

  expect(withWrites(once, move)).toEqual(once);
});

test('days that nothing is written on stay the very same', () => {
  expect(withWrites(days, [{ ...MONDAY_LUNCH, entry: null }])[0]).toBe(days[0]);
});

test('entries keep the order of the slots', () => {
  const breakfast = sampleEntry({ date: '2026-11-22', slot: 'breakfast' });

  const [sunday] = withWrites(days, [{ date: '2026-11-22', slot: 'breakfast', entry: breakfast }]);

  expect(sunday?.entries.map(({ slot }) => slot)).toEqual(['breakfast', 'dinner']);
});

describe('fields changed by themselves', () => {
  test('servings multiply the figures as the server does', () => {
    const [sunday] = withWrites(days, [{ ...SUNDAY_DINNER, patch: { servings: 1.5 } }]);

    expect(sunday?.entries[0]).toMatchObject({
      servings: 1.5,
      meal: { servings: 1.5, calories: 600 },
      figures: { calories: 900, macros: { protein: 45.8, fat: 22.5, carbs: 120 } },
    });
  });

  test('an estimate counts, and its macros are stated to be unknown', () => {
    const out = sampleEntry(SUNDAY_DINNER, { kind: 'eating-out', meal: null, figures: null });
    const [before] = withWrites([sampleDay('2026-11-22', [out])], [{ ...SUNDAY_DINNER, patch: { isLocked: true } }]);
    const [after] = withWrites([sampleDay('2026-11-22', [out])], [{ ...SUNDAY_DINNER, patch: { kcal: 850 } }]);

    expect(before).toMatchObject({ totals: { calories: 0 }, unknown: { calories: 1, macros: 1 } });
    expect(after).toMatchObject({ totals: { calories: 850 }, unknown: { calories: 0, macros: 1 } });
  });

  test('a place that was emptied meanwhile stays empty', () => {
    const [, monday] = withWrites(days, [{ ...MONDAY_LUNCH, patch: { isLocked: true } }]);

    expect(monday?.entries).toEqual([]);
  });
});
