import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';
import type { Identity } from '../context.ts';

/** Everything that people own, and what visitors sent, hangs on these. */
const ROOTS = [
  'app_user',
  'auth_user',
  'rate_counter',
  'contact_message',
  'newsletter_subscriber',
  'mail_outbox',
  'payment_task',
  'payment_event',
  'document_series',
  'ended_subscription',
  'allowance_memory',
  'deleted_account',
  'ended_session',
  'banned_account',
  'model_usage',
  'model_spending',
  'label_food',
  'restored_backup',
  'retained_tax_document',
];

const emptyingOf = new WeakMap<Db, Promise<string>>();

/** Empties the tables that people own, the accounts, and what visitors sent. */
export async function deleteEverybody(db: Db): Promise<void> {
  const emptying = emptyingOf.get(db) ?? writeEmptying(db);
  emptyingOf.set(db, emptying);
  await sql.raw(await emptying).execute(db);
}

// Truncating gives every table and index a new file, which takes far longer than deleting the few rows of a test. The
// lock is the one that truncating takes: anyone who is still writing ends first.
async function writeEmptying(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    with recursive hanging (id, depth) as (
      select root::regclass::oid, 0 from unnest(${ROOTS}::text[]) as root
      union
      select key.conrelid, depth + 1 from hanging
        join pg_constraint key on key.contype = 'f' and key.confrelid = id and key.conrelid <> id and depth < 20
    )
    select id::regclass::text as name from hanging group by id order by max(depth) desc`.execute(db);
  const names = rows.map(({ name }) => name);
  const deletions = names.map((name) => `delete from ${name};`).join(' ');
  // Rows of this one nobody else may delete.
  const log = 'set local session_replication_role = replica; delete from admin_log; reset session_replication_role;';
  return `do $$ begin lock table ${names.join(', ')} in access exclusive mode; ${log} ${deletions} end $$`;
}

/** What the ledger adds up to, next to the balance that is kept. */
export async function readBooks(db: Db, userId: string): Promise<{ ledger: number; balance: number }> {
  const { ledger } = await db
    .selectFrom('token_ledger')
    .select(({ fn }) => fn.sum<number>('amount').as('ledger'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { balance } = await db
    .selectFrom('allowance')
    .select('tokens as balance')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ledger: Number(ledger), balance };
}

/** Sets a balance, with a row of the ledger, so that the books still agree. */
export async function setBalance(db: Db, userId: string, { tokens }: { tokens: number }): Promise<void> {
  const { tokens: before } = await db
    .selectFrom('allowance')
    .select('tokens')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db.updateTable('allowance').set({ tokens }).where('user_id', '=', userId).execute();
  await db
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      id: `set-by-test-${Math.random()}`,
      kind: 'grant',
      amount: tokens - before,
      balance_after: tokens,
      generation_id: null,
      created_at: new Date(),
    })
    .execute();
}

/** Every generation of a person, oldest first. */
export function listGenerations(db: Db, userId: string) {
  return db.selectFrom('generation').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** How many rows a table has, of everybody. */
export async function countRows(
  db: Db,
  table: 'app_user' | 'meal_plan' | 'favorite' | 'personal_token',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What someone else would have to find in the database to use a token. */
export function listTokenHashes(db: Db): Promise<{ token_hash: string }[]> {
  return db.selectFrom('personal_token').select('token_hash').execute();
}

/** A local account that has signed up and made no call yet. */
export async function insertLocalAccount(
  db: Db,
  {
    userId,
    email,
    name,
    emailVerified = false,
  }: { userId: string; email: string; name: string; emailVerified?: boolean | undefined },
): Promise<void> {
  await sql`
    insert into auth_user (id, name, email, "emailVerified")
    values (${userId}, ${name}, ${email}, ${emailVerified})`.execute(db);
}

/** Every email that is pending or was given up, oldest first. */
export function listEmails(db: Db) {
  return db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Every message of the contact form, oldest first. */
export function listMessages(db: Db) {
  return db.selectFrom('contact_message').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Every address of the newsletter, in the order of the alphabet. */
export function listSubscribers(db: Db) {
  return db.selectFrom('newsletter_subscriber').selectAll().orderBy('email').execute();
}

/** What is kept of the tokens in emails. */
export function listLinks(db: Db) {
  return db.selectFrom('newsletter_link').selectAll().execute();
}

/** What someone else would have to find in the database to open a link to a plan. */
export function listLinkHashes(db: Db): Promise<{ token_hash: string }[]> {
  return db.selectFrom('plan_link').select('token_hash').execute();
}

/** Days of a diary without meals, one after another from 2010 on. */
export async function insertDiaryDays(db: Db, userId: string, { days }: { days: number }): Promise<void> {
  await sql`
    insert into diary_entry (user_id, date, id, created_at, updated_at)
    select ${userId}, date '2010-01-01' + day, 'day-' || day, now(), now()
    from generate_series(0, ${days}::integer - 1) as series (day)`.execute(db);
}

/** Copies of a food of somebody's own, without its barcode. */
export async function copyOwnFood(db: Db, userId: string, { times }: { times: number }): Promise<void> {
  await sql`
    insert into own_food (user_id, id, name, serving_grams, stated_per, label, updated_at)
    select user_id, 'copy-' || number, name, serving_grams, stated_per, label, updated_at
    from own_food, generate_series(1, ${times}::integer) as series (number)
    where user_id = ${userId}`.execute(db);
}

/** What someone else would have to find in the database to follow a calendar. */
export function listFeedHashes(db: Db): Promise<{ feed_hash: string | null }[]> {
  return db.selectFrom('calendar').select('feed_hash').execute();
}

/** Puts a favorite among somebody's, whether they are there or not. */
export async function insertFavorite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into favorite (user_id, id, meal_id, fingerprint, meal, created_at)
    values (${userId}, 'favorite', 'meal', 'print', '{}', now())`.execute(db);
}

/** A personal API token as it was stored before tokens had scopes and an end of their own. */
export async function insertOldToken(
  db: Db,
  userId: string,
  { id, hash }: { id: string; hash: string },
): Promise<void> {
  await sql`
    insert into personal_token (user_id, id, name, token_hash, created_at)
    values (${userId}, ${id}, 'Older', ${hash}, now())`.execute(db);
}

/** The sign-ins of a person as if they had been made so many minutes earlier. */
export async function ageSessions(db: Db, userId: string, { minutes }: { minutes: number }): Promise<void> {
  await sql`
    update auth_session set "createdAt" = "createdAt" - make_interval(mins => ${minutes}::int) where "userId" = ${userId}`.execute(
    db,
  );
}

/** The sign-ins of a person as if their last day had passed. */
export async function expireSessions(db: Db, userId: string): Promise<void> {
  await sql`update auth_session set "expiresAt" = now() - interval '1 second' where "userId" = ${userId}`.execute(db);
}

/** What is stored of the tokens of a person's sign-ins. */
export async function listSessionTokens(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`select token from auth_session where "userId" = ${userId}`.execute(db);
  return rows.map(({ token }) => token);
}

/** What is noted with a person of what their webhooks want. */
export async function listWantedEvents(db: Db, userId: string): Promise<string[]> {
  const { webhook_events } = await db
    .selectFrom('app_user')
    .select('webhook_events')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return webhook_events.split(' ').filter(Boolean).toSorted();
}

/** Every message to a webhook, of everybody. */
export function listWebhookMessages(db: Db) {
  return db.selectFrom('webhook_delivery').selectAll().orderBy('event').orderBy('subject').execute();
}

/** Signs somebody in with a local account, in a session that has this id. */
export async function insertSession(db: Db, { userId, email }: Identity, sessionId: string): Promise<void> {
  await sql`insert into auth_user (id, name, email, "emailVerified") values (${userId}, '', ${email}, true)
    on conflict do nothing`.execute(db);
  await sql`insert into auth_session (id, token, "expiresAt", "updatedAt", "userId")
    values (${sessionId}, ${sessionId}, '2026-12-31', now(), ${userId})`.execute(db);
}

/** Ends a session, as signing out does. */
export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await sql`delete from auth_session where id = ${sessionId}`.execute(db);
}

/** The passwords of all local accounts as they are stored, the oldest first. */
export async function listPasswords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ password: string }>`
    select password from auth_account where password is not null order by "createdAt"`.execute(db);
  return rows.map(({ password }) => password);
}

/** What is kept of the second factor of an account. */
export async function listSecondFactors(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`select * from auth_two_factor where "userId" = ${userId}`.execute(db);
  return rows;
}

/** How many keys sign the bearers of sessions. */
export async function countSigningKeys(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from auth_jwks`.execute(db);
  return rows.length;
}
