import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';
import { HOSTED_ID } from '../account-kinds-repository.ts';

/** An account of our own, with what of it can be taken along and what ends. */
export type LocalAccount = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
  passwordHash: string | null;
  hasApp: boolean;
  passkeys: number;
};

/** Somebody whose account a hosted service keeps. */
export type HostedPerson = {
  userId: string;
  email: string;
  /** How many people of such a service have the address, letter case aside, and whether one of our own accounts has it. */
  peopleWithEmail: number;
  isTaken: boolean;
};

type Page = { after: string; limit: number; email?: string | undefined };

/** Accounts of our own, by their ids, from the one after `after` on; one address only where it is asked. */
export async function pageLocalAccounts(db: Db, { after, limit, email = '' }: Page): Promise<LocalAccount[]> {
  const { rows } = await sql<LocalAccount>`
    select id as "userId", email, "emailVerified", name, "createdAt",
      (select password from auth_account where "userId" = one.id and "providerId" = 'credential' limit 1) as "passwordHash",
      coalesce("twoFactorEnabled", false) as "hasApp",
      (select count(*)::integer from auth_passkey where "userId" = one.id) as passkeys
    from auth_user as one
    where id > ${after} and (${email} = '' or lower(email) = lower(${email}))
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** People whose accounts a hosted service keeps, in the same way. */
export async function pageHostedPeople(db: Db, { after, limit, email = '' }: Page): Promise<HostedPerson[]> {
  const { rows } = await sql<HostedPerson>`
    select id as "userId", email,
      (select count(*)::integer from app_user as other
        where lower(other.email) = lower(one.email) and other.id like ${sql.lit(HOSTED_ID)}) as "peopleWithEmail",
      exists (select from auth_user where lower(email) = lower(one.email)) as "isTaken"
    from app_user as one
    where id like ${sql.lit(HOSTED_ID)} and id > ${after} and (${email} = '' or lower(email) = lower(${email}))
      and not exists (select from auth_user where id = one.id)
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Makes an account of our own without a password; its owner sets one by the link for a new one. */
export async function insertLocalAccount(
  trx: Db,
  { id, email, email_verified, name }: { id: string; email: string; email_verified: boolean; name: string },
  { at }: { at: Date },
): Promise<void> {
  await sql`
    insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${id}, ${name}, ${email.toLowerCase()}, ${email_verified}, ${at}, ${at})`.execute(trx);
}

/** Which of these people, by the digests of their ids, a hosted service has banned. */
export async function findBanned(db: Db, subjectHashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('banned_account')
    .select('subject_hash')
    .where('subject_hash', 'in', subjectHashes)
    .execute();
  return new Set(rows.map(({ subject_hash }) => subject_hash));
}
