import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a restored instance must know: that mail, webhooks and payment tasks are held until an operator releases them, and
 * which deletions are not in the file yet that is kept beside the backups.
 */
export const restores: Migration = {
  async up(db) {
    await sql`
      create table restored_backup (
        id text primary key,
        backup_at timestamptz not null,
        restored_at timestamptz not null,
        released_at timestamptz
      )`.execute(db);
    await sql`
      alter table deleted_account
        add column deleted_at timestamptz not null default date_trunc('milliseconds', now()),
        add column listed_at timestamptz`.execute(db);
  },
};
