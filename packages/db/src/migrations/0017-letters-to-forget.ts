import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A letter about a deleted account must not keep its address when it cannot be delivered. */
export const lettersToForget: Migration = {
  async up(db) {
    await sql`alter table mail_outbox add column forget_at timestamptz`.execute(db);
    await sql`create index mail_outbox_forget on mail_outbox (forget_at) where forget_at is not null`.execute(db);
  },
};
