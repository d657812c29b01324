import { isDeepStrictEqual } from 'node:util';
import type { CalendarChange, CalendarSkip } from '@platewise/contract/calendar/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import type { CalendarEntryRow, StoredEntry, StoredEntryRow } from '@platewise/db/tables/calendar-tables';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { type ChangedSlot, insertChange, pruneChanges } from './calendar-changes-repository.ts';
import {
  countEntries,
  deleteEntries,
  entriesOn,
  leftoversOf,
  lockRevision,
  type Place,
  updateRevision,
  upsertEntries,
} from './calendar-repository.ts';
import { storedEntry } from './entries/stored-entry.ts';
import { toEntry } from './entries/to-entry.ts';
import { readDays } from './read-days.ts';

/** What is to stand in a place; null for nothing. */
export type SlotWrite = Place & { entry: StoredEntry | null };

/** What a change comes to: what it writes, the days that it is about, and what it has to say. */
export type PlannedChange = {
  writes: readonly SlotWrite[];
  dates: readonly string[];
  skipped?: CalendarSkip[];
  warnings?: CalendarChange['warnings'];
};

type ChangeContext = Pick<UserContext, 'identity' | 'rights' | 'now' | 'newId'>;

/**
 * Changes a person's calendar: `plan` reads what it needs and says what is to be written, while no other change of the
 * same person can come between. What stood there is kept, to be taken back. Once for an Idempotency-Key.
 * @throws AppError CALENDAR_FULL, and whatever `plan` throws
 */
export function changeCalendar(
  context: Pick<UserContext, 'db' | 'identity' | 'rights' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  request: { procedure: string; input: unknown },
  plan: (trx: Db) => Promise<PlannedChange>,
): Promise<CalendarChange> {
  return runOnce<CalendarChange>(context, request, (save) =>
    context.db.transaction().execute(async (trx) => {
      const change = await applyChange(trx, context, plan);
      await save(trx, change);
      return change;
    }),
  );
}

/** The same within a transaction of the caller's. */
export async function applyChange(
  trx: Db,
  context: ChangeContext,
  plan: (trx: Db) => Promise<PlannedChange>,
): Promise<CalendarChange> {
  const { userId } = context.identity;
  const before = await lockRevision(trx, userId);
  const { writes, dates, skipped = [], warnings = [] } = await plan(trx);
  const written = await writeSlots(trx, context, { writes, revision: before + 1 });
  // Lists that follow the calendar are computed from it: a program that mirrors one has to read it again.
  if (written.changeId) await recordEvent(trx, context, 'list.changed');
  const marks = await readFavoriteMarks(trx, userId);
  const fed = await leftoversOf(trx, userId, mealsOf(written.slots));
  return {
    changeId: written.changeId,
    revision: written.changeId ? before + 1 : before,
    days: await readDays(trx, userId, [...new Set([...dates, ...fed.map(({ date }) => date)])]),
    replaced: written.replaced.map((row) => toEntry(row, marks)),
    skipped,
    warnings,
  };
}

/** Writes what differs from what stands there. */
async function writeSlots(
  trx: Db,
  { identity, now, newId }: ChangeContext,
  { writes, revision }: { writes: readonly SlotWrite[]; revision: number },
): Promise<{ changeId: string | null; replaced: CalendarEntryRow[]; slots: ChangedSlot[] }> {
  const { userId } = identity;
  const rows = await entriesOn(trx, userId, [...new Set(writes.map(({ date }) => date))]);
  const rowAt = (place: Place) => rows.find(({ date, slot }) => date === place.date && slot === place.slot);
  const changed = writes.filter((write) => {
    const row = rowAt(write);
    return !isDeepStrictEqual(row ? storedEntry(row) : null, write.entry);
  });
  if (changed.length === 0) return { changeId: null, replaced: [], slots: [] };
  const at = now();
  const filled = changed.flatMap(({ entry, date, slot }): StoredEntryRow[] =>
    entry ? [{ ...entry, user_id: userId, date, slot, revision, updated_at: at }] : [],
  );
  await upsertEntries(trx, filled);
  await deleteEntries(
    trx,
    userId,
    changed.filter(({ entry }) => entry === null),
  );
  await requireRoom(trx, userId, { isGrowing: filled.some((entry) => !rowAt(entry)) });
  const slots = changed.map((write): ChangedSlot => {
    const row = rowAt(write);
    return { date: write.date, slot: write.slot, was: row ? storedEntry(row) : null, became: write.entry };
  });
  const changeId = newId();
  await updateRevision(trx, userId, { revision });
  await insertChange(trx, userId, { id: changeId, revision, slots, createdAt: at });
  await pruneChanges(trx, userId, { keep: LIMITS.calendarUndoMax });
  return { changeId, replaced: changed.flatMap((write) => rowAt(write) ?? []), slots };
}

/** The meals that a change has put away or brought, and the days between which it did. */
function mealsOf(slots: readonly ChangedSlot[]): { mealIds: string[]; from: string; to: string } {
  const dates = slots.map(({ date }) => date).toSorted();
  const ids = slots.flatMap(({ was, became }) => [was, became].flatMap((entry) => entry?.meal?.id ?? []));
  return { mealIds: [...new Set(ids)], from: dates[0] ?? '', to: dates.at(-1) ?? '' };
}

async function requireRoom(trx: Db, userId: string, { isGrowing }: { isGrowing: boolean }): Promise<void> {
  const max = LIMITS.calendarEntriesMax;
  if (isGrowing && (await countEntries(trx, userId)) > max) throw new AppError('CALENDAR_FULL', { max });
}
