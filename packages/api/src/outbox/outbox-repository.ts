import type { Db } from '@platewise/db/database';
import { isNotHeld } from '@platewise/db/is-held';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { MailOutboxRow } from '@platewise/db/tables/contact-tables';
import type { RowPlace } from '../admin/row-place.ts';

/** Adds an email that is due from `next_attempt_at` on. */
export async function insert(db: Db, email: Omit<MailOutboxRow, 'state' | 'attempts' | 'last_error'>): Promise<void> {
  await db.insertInto('mail_outbox').values(email).execute();
}

/**
 * Takes the email that has been due longest and counts the attempt; others take it over only after `until`.
 * Undefined when none is due, or all are held after a restore. Processes that ask at once take different emails.
 */
export function claimDue(db: Db, { at, until }: { at: Date; until: Date }): Promise<MailOutboxRow | undefined> {
  return (
    db
      .updateTable('mail_outbox')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
      // Compared with one value: as a list the database may run the inner query, and lock, more than once.
      .where('id', '=', (eb) =>
        eb
          .selectFrom('mail_outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', at)
          .where(isNotHeld())
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  );
}

/** Removes an email that was sent. */
export async function remove(db: Db, { id }: Pick<MailOutboxRow, 'id'>): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

/** Sets when an email is tried again, or with state 'failed' that it is not, unless a later attempt has taken it over. */
export async function settle(
  db: Db,
  { id, attempts }: Pick<MailOutboxRow, 'id' | 'attempts'>,
  next: Partial<Pick<MailOutboxRow, 'state' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await db.updateTable('mail_outbox').set(next).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Removes an email that is given up and must not stay, unless a later attempt has taken it over. */
export async function removeAttempt(db: Db, { id, attempts }: Pick<MailOutboxRow, 'id' | 'attempts'>): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Removes emails that are forgotten from a moment on, sent or not. */
export async function deleteForgotten(db: Db, { at }: { at: Date }): Promise<void> {
  await sweepRows(db, { table: 'mail_outbox', by: 'forget_at', until: at });
}

/** A page of emails that are not sent, newest first, from the one after `after` on; without what is written in them. */
export function pageNewest(
  db: Db,
  { state, after, limit }: { state?: MailOutboxRow['state'] | undefined; after: RowPlace | null; limit: number },
) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'state', 'attempts', 'last_error', 'created_at', 'next_attempt_at'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? new Date(), after?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Lets an email be tried again soon: one that was given up at once and as often as a new one, another at `until` at the latest, when
 * an attempt that may be under way is over. False when there is none.
 */
export async function retry(db: Db, { id, at, until }: { id: string; at: Date; until: Date }): Promise<boolean> {
  const row = await db
    .updateTable('mail_outbox')
    .set((eb) => ({
      state: 'waiting',
      attempts: eb.case().when('state', '=', 'failed').then(0).else(eb.ref('attempts')).end(),
      next_attempt_at: eb
        .case()
        .when('state', '=', 'failed')
        .then(eb.val(at))
        .else(eb.fn<Date>('least', ['next_attempt_at', eb.val(until)]))
        .end(),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many emails were given up. */
export async function countFailed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}
