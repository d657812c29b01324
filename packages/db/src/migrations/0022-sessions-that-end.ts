import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Session tokens lie as SHA-256 digests: whoever reads the database cannot sign in with them, and nobody is signed out.
 * A session knows when its owner last proved who they are. What a hosted sign-in service ended is named by digests.
 */
export const sessionsThatEnd: Migration = {
  async up(db) {
    await sql`update auth_session set "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex')`.execute(db);
    // Empty until the password is asked for again: signing in was the proof then.
    await sql`alter table auth_session add column "provedAt" timestamptz`.execute(db);
    await sql`
      create table ended_session (
        session_hash text primary key,
        kept_until timestamptz not null
      )`.execute(db);
    await sql`create index ended_session_kept on ended_session (kept_until)`.execute(db);
    await sql`
      create table banned_account (
        subject_hash text primary key,
        banned_at timestamptz not null
      )`.execute(db);
  },
};
