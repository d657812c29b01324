import { expect, test } from 'vitest';
import { durationText, minuteText, timeOfDay } from './session-clock.ts';

test.each([
  [0, '0\u00a0min'],
  [45, '45\u00a0min'],
  [120, '2\u00a0h'],
  [125, '2\u00a0h 5\u00a0min'],
])('%i minutes are %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [0, undefined, /^0:00$/],
  [65, undefined, /^1:05$/],
  [0, '09:30', /^0?9:30( AM)?$/],
  [65, '09:30', /^10:35( AM)?$/],
  [90, '23:15', /^(12:45 AM|00:45|24:45)$/],
])('minute %i of a session that begins at %s is %s', (minute, start, text) => {
  expect(minuteText(minute, start).replaceAll(/\s/g, ' ')).toMatch(text);
});

test('the time of day has two digits each', () => {
  expect(timeOfDay(new Date(2026, 10, 22, 7, 5))).toBe('07:05');
});
