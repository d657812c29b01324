import type { Selectable } from 'kysely';

/** The backup that this instance was restored from; while `released_at` is null, mail, webhooks and payment tasks are held. */
export type RestoredBackupTable = {
  id: string;
  /** When the backup was taken. */
  backup_at: Date;
  restored_at: Date;
  released_at: Date | null;
};

/** An account that was deleted, by a digest of its id: a bearer that is still good makes no new record of it. */
export type DeletedAccountTable = {
  subject_hash: string;
  deleted_at: Date;
  kept_until: Date;
  /** When it was written to the file of deleted accounts, which a restore reads; null while that is to be done. */
  listed_at: Date | null;
};

export type RestoredBackupRow = Selectable<RestoredBackupTable>;
export type DeletedAccountRow = Selectable<DeletedAccountTable>;
