import type { Db } from '@platewise/db/database';
import { OTHER_TABLES } from '../users/personal-tables.ts';
import { fillTables } from './every-table-repository.ts';
import { ownersFor } from './fill-for-person.ts';

/** Puts a row into every table, those of a person's included, with something in every column. */
export function fillEveryTable(db: Db, userId: string): Promise<void> {
  const others = Object.keys(OTHER_TABLES).map((table) => [table, null] as const);
  return fillTables(db, userId, { ...ownersFor(userId), ...Object.fromEntries(others) });
}
