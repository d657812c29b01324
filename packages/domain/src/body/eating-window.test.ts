import { expect, test } from 'vitest';
import { isOfferedWindow, isOpenAt } from './eating-window.ts';

const DAY = { opens: '10:00', closes: '18:00' };
const NIGHT = { opens: '18:30', closes: '02:30' };

test.each([
  [DAY, true],
  [NIGHT, true],
  [{ opens: '10:00', closes: '17:59' }, false],
  [{ opens: '18:31', closes: '02:30' }, false],
  [{ opens: '10:00', closes: '10:00' }, false],
])('%j is offered: %s', (window, isOffered) => {
  expect(isOfferedWindow(window)).toBe(isOffered);
});

test.each([
  [DAY, '09:59', false],
  [DAY, '10:00', true],
  [DAY, '17:59', true],
  [DAY, '18:00', false],
  [NIGHT, '23:59', true],
  [NIGHT, '02:29', true],
  [NIGHT, '02:30', false],
  [NIGHT, '12:00', false],
])('%j is open at %s: %s', (window, time, isOpen) => {
  expect(isOpenAt(window, time)).toBe(isOpen);
});
