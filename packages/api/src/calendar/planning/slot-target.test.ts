import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { CalendarEntryRow, StoredEntry } from '@platewise/db/tables/calendar-tables';
import { describe, expect, test } from 'vitest';
import { porridge } from '../../testing/fake-planner.ts';
import { mealEntry, plainEntry } from '../entries/new-entry.ts';
import { slotTarget } from './slot-target.ts';

const row = (slot: CalendarSlot, entry: StoredEntry): CalendarEntryRow => ({
  ...entry,
  user_id: 'user',
  date: '2026-11-30',
  slot,
  cooked_on: null,
  revision: 1,
  updated_at: new Date(0),
});
const meal = (slot: CalendarSlot, calories: number, servings = 1) =>
  row(slot, mealEntry({ ...porridge('Meal'), id: 'meal-1', calories }, { servings }));
const target = (slot: CalendarSlot, others: CalendarEntryRow[], targetKcal = 2000) =>
  slotTarget(slot, { targetKcal, others });

describe('a new meal of a slot', () => {
  test('on an empty day aims at its share of it', () => {
    expect(target('breakfast', []).kcal).toBe(560);
    expect(target('lunch', []).kcal).toBe(720);
    expect(target('dinner', []).kcal).toBe(720);
    expect(target('snack', []).kcal).toBe(182);
  });

  test('shares what is left with the main meals that are still to come', () => {
    expect(target('lunch', [meal('breakfast', 800)])).toMatchObject({ kcal: 600, plannedKcal: 800 });
    expect(target('dinner', [meal('breakfast', 500), meal('lunch', 400, 2)])).toMatchObject({ kcal: 700 });
  });

  test('leaves the usual share for what nobody knows, and says for what', () => {
    const out = row('lunch', plainEntry('eating-out', {}));
    const soup = row('breakfast', mealEntry({ id: 'x', name: 'Soup' }, { servings: 1 }));

    expect(target('dinner', [out, soup])).toMatchObject({ kcal: 720, assumed: ['Eating out', 'Soup'] });
    expect(target('dinner', [row('lunch', plainEntry('eating-out', { kcal: 1000 }))])).toMatchObject({
      kcal: Math.round((1000 * 0.36) / 0.64),
      assumed: [],
    });
  });

  test('leaves the share of a slot where a note stands: something may be eaten there', () => {
    expect(target('dinner', [row('lunch', plainEntry('note', { note: 'Leftovers' }))]).kcal).toBe(720);
  });

  test('gets nothing where less than the smallest meal is left', () => {
    expect(target('snack', [meal('lunch', 1921)]).kcal).toBeNull();
    expect(target('snack', [meal('breakfast', 640), meal('lunch', 640), meal('dinner', 640)]).kcal).toBe(80);
    expect(target('dinner', [meal('lunch', 2500)])).toMatchObject({ kcal: null, plannedKcal: 2500 });
  });

  test('holds no more than a meal can, and the rest of the day is reported', () => {
    expect(target('dinner', [meal('breakfast', 200), meal('lunch', 200)], 3000)).toMatchObject({
      kcal: 1500,
      missingKcal: 1100,
    });
    expect(target('dinner', [], 6000)).toMatchObject({ kcal: 2000, missingKcal: 0 });
  });
});
