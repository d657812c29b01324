import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { NewsletterState, NewsletterSubscriberRow } from '@platewise/db/tables/contact-tables';
import { sql } from 'kysely';

/** The row of an address, made when it is missing and locked until the transaction ends. */
export function findOrInsert(
  trx: Db,
  { id, email, state, at }: { id: string; email: string; state: NewsletterState; at: Date },
): Promise<NewsletterSubscriberRow> {
  return trx
    .insertInto('newsletter_subscriber')
    .values({ id, email, state, confirmed_at: null, letter_at: null, asked_at: at, created_at: at, user_id: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes what is known of an address. */
export async function update(
  db: Db,
  { id }: { id: string },
  changes: Partial<Pick<NewsletterSubscriberRow, 'state' | 'confirmed_at' | 'letter_at' | 'user_id'>>,
): Promise<void> {
  await db.updateTable('newsletter_subscriber').set(changes).where('id', '=', id).execute();
}

/** Adds the token of an email's links. */
export async function insertLink(
  db: Db,
  link: { tokenHash: string; subscriberId: string; userId: string | null; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('newsletter_link')
    .values({
      token_hash: link.tokenHash,
      subscriber_id: link.subscriberId,
      user_id: link.userId,
      created_at: link.createdAt,
    })
    .execute();
}

/** Whose email a token was in, locked until the transaction ends, and since when; undefined for no email of ours. */
export function findByToken(
  trx: Db,
  tokenHash: string,
): Promise<(NewsletterSubscriberRow & { link_created_at: Date; link_user_id: string | null }) | undefined> {
  return trx
    .selectFrom('newsletter_subscriber as subscriber')
    .innerJoin('newsletter_link as link', 'link.subscriber_id', 'subscriber.id')
    .selectAll('subscriber')
    .select(['link.created_at as link_created_at', 'link.user_id as link_user_id'])
    .where('link.token_hash', '=', tokenHash)
    .forUpdate('subscriber')
    .executeTakeFirst();
}

/** Removes addresses that were asked for before a moment and never confirmed. */
export async function deleteUnconfirmed(db: Db, { before }: { before: Date }): Promise<void> {
  const only = sql`state = 'pending'`;
  await sweepRows(db, { table: 'newsletter_subscriber', by: 'asked_at', until: before, only });
}
