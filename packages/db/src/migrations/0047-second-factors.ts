import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an account asks for besides its password, as the identity library's own generator writes it: the secret of an app that shows codes,
 * and backup codes, both encrypted.
 */
export const secondFactors: Migration = {
  async up(db) {
    await sql`alter table auth_user add column "twoFactorEnabled" boolean`.execute(db);
    await sql`
      create table auth_two_factor (
        "id" text not null primary key,
        "secret" text not null,
        "backupCodes" text not null,
        "userId" text not null references auth_user ("id") on delete cascade,
        "verified" boolean,
        "failedVerificationCount" integer,
        "lockedUntil" timestamptz
      )`.execute(db);
    // One for each account, however often it is begun at the same time.
    await sql`create unique index "auth_two_factor_userId_idx" on auth_two_factor ("userId")`.execute(db);
  },
};
