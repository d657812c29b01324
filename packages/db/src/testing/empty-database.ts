import type { Ask } from './on-server.ts';

/**
 * Leaves nothing of a test in a database that the next one is to use: no session, no rows.
 * @param schema what `readSchema` reported of it before
 * @returns false where the test has changed the schema; nothing is emptied then
 */
export async function emptyDatabase(ask: Ask, schema: string): Promise<boolean> {
  await ask('rollback');
  await ask('discard all');
  if ((await readSchema(ask)) !== schema) return false;
  // Deleting a few rows takes far less than giving every table a new file; large ones get it, else they stay large.
  await ask(`
    set session_replication_role = replica;
    do $$
    declare one record; has_rows boolean;
    begin
      for one in select oid::regclass as name, oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' loop
        if pg_relation_size(one.oid) > 65536 then execute format('truncate %s cascade', one.name);
        else
          execute format('select exists (select from %s)', one.name) into has_rows;
          if has_rows then execute format('delete from %s', one.name); end if;
        end if;
      end loop;
    end $$;
    reset session_replication_role`);
  return true;
}

/** All that a migration can change, and which ones there were, in one text. */
export async function readSchema(ask: Ask): Promise<string> {
  const [row] = await ask(`
    select string_agg(part, ' ' order by part) as schema from (
      select format('%s %s', attrelid, attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and not attisdropped
      union all select pg_get_constraintdef(oid) from pg_constraint
      union all select format('%s %s', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('%s %s', tgrelid, tgname) from pg_trigger where not tgisinternal
      union all select relname from pg_class where relnamespace = 'public'::regnamespace
      union all select format('%s %s', name, timestamp) from kysely_migration
    ) as parts`);
  return String(row?.schema);
}
