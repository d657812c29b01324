import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import { sql } from 'kysely';

/** Counts a call in one statement and returns the calls of this window so far. */
export async function countCall(
  db: Db,
  { subject, rateClass, windowStart }: { subject: string; rateClass: string; windowStart: Date },
): Promise<number> {
  const { calls } = await db
    .insertInto('rate_counter')
    .values({ subject, rate_class: rateClass, window_start: windowStart, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'rate_class']).doUpdateSet({
        calls: sql<number>`case when rate_counter.window_start = excluded.window_start then rate_counter.calls + 1 else 1 end`,
        window_start: windowStart,
      }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow();
  return calls;
}

/** Removes the counters of windows that began before `before`. */
export async function deleteOldCounters(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'rate_counter', by: 'window_start', until: before });
}

/** Notes until when somebody is refused; their calls may be counted elsewhere. */
export async function setRefused(
  db: Db,
  { subject, rateClass, at, until }: { subject: string; rateClass: string; at: Date; until: Date },
): Promise<void> {
  await db
    .insertInto('rate_counter')
    .values({ subject, rate_class: rateClass, window_start: at, calls: 0, refused_until: until })
    .onConflict((conflict) => conflict.columns(['subject', 'rate_class']).doUpdateSet({ refused_until: until }))
    .execute();
}

/** Whom a limit refuses at a moment, the longest first. */
export function listRefused(db: Db, { at, limit }: { at: Date; limit: number }) {
  return db
    .selectFrom('rate_counter')
    .select(['subject', 'rate_class', 'calls', 'refused_until'])
    .where('refused_until', '>', at)
    .orderBy('refused_until', 'desc')
    .orderBy('subject')
    .orderBy('rate_class')
    .limit(limit)
    .execute();
}
