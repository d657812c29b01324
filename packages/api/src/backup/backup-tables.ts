import { OTHER_TABLES, PERSONAL_TABLES } from '../users/personal-tables.ts';

/** The tables whose rows are in no backup, each with why. A restore leaves them empty. */
export const LEFT_OUT_TABLES = {
  auth_session: 'who had signed out since would be signed in again: everybody signs in again',
  auth_verification: 'a link for a new password that was used since would work again',
  auth_jwks: 'a new key is made, so that no bearer of before the restore is good',
  rate_counter: 'counts of minutes',
  restored_backup: 'says what this instance was restored from, not another',
} as const satisfies Partial<Record<keyof typeof OTHER_TABLES | keyof typeof PERSONAL_TABLES, string>>;

/** Every table of ours. */
export const ALL_TABLES: readonly string[] = [...Object.keys(PERSONAL_TABLES), ...Object.keys(OTHER_TABLES)].toSorted();

/** The tables whose rows are in a backup. */
export const BACKED_UP_TABLES: readonly string[] = ALL_TABLES.filter((table) => !Object.hasOwn(LEFT_OUT_TABLES, table));
