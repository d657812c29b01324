import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an account asks for besides its password, as the identity library's own generator writes it: the secret of an app that shows codes,
 * and backup codes, both encrypted. Passkeys, which are instead of the password, are the public half of a key.
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
    await sql`
      create table auth_passkey (
        "id" text not null primary key,
        "userId" text not null references auth_user ("id") on delete cascade,
        "name" text not null,
        "credentialId" text not null unique,
        "publicKey" text not null,
        "counter" bigint not null,
        "transports" text not null,
        "createdAt" timestamptz not null,
        "lastUsedAt" timestamptz
      )`.execute(db);
    await sql`create index "auth_passkey_userId_idx" on auth_passkey ("userId")`.execute(db);
    // One for each account, however often it is begun at the same time.
    await sql`create unique index "auth_two_factor_userId_idx" on auth_two_factor ("userId")`.execute(db);
  },
};
