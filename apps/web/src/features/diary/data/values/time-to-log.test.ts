import { expect, it } from 'vitest';
import { timeToLog } from './time-to-log.ts';

it.each([
  ['lunch', '12:50', '19:00', '12:50'],
  ['breakfast', '12:50', '07:10', '07:10'],
  ['breakfast', '12:50', '19:00', '08:00'],
  ['breakfast', null, '07:10', '07:10'],
] as const)('a %s at %s that was last eaten at %s is logged at %s', (slot, now, lastTime, time) => {
  expect(timeToLog(slot, { now, lastTime })).toBe(time);
});
