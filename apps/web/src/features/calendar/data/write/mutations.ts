import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { randomId } from '../../../../shared/api/random-id.ts';
import { placeText } from '../../parts/week/day-words.ts';
import { entryName } from '../entry-words.ts';
import { isSamePlace, type Place } from '../place.ts';
import type { CalendarMutation } from './calendar-mutation.ts';
import { type EntryPatch, figuresOf } from './calendar-write.ts';

const words = calendarScreen;

/** Another place for an entry: what stands there comes to the first one; a copy takes its place. */
export function moveMutation(
  entry: CalendarEntry,
  to: Place,
  { copy, standing }: { copy: boolean; standing: CalendarEntry | null },
): CalendarMutation {
  const { date, slot } = entry;
  const from: Place = { date, slot };
  const [name, place] = [entryName(entry), placeText(to)];
  const confirmation = (there: CalendarEntry | null) =>
    moveConfirmation({ name, place, other: there && entryName(there), copy });
  const moved = { ...entry, ...to };
  const writes = copy
    ? [{ ...to, entry: { ...moved, isLocked: false } }]
    : [
        { ...to, entry: moved },
        { ...from, entry: standing && { ...standing, ...from } },
      ];
  return {
    kind: 'calendar.move',
    input: { from, to, copy },
    shown: { name, place, writes },
    confirmation: confirmation(standing),
    confirmationOf: (replaced) => confirmation(replaced.find((one) => isSamePlace(one, to)) ?? null),
    failed: words.changeFailed,
    key: randomId(),
  };
}

/** An empty slot again. */
export function removeMutation(entry: CalendarEntry): CalendarMutation {
  const { date, slot } = entry;
  const name = entryName(entry);
  return {
    kind: 'calendar.remove',
    input: { date, slot },
    shown: { name, place: placeText(entry), writes: [{ date, slot, entry: null }] },
    confirmation: words.removed({ name }),
    failed: words.removeFailed,
    key: randomId(),
  };
}

/** Some fields of an entry; the others stay, so that two devices that change different ones keep both. */
export function changeMutation(entry: CalendarEntry, patch: EntryPatch): CalendarMutation {
  const { date, slot } = entry;
  return {
    kind: 'calendar.change',
    input: { date, slot, ...patch },
    shown: { name: entryName(entry), place: placeText(entry), writes: [{ date, slot, patch }] },
    confirmation: changeConfirmation(entryName(entry), patch),
    failed: words.changeFailed,
    key: randomId(),
  };
}

/** What is put into a slot, by where it is found. */
type Source =
  | { favoriteId: string; meal: NonNullable<CalendarEntry['meal']> }
  | { planId: string; mealId: string; meal: NonNullable<CalendarEntry['meal']> }
  | { eatingOut: true; kcal: number | null }
  | { note: string };

/** Something for a slot, in the place of what stands there. */
export function placeMutation(place: Place, source: Source, standing: CalendarEntry | null): CalendarMutation {
  const entry = entryOf(place, source);
  const { date, slot } = place;
  const { meal: _shownOnly, ...content } = { meal: null, ...source };
  const servings = entry.meal && 'planId' in source ? { servings: entry.servings } : {};
  return {
    kind: 'calendar.place',
    input: { date, slot, ...content, ...servings },
    shown: { name: entryName(entry), place: placeText(place), writes: [{ ...place, entry }] },
    confirmation: placeConfirmation(entry, standing),
    confirmationOf: (replaced) => placeConfirmation(entry, replaced.find((one) => isSamePlace(one, place)) ?? null),
    failed: texts.calendar.addFailed,
    key: randomId(),
  };
}

function entryOf(place: Place, source: Source): CalendarEntry {
  const meal = 'meal' in source ? source.meal : null;
  const servings = meal?.servings ?? 1;
  const entry: CalendarEntry = {
    ...place,
    kind: meal ? 'meal' : 'eatingOut' in source ? 'eating-out' : 'note',
    meal: meal && { ...meal, servings },
    servings,
    note: 'note' in source ? source.note : null,
    kcal: 'kcal' in source ? source.kcal : null,
    isLocked: false,
    planId: 'planId' in source ? source.planId : null,
    figures: null,
    revision: 0,
    updatedAt: '',
  };
  return { ...entry, figures: figuresOf(entry) };
}

function placeConfirmation({ kind }: CalendarEntry, standing: CalendarEntry | null): string {
  if (kind === 'note') return words.noteSaved;
  if (kind === 'eating-out') return words.outAdded;
  return standing ? words.addedOver({ other: entryName(standing) }) : texts.calendar.added;
}

type Moved = { name: string; place: string; other: string | null; copy: boolean };

function moveConfirmation({ name, place, other, copy }: Moved): string {
  if (copy) return other ? words.copiedOver({ name, place, other }) : words.copied({ name, place });
  return other ? words.swapped({ name, other }) : words.moved({ name, place });
}

function changeConfirmation(name: string, { isLocked, servings, note, kcal }: EntryPatch): string {
  if (isLocked !== undefined) return isLocked ? words.lockedNow({ name }) : words.unlockedNow({ name });
  if (servings !== undefined) return words.servingsNow({ name, count: servings });
  if (note !== undefined) return note ? words.noteSaved : words.noteRemoved;
  return kcal === null ? words.estimateRemoved : words.estimateSaved;
}
