import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables of local accounts, as the identity library's own generator writes them (names with a prefix of ours). */
export const accounts: Migration = {
  async up(db) {
    await sql`
      create table auth_user (
        "id" text not null primary key,
        "name" text not null,
        "email" text not null unique,
        "emailVerified" boolean not null,
        "image" text,
        "createdAt" timestamptz default current_timestamp not null,
        "updatedAt" timestamptz default current_timestamp not null
      )`.execute(db);
    await sql`
      create table auth_session (
        "id" text not null primary key,
        "expiresAt" timestamptz not null,
        "token" text not null unique,
        "createdAt" timestamptz default current_timestamp not null,
        "updatedAt" timestamptz not null,
        "ipAddress" text,
        "userAgent" text,
        "userId" text not null references auth_user ("id") on delete cascade
      )`.execute(db);
    await sql`
      create table auth_account (
        "id" text not null primary key,
        "accountId" text not null,
        "providerId" text not null,
        "userId" text not null references auth_user ("id") on delete cascade,
        "accessToken" text,
        "refreshToken" text,
        "idToken" text,
        "accessTokenExpiresAt" timestamptz,
        "refreshTokenExpiresAt" timestamptz,
        "scope" text,
        "password" text,
        "createdAt" timestamptz default current_timestamp not null,
        "updatedAt" timestamptz not null
      )`.execute(db);
    await sql`
      create table auth_verification (
        "id" text not null primary key,
        "identifier" text not null,
        "value" text not null,
        "expiresAt" timestamptz not null,
        "createdAt" timestamptz default current_timestamp not null,
        "updatedAt" timestamptz default current_timestamp not null
      )`.execute(db);
    await sql`
      create table auth_jwks (
        "id" text not null primary key,
        "publicKey" text not null,
        "privateKey" text not null,
        "createdAt" timestamptz not null,
        "expiresAt" timestamptz,
        "alg" text,
        "crv" text
      )`.execute(db);
    await sql`create index "auth_session_userId_idx" on auth_session ("userId")`.execute(db);
    await sql`create index "auth_account_userId_idx" on auth_account ("userId")`.execute(db);
    await sql`create index "auth_verification_identifier_idx" on auth_verification ("identifier")`.execute(db);
    await sql`create index auth_user_email_lower on auth_user (lower("email"))`.execute(db);
  },
};
