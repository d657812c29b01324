import { expect, test } from 'vitest';
import { sampleDay, sampleEntry } from '../testing/sample-day.ts';
import { leftoverSentence, servingsCooked, withStandingLeftovers } from './leftovers.ts';

const dinner = sampleEntry({ date: '2026-11-22', slot: 'dinner' }, { servings: 1.5 });
const leftover = { cookedOn: '2026-11-22', useBy: '2026-11-25', isFrozen: false };
const lunch = sampleEntry({ date: '2026-11-23', slot: 'lunch' }, { leftover });
const days = [sampleDay('2026-11-22', [dinner]), sampleDay('2026-11-23', [lunch])];
const week = { days, frozenLater: [] };

test('a dinner is cooked in the servings of all that it leaves', () => {
  expect(servingsCooked(dinner, week)).toBe(2.5);
  expect(leftoverSentence(dinner, week)).toBe('Cook 2.5 servings in all. The rest is for: Lunch, Monday, November 23.');
  expect(leftoverSentence(lunch, week)).toBe(
    'Left over from Sun, Nov 22: warm it up until it steams. It keeps until Wed, Nov 25.',
  );
  expect(leftoverSentence(dinner, { ...week, days: days.slice(0, 1) })).toBeNull();
});

test('what waits for longer is to be frozen on the day it is cooked, and comes from the freezer', () => {
  const frozen = sampleEntry(
    { date: '2026-11-26', slot: 'dinner' },
    { servings: 0.75, leftover: { ...leftover, useBy: '2027-01-21', isFrozen: true } },
  );
  const more = [...days, sampleDay('2026-11-26', [frozen])];

  expect(leftoverSentence(dinner, { ...week, days: more })).toBe(
    'Cook 3.25 servings in all. The rest is for: Lunch, Monday, November 23 and Dinner, Thursday, November 26. Freeze 0.75 servings as soon as they are cold, for: Dinner, Thursday, November 26.',
  );
  expect(leftoverSentence(frozen, { ...week, days: more })).toBe(
    'From the freezer, cooked on Sun, Nov 22: thaw it in the fridge the day before, and warm it up until it steams.',
  );
});

test('a plate in the freezer counts, however much later it is eaten, and once', () => {
  const frozen = sampleEntry({ date: '2026-12-20', slot: 'dinner' }, { leftover: { ...leftover, isFrozen: true } });

  const far = { days, frozenLater: [frozen] };
  expect(servingsCooked(dinner, far)).toBe(3.5);
  expect(leftoverSentence(dinner, far)).toContain('Freeze 1 serving');
  expect(servingsCooked(dinner, { ...far, days: [...days, sampleDay('2026-12-20', [frozen])] })).toBe(3.5);
});

test('days whose leftovers stand stay the same', () => {
  expect(withStandingLeftovers(days)).toBe(days);
  // The day of the cooking is not shown: the server knows.
  const [, monday] = days;
  expect(monday && withStandingLeftovers([monday])[0]).toBe(monday);
});

test.each([
  ['its dinner is gone', [sampleDay('2026-11-22'), sampleDay('2026-11-23', [lunch])]],
  [
    'another dinner stands there',
    [
      sampleDay('2026-11-22', [sampleEntry(dinner, { meal: { id: 'meal-2', name: 'Soup' } })]),
      sampleDay('2026-11-23', [lunch]),
    ],
  ],
  ['it was moved behind its last day', [sampleDay('2026-11-26', [{ ...lunch, date: '2026-11-26' }])]],
  ['it was moved to the day of its cooking', [sampleDay('2026-11-22', [dinner, { ...lunch, date: '2026-11-22' }])]],
])('a lunch is cooked by itself where %s', (_, changed) => {
  const entries = withStandingLeftovers(changed).flatMap((day) => day.entries);

  expect(entries.find(({ slot }) => slot === 'lunch')).not.toHaveProperty('leftover');
});
