import { describe, expect, test } from 'vitest';
import { sampleDay, sampleEntry } from '../../testing/sample-day.ts';
import type { Place } from '../place.ts';
import { withWrites } from './calendar-write.ts';
import { changeMutation, moveMutation, placeMutation, removeMutation } from './mutations.ts';

const DINNER: Place = { date: '2026-11-22', slot: 'dinner' };
const LUNCH: Place = { date: '2026-11-22', slot: 'lunch' };
const stew = sampleEntry(DINNER, { isLocked: true });
const note = sampleEntry(LUNCH, { kind: 'note', meal: null, note: 'Soup\nof Sunday', figures: null });
const day = sampleDay('2026-11-22', [note, stew]);
const shownAfter = (mutation: ReturnType<typeof moveMutation>) =>
  withWrites([day], mutation.shown.writes)[0]?.entries.map(({ slot, kind, isLocked }) => ({ slot, kind, isLocked }));

describe('a move', () => {
  test('brings what stands there to the first place, and says so', () => {
    const mutation = moveMutation(stew, LUNCH, { copy: false, standing: note });

    expect(mutation.input).toEqual({ from: DINNER, to: LUNCH, copy: false });
    expect(mutation.confirmation).toBe('“Lentil stew” and “Soup” have changed places.');
    expect(shownAfter(mutation)).toEqual([
      { slot: 'lunch', kind: 'meal', isLocked: true },
      { slot: 'dinner', kind: 'note', isLocked: false },
    ]);
  });

  test('leaves the first place empty where nothing stood in the other', () => {
    const mutation = moveMutation(stew, { date: '2026-11-22', slot: 'breakfast' }, { copy: false, standing: null });

    expect(mutation.confirmation).toBe('“Lentil stew” is now at Breakfast, Sunday, November 22.');
    expect(shownAfter(mutation)?.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch']);
  });

  test('as a copy takes the place of what stands there, without the lock', () => {
    const mutation = moveMutation(stew, LUNCH, { copy: true, standing: note });

    expect(mutation.confirmation).toContain('replacing “Soup”');
    expect(shownAfter(mutation)).toEqual([
      { slot: 'lunch', kind: 'meal', isLocked: false },
      { slot: 'dinner', kind: 'meal', isLocked: true },
    ]);
  });
});

test('what stood in a place that was not shown is stated as the server says it', () => {
  const far: Place = { date: '2026-12-24', slot: 'dinner' };
  const roast = sampleEntry(far, { kind: 'note', meal: null, note: 'Roast', figures: null });

  const copied = moveMutation(stew, far, { copy: true, standing: null });
  const moved = moveMutation(stew, far, { copy: false, standing: null });
  const placed = placeMutation(far, { favoriteId: 'favorite-1', meal: { id: 'meal-2', name: 'Stew' } }, null);

  expect(copied.confirmationOf?.([roast])).toContain('replacing “Roast”');
  expect(moved.confirmationOf?.([roast, stew])).toBe('“Lentil stew” and “Roast” have changed places.');
  expect(moved.confirmationOf?.([stew])).toBe('“Lentil stew” is now at Dinner, Thursday, December 24.');
  expect(placed.confirmationOf?.([roast])).toBe('Meal added successfully, replacing “Roast”.');
});

test('each order has a key of its own, so that a retry is not done twice', () => {
  expect(removeMutation(stew).key).not.toBe(removeMutation(stew).key);
});

test('a change sends the field that was changed and no other', () => {
  expect(changeMutation(stew, { servings: 2 }).input).toEqual({ ...DINNER, servings: 2 });
  expect(changeMutation(stew, { isLocked: false }).confirmation).toBe('“Lentil stew” is unlocked.');
  expect(changeMutation(stew, { note: null }).confirmation).toBe('Note removed.');
});

describe('what is put into a slot', () => {
  const meal = { id: 'meal-2', name: 'Dal', calories: 400, servings: 2 };

  test('is sent by its id and shown with its figures', () => {
    const mutation = placeMutation(LUNCH, { favoriteId: 'fav-1', meal }, note);

    expect(mutation.input).toEqual({ ...LUNCH, favoriteId: 'fav-1' });
    expect(mutation.confirmation).toBe('Meal added successfully, replacing “Soup”.');
    expect(mutation.shown.writes).toMatchObject([{ entry: { kind: 'meal', servings: 2, figures: { calories: 800 } } }]);
  });

  test('of a plan keeps the servings that the plan has', () => {
    const mutation = placeMutation(LUNCH, { planId: 'plan-1', mealId: 'meal-2', meal }, null);

    expect(mutation.input).toEqual({ ...LUNCH, planId: 'plan-1', mealId: 'meal-2', servings: 2 });
    expect(mutation.confirmation).toBe('Meal added successfully');
  });

  test('may be eating out with an estimate, or a note alone', () => {
    const out = placeMutation(LUNCH, { eatingOut: true, kcal: null }, null);
    const written = placeMutation(LUNCH, { note: 'With Asha' }, null);

    expect(out.input).toEqual({ ...LUNCH, eatingOut: true, kcal: null });
    expect(out.shown.writes).toMatchObject([{ entry: { kind: 'eating-out', figures: null } }]);
    expect(written.input).toEqual({ ...LUNCH, note: 'With Asha' });
    expect(written.shown.writes).toMatchObject([{ entry: { kind: 'note', note: 'With Asha', figures: null } }]);
  });
});
