import type { Calendar } from '@platewise/contract/calendar/calendar-schema';
import { expect, test } from 'vitest';
import { sampleDay, sampleEntry } from '../testing/sample-day.ts';
import { withDays } from './take-calendar-change.ts';

const dates = ['2026-11-22', '2026-11-23'];
const week: Calendar = {
  from: '2026-11-22',
  to: '2026-11-23',
  today: '2026-11-22',
  revision: 5,
  profileId: null,
  days: dates.map((date) => sampleDay(date)),
  frozenLater: [],
};
const filled = sampleDay('2026-11-23', [sampleEntry({ date: '2026-11-23', slot: 'lunch' })]);

test('days of an answer take the place of those shown; days of other weeks are left aside', () => {
  const after = withDays(week, { revision: 6, days: [filled, sampleDay('2026-12-24')] });

  expect(after.revision).toBe(6);
  expect(after.days).toEqual([week.days[0], filled]);
});

test('what waits in the freezer after a week follows the answer, wherever it is moved', () => {
  const leftover = { cookedOn: '2026-11-22', useBy: '2027-01-21', isFrozen: true };
  const plate = (date: string) => sampleEntry({ date, slot: 'dinner' }, { leftover });
  const move = (before: Calendar, from: string, to: string) =>
    withDays(before, { revision: 6, days: [sampleDay(from), sampleDay(to, [plate(to)])] });

  const later = move(week, '2026-11-23', '2026-12-20');
  expect(later.frozenLater).toEqual([plate('2026-12-20')]);
  expect(move(later, '2026-12-20', '2026-12-24').frozenLater).toEqual([plate('2026-12-24')]);
  expect(move(later, '2026-12-20', '2026-11-23').frozenLater).toEqual([]);
  const ofOther = { ...plate('2026-12-24'), leftover: { ...leftover, cookedOn: '2026-12-20' } };
  expect(withDays(week, { revision: 6, days: [sampleDay('2026-12-24', [ofOther])] }).frozenLater).toEqual([]);
});

test('an answer that is older than what was read since changes nothing', () => {
  expect(withDays(week, { revision: 4, days: [filled] })).toBe(week);
});
