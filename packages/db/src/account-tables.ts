import type { ColumnType } from 'kysely';

/** A column of the identity library's that is read here and written there. */
type Read<Value> = ColumnType<Value, never, never>;

/** The part of the identity library's table of accounts that this product reads. */
export type AuthUserTable = {
  id: Read<string>;
  name: Read<string>;
  email: Read<string>;
  emailVerified: Read<boolean>;
};

/** A row of the identity library's that lets nobody in from `expiresAt` on: a sign-in, or a link for a new password. */
export type AuthExpiringTable = { id: Read<string>; expiresAt: Read<Date> };

/** A message of a hosted sign-in service that was taken; the person is a digest, as this outlives the account. */
export type AccountEventTable = { id: string; subject_hash: string; happened_at: Date | null; taken_at: Date };
