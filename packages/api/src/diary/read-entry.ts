import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import { findEntry, mealsBetween } from './diary-repository.ts';
import { readGoal } from './goals/read-goals.ts';
import { toDiaryEntry } from './to-diary-entry.ts';

/** A day of a person's diary; null while nothing is kept for it. */
export async function readEntry(db: Db, userId: string, { date }: { date: string }): Promise<DiaryEntry | null> {
  const entry = await findEntry(db, userId, { date });
  if (!entry) return null;
  const meals = await mealsBetween(db, userId, { from: date, to: date });
  return toDiaryEntry(entry, meals, await readGoal(db, userId, { date }));
}

/** A day that was just written. */
export async function readWrittenEntry(db: Db, userId: string, { date }: { date: string }): Promise<DiaryEntry> {
  const entry = await readEntry(db, userId, { date });
  if (!entry) throw new Error(`There is no day of the diary on ${date} although it was written.`);
  return entry;
}
