-- Spreads a migrated database over the shards of a Citus cluster (13.x; note 0061 and docs/scale.md say why and what it costs).
-- Everything of a person lies in one shard, chosen by their id, so that nearly every statement and every transaction of theirs
-- stays on one worker. Run it once, on the coordinator, after the server has migrated the database and before people come:
--
--   create extension citus;                                  -- on every node, in this database
--   select citus_set_coordinator_host('coordinator', 5432);  -- on the coordinator, so that it has copies of reference tables
--   select citus_add_node('worker-1', 5432);                 -- once for each worker
--   psql --single-transaction --set ON_ERROR_STOP=1 --file infra/citus/distribute.sql
--
-- A test runs this file against the schema (packages/db/src/tables/table-placement.test.ts): every table is named here once.
-- Pages cited are those of the Citus documentation.

-- "Primary keys and uniqueness constraints must include the distribution column" (Creating and Modifying Distributed Objects;
-- Common Error Messages, 'Cannot create uniqueness constraint'). One address registers once all the same: who registers it
-- holds a lock on it (packages/api/src/users/register-user.ts).
alter table app_user drop constraint app_user_registered_email_key;
create index app_user_registered_email on app_user (registered_email);
-- Digests of 32 random bytes are unique by chance.
drop index calendar_feed;
create index calendar_feed on calendar (feed_hash) where feed_hash is not null;
alter table auth_session
  drop constraint auth_session_pkey,
  drop constraint auth_session_token_key,
  add primary key ("userId", id);
create index auth_session_token on auth_session (token);

-- A foreign key joins two tables that are colocated by it, or leads to a reference table; none leads from a distributed to a
-- local table, nor back (the same page, 'Adding/Removing Constraints'). Deleting an account removes these rows by name
-- (packages/api/src/users/account-repository.ts).
alter table auth_session drop constraint "auth_session_userId_fkey";
alter table newsletter_subscriber drop constraint newsletter_subscriber_user_id_fkey;
alter table newsletter_link drop constraint newsletter_link_user_id_fkey;
alter table sandbox_subscription drop constraint sandbox_subscription_user_id_fkey;

-- What is a person's. A table comes after those that its foreign keys lead to ("distribute the key destination table B first",
-- the same page, 'Distributing Coordinator Data').
select create_distributed_table('app_user', 'id', colocate_with => 'none');
select create_distributed_table('subscription', 'user_id', colocate_with => 'app_user');
select create_distributed_table('allowance', 'user_id', colocate_with => 'app_user');
select create_distributed_table('generation', 'user_id', colocate_with => 'app_user');
select create_distributed_table('token_ledger', 'user_id', colocate_with => 'app_user');
select create_distributed_table('idempotency_key', 'user_id', colocate_with => 'app_user');
select create_distributed_table('person_model_spending', 'user_id', colocate_with => 'app_user');
select create_distributed_table('user_preferences', 'user_id', colocate_with => 'app_user');
select create_distributed_table('profile', 'user_id', colocate_with => 'app_user');
select create_distributed_table('disliked_meal', 'user_id', colocate_with => 'app_user');
select create_distributed_table('favorite', 'user_id', colocate_with => 'app_user');
select create_distributed_table('meal_plan', 'user_id', colocate_with => 'app_user');
select create_distributed_table('plan_revision', 'user_id', colocate_with => 'app_user');
select create_distributed_table('plan_link', 'user_id', colocate_with => 'app_user');
select create_distributed_table('calendar', 'user_id', colocate_with => 'app_user');
select create_distributed_table('calendar_entry', 'user_id', colocate_with => 'app_user');
select create_distributed_table('calendar_change', 'user_id', colocate_with => 'app_user');
select create_distributed_table('calendar_change_slot', 'user_id', colocate_with => 'app_user');
select create_distributed_table('shopping_list', 'user_id', colocate_with => 'app_user');
select create_distributed_table('shopping_item', 'user_id', colocate_with => 'app_user');
select create_distributed_table('generated_list', 'user_id', colocate_with => 'app_user');
select create_distributed_table('pantry_food', 'user_id', colocate_with => 'app_user');
select create_distributed_table('own_price', 'user_id', colocate_with => 'app_user');
select create_distributed_table('shop', 'user_id', colocate_with => 'app_user');
select create_distributed_table('shop_choice', 'user_id', colocate_with => 'app_user');
select create_distributed_table('body_facts', 'user_id', colocate_with => 'app_user');
select create_distributed_table('body_measure', 'user_id', colocate_with => 'app_user');
select create_distributed_table('target_decision', 'user_id', colocate_with => 'app_user');
select create_distributed_table('data_import', 'user_id', colocate_with => 'app_user');
select create_distributed_table('imported_row', 'user_id', colocate_with => 'app_user');
select create_distributed_table('diary_entry', 'user_id', colocate_with => 'app_user');
select create_distributed_table('diary_meal', 'user_id', colocate_with => 'app_user');
select create_distributed_table('diary_skip', 'user_id', colocate_with => 'app_user');
select create_distributed_table('daily_goal', 'user_id', colocate_with => 'app_user');
select create_distributed_table('water_drink', 'user_id', colocate_with => 'app_user');
select create_distributed_table('reminder_settings', 'user_id', colocate_with => 'app_user');
select create_distributed_table('push_device', 'user_id', colocate_with => 'app_user');
select create_distributed_table('push_message', 'user_id', colocate_with => 'app_user');
select create_distributed_table('own_food', 'user_id', colocate_with => 'app_user');
select create_distributed_table('personal_token', 'user_id', colocate_with => 'app_user');
select create_distributed_table('webhook', 'user_id', colocate_with => 'app_user');
select create_distributed_table('webhook_delivery', 'user_id', colocate_with => 'app_user');
select create_distributed_table('payment_subscription', 'user_id', colocate_with => 'app_user');
select create_distributed_table('payment_charge', 'user_id', colocate_with => 'app_user');
select create_distributed_table('billing_letter', 'user_id', colocate_with => 'app_user');
select create_distributed_table('receipt', 'user_id', colocate_with => 'app_user');
-- Read with the person by every call. The sign-in library finds a session by its token alone, a few times an hour and person:
-- all shards are asked then.
select create_distributed_table('auth_session', 'userId', colocate_with => 'app_user');

-- Small, written at a sign-out and by webhooks of a hosted sign-in service, and read with the person by every call: a copy on every
-- node, each write in two phases ('Reference Tables').
select create_reference_table('ended_session');
select create_reference_table('banned_account');

-- Everything else stays on the coordinator as it is: it is found by what is no person's id, or is nobody's. A table that is in
-- none of the three classes ends this script.
do $$
declare
  local_tables constant text[] := array[
    'auth_user', 'auth_account', 'auth_verification', 'auth_jwks', 'auth_two_factor', 'auth_passkey',  -- found by address or link before anyone is known; addresses are unique
    'newsletter_subscriber', 'newsletter_link', 'contact_message',  -- found by address or token, mostly of people without an account
    'mail_outbox', 'identity_removal', 'payment_task',              -- queues: whoever is free takes what is due first
    'payment_event', 'account_event', 'ended_subscription',         -- webhooks, by the provider's ids
    'document_series', 'retained_tax_document',                     -- numbers of all receipts, and what tax law keeps of nobody's
    'sandbox_subscription', 'sandbox_payment',                      -- the stand-in for a payment provider, by its own ids
    'rate_counter', 'model_usage', 'model_spending',                -- counters of addresses, days and months
    'label_food',                                                   -- labels of packs, by barcode
    'allowance_memory', 'deleted_account',                          -- what deleted accounts leave, by digests
    'admin_log',                                                    -- of operators, by time, with digests of people
    'server_secret', 'restored_backup', 'kysely_migration', 'kysely_migration_lock'
  ];
  wrong text;
begin
  select string_agg(name, ', ' order by name) into wrong
  from (
    select name from (
      select relname::text as name, 1 as known, 0 as placed from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
      union all select unnest(local_tables), 0, 1
      union all select logicalrelid::text, 0, 1 from pg_dist_partition
    ) as names
    group by name having sum(known) <> 1 or sum(placed) <> 1
  ) as found;
  if wrong is not null then raise exception 'not placed, placed twice, or unknown: %', wrong; end if;
end $$;
