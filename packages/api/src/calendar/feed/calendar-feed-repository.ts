import type { Db } from '@platewise/db/database';

/** When the feed's link was made; null without one. */
export async function findFeedDate(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar')
    .select('feed_created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.feed_created_at ?? null;
}

/** Sets the link of a person's feed, in the place of the one before; null for none. */
export async function setFeed(db: Db, userId: string, feed: { hash: string; createdAt: Date } | null): Promise<void> {
  const fields = { feed_hash: feed?.hash ?? null, feed_created_at: feed?.createdAt ?? null };
  await db
    .insertInto('calendar')
    .values({ user_id: userId, revision: 0, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

/** Whose feed a link leads to. */
export async function findFeedOwner(db: Db, hash: string): Promise<string | null> {
  const row = await db.selectFrom('calendar').select('user_id').where('feed_hash', '=', hash).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ends the link of a person's feed; nothing for somebody without a calendar, or without a record yet. */
export async function endFeed(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('calendar')
    .set({ feed_hash: null, feed_created_at: null })
    .where('user_id', '=', userId)
    .execute();
}
