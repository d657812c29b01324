import { expect, test } from 'vitest';
import type { Place } from '../../data/place.ts';
import { stepFrom } from './use-grid-keys.ts';

const dates = ['2026-11-22', '2026-11-23', '2026-11-24'];
const slots = ['breakfast', 'lunch', 'dinner'] as const;
const start: Place = { date: '2026-11-23', slot: 'lunch' };
const press = (key: string, modifiers: { ctrlKey?: boolean; altKey?: boolean } = {}, from = start) =>
  stepFrom(from, { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }, { dates, slots });

test('arrows walk to the places next to, above and beneath', () => {
  expect(press('ArrowLeft')).toEqual({ date: '2026-11-22', slot: 'lunch' });
  expect(press('ArrowRight')).toEqual({ date: '2026-11-24', slot: 'lunch' });
  expect(press('ArrowUp')).toEqual({ date: '2026-11-23', slot: 'breakfast' });
  expect(press('ArrowDown')).toEqual({ date: '2026-11-23', slot: 'dinner' });
});

test('at the edges they stay where they are', () => {
  const corner: Place = { date: '2026-11-22', slot: 'breakfast' };

  expect(press('ArrowLeft', {}, corner)).toBeNull();
  expect(press('ArrowUp', {}, corner)).toBeNull();
});

test('Home and End lead to the ends of the row, with Ctrl to the corners', () => {
  expect(press('Home')).toEqual({ date: '2026-11-22', slot: 'lunch' });
  expect(press('End')).toEqual({ date: '2026-11-24', slot: 'lunch' });
  expect(press('Home', { ctrlKey: true })).toEqual({ date: '2026-11-22', slot: 'breakfast' });
  expect(press('End', { ctrlKey: true })).toEqual({ date: '2026-11-24', slot: 'dinner' });
});

test('other keys, and those that the browser needs, lead nowhere', () => {
  expect(press('a')).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
