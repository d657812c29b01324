import type { AppUserRow, Db } from '@platewise/db/database';
import { sql } from 'kysely';
import { deleteRows } from '../account-repository.ts';
import { PERSONAL_TABLES, type PersonalTable } from '../personal-tables.ts';

/** How somebody signs in with an account of our own: it ends with that account. */
const OF_SIGNING_IN = /^auth_/;
/** Tables whose rows are distinguished without their owner, so that a copy could not stand next to the first; they lie in no shard (note 61). */
const RENAMED_IN_PLACE = ['newsletter_subscriber', 'newsletter_link', 'sandbox_subscription', 'rate_counter'];

/**
 * Gives everything of a person another id, in the caller's transaction, in which their record is locked: copied under the new id, parents
 * before children, then removed under the old one. No row is updated in its keys: foreign keys and the shards of note 61 refuse that.
 */
export async function renamePerson(trx: Db, person: AppUserRow, { to }: { to: string }): Promise<void> {
  const columns = await columnsOfTables(trx);
  const tables: [string, PersonalTable['owner']][] = Object.entries(PERSONAL_TABLES).map(([table, { owner }]) => [
    table,
    owner,
  ]);
  for (const [table, owner] of tables) {
    // Rows of a child are found by their parent, whose own id stays.
    if (OF_SIGNING_IN.test(table) || 'parent' in owner) continue;
    const prefix = owner.prefix ?? '';
    const change = { table, column: owner.column, from: `${prefix}${person.id}`, to: `${prefix}${to}` };
    if (RENAMED_IN_PLACE.includes(table)) await renameInPlace(trx, change);
    else await copyRows(trx, { ...change, columns: columns.get(table) ?? [] });
  }
  const { feed_hash: feedHash } = (await findFeed(trx, person.id)) ?? { feed_hash: null };
  await deleteRows(trx, person.id);
  // Only one row may have these, so the copies get them when the first rows are gone.
  await trx.updateTable('app_user').set({ registered_email: person.registered_email }).where('id', '=', to).execute();
  if (feedHash !== null)
    await trx.updateTable('calendar').set({ feed_hash: feedHash }).where('user_id', '=', to).execute();
}

type Change = { table: string; column: string; from: string; to: string };

/** Columns of which no two rows may have the same value. */
const HELD_BY_ONE = ['app_user.registered_email', 'calendar.feed_hash'];
/** The answer that a call gets again under its key; it may name the person, as nothing else that is stored does. */
const ANSWER_TO_REPEAT = 'idempotency_key.response';

async function copyRows(trx: Db, { table, column, from, to, columns }: Change & { columns: string[] }): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const cells = columns.map((name) => {
    if (name === column) return sql`${to}::text`;
    const path = `${table}.${name}`;
    if (path === ANSWER_TO_REPEAT) return sql`replace(${sql.ref(name)}::text, ${from}, ${to})::jsonb`;
    return HELD_BY_ONE.includes(path) ? sql`null` : sql.ref(name);
  });
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${sql.join(cells)} from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(trx);
}

async function renameInPlace(trx: Db, { table, column, from, to }: Change): Promise<void> {
  const owner = sql.ref(column);
  await sql`update ${sql.table(table)} set ${owner} = ${to} where ${owner} = ${from}`.execute(trx);
}

function findFeed(trx: Db, userId: string): Promise<{ feed_hash: string | null } | undefined> {
  return trx.selectFrom('calendar').select('feed_hash').where('user_id', '=', userId).executeTakeFirst();
}

async function columnsOfTables(trx: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns where table_schema = current_schema() group by table_name`.execute(trx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
