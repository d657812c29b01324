import type { Db } from '@platewise/db/database';
import type { NewsletterSubscriberRow } from '@platewise/db/tables/contact-tables';

/** Joins an address with an account, which then has no other one and waits for no email. */
export async function joinAccount(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .execute();
  await db.updateTable('newsletter_subscriber').set({ user_id: userId }).where('id', '=', id).execute();
  await releaseLinks(db, userId);
}

/** The address that is joined with an account. */
export function findJoined(db: Db, userId: string): Promise<NewsletterSubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscriber').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The row of a lower-cased address. */
export function findByAddress(db: Db, email: string): Promise<NewsletterSubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether an email that an account asked for since a moment waits for its link to be followed. */
export async function hasOpenLink(db: Db, userId: string, { since }: { since: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_link')
    .select('subscriber_id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the emails that went to an address since a moment to the account that asked once more. */
export async function claimLinks(
  db: Db,
  userId: string,
  { subscriberId, since }: { subscriberId: string; since: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_link')
    .set({ user_id: userId })
    .where('subscriber_id', '=', subscriberId)
    .where('created_at', '>=', since)
    .execute();
}

/** Lets the emails to an address join nothing any more. */
export async function releaseLinksOf(db: Db, { subscriberId }: { subscriberId: string }): Promise<void> {
  await db.updateTable('newsletter_link').set({ user_id: null }).where('subscriber_id', '=', subscriberId).execute();
}

/** Lets the emails that an account asked for join nothing any more; they can still unsubscribe. */
export async function releaseLinks(db: Db, userId: string): Promise<void> {
  await db.updateTable('newsletter_link').set({ user_id: null }).where('user_id', '=', userId).execute();
}
