import type { ColumnType, Generated } from 'kysely';

/** A column of the identity library's that is read here and written there. */
type Read<Value> = ColumnType<Value, never, never>;

/** A column of a table of the identity library's in which rows of ours are added, too. */
type Written<Value> = ColumnType<Value, Value, never>;

/** The part of the identity library's table of accounts that this product reads, and sets when an address is proved. */
export type AuthUserTable = {
  id: Read<string>;
  name: Read<string>;
  email: ColumnType<string, never, string>;
  emailVerified: ColumnType<boolean, never, boolean>;
  updatedAt: ColumnType<Date, never, Date>;
};

/** A row of the identity library's that lets nobody in from `expiresAt` on. */
type AuthExpiring = { id: Read<string>; expiresAt: Read<Date> };

/** A sign-in of the identity library's; `provedAt` is ours: when its owner last proved who they are, after signing in. */
export type AuthSessionTable = AuthExpiring & {
  userId: Read<string>;
  createdAt: Read<Date>;
  updatedAt: Read<Date>;
  ipAddress: Read<string | null>;
  userAgent: Read<string | null>;
  provedAt: ColumnType<Date | null, never, Date>;
};

/** A link for a new password or to prove an address; `value` is the id of the account, `identifier` a digest of the link. */
export type AuthVerificationTable = Record<'id' | 'identifier' | 'value', Written<string>> &
  Record<'expiresAt' | 'createdAt' | 'updatedAt', Written<Date>>;

/** A session of a hosted sign-in service that has ended; bearers of it may still run. */
export type EndedSessionTable = { session_hash: string; kept_until: Date };

/** An account that the hosted sign-in service has banned. */
export type BannedAccountTable = { subject_hash: string; banned_at: Date };

/** A message of a hosted sign-in service that was taken; the person is a digest, as this outlives the account. */
export type AccountEventTable = { id: string; subject_hash: string; happened_at: Date | null; taken_at: Date };

/** An API token of a person. */
export type PersonalTokenTable = {
  user_id: string;
  id: string;
  name: string;
  /** SHA-256 of the token, in hex; the token itself is not kept. */
  token_hash: string;
  created_at: Date;
  last_used_at: Date | null;
  /** From then on it is nobody's; null for an older token, which ends when it is revoked. */
  expires_at: Date | null;
  /** What it may do, with spaces in between. */
  scopes: Generated<string>;
};
