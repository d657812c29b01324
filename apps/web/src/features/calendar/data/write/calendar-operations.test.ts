import { expect, test } from 'vitest';
import { operationWords } from '../../../../app/offline/operations.ts';
import { tooLateToRepeat } from '../../../../shared/sync/queue/judge-failure.ts';
import { anOperation } from '../../../../shared/sync/testing/new-device.ts';
import { sampleDay, sampleEntry } from '../../testing/sample-day.ts';
import { type CalendarOperation, writesOf } from './calendar-operations.ts';
import { withWrites } from './calendar-write.ts';
import { changeMutation, moveMutation, removeMutation } from './mutations.ts';

const dinner = sampleEntry({ date: '2026-11-22', slot: 'dinner' });
const toLunch = moveMutation(dinner, { date: '2026-11-22', slot: 'lunch' }, { copy: false, standing: null });
const pending = ({ kind, input, shown }: typeof toLunch, changes: Partial<CalendarOperation> = {}) =>
  anOperation({ kind, input, shown, ...changes } as CalendarOperation);

test('what is pending is reported by its name and its place', () => {
  expect(operationWords(pending(toLunch))).toBe('“Lentil stew” in the calendar, to Lunch, Sunday, November 22');
  expect(operationWords(pending(removeMutation(dinner)))).toBe(
    'Removal of “Lentil stew” from the calendar, Dinner, Sunday, November 22',
  );
});

test('the calendar is shown as it will be, in the order in which things were done', () => {
  const moved = { ...dinner, slot: 'lunch' as const };
  const writes = writesOf([pending(toLunch), pending(changeMutation(moved, { servings: 2 }))]);

  const [day] = withWrites([sampleDay('2026-11-22', [dinner])], writes);

  expect(day?.entries).toMatchObject([{ slot: 'lunch', servings: 2 }]);
});

test('a move whose answer was lost too long ago is not sent again by itself: it could change places back', () => {
  const sent = { firstSentAt: 0 };
  const later = 24 * 3_600_000;

  expect(tooLateToRepeat(pending(toLunch, sent), later)?.sentence).toContain('Check your calendar');
  expect(tooLateToRepeat(pending(changeMutation(dinner, { servings: 2 }), sent), later)).toBeNull();
});
