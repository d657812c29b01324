import type { Db } from '@platewise/db/database';
import { PERSONAL_TABLES } from '../users/personal-tables.ts';
import { fillTables } from './every-table-repository.ts';

/** Puts one row of a person's into every table that holds something of people. */
export function fillForPerson(db: Db, userId: string): Promise<void> {
  return fillTables(db, userId, ownersFor(userId));
}

/** Which column of each of these tables holds the person. */
export function ownersFor(userId: string): Parameters<typeof fillTables>[2] {
  const owners = Object.entries(PERSONAL_TABLES).map(([table, { owner }]) => {
    const value = `${'prefix' in owner ? owner.prefix : ''}${userId}`;
    // Rows of a child are its parent's, which comes before it.
    return [table, 'parent' in owner ? null : { column: owner.column, value }] as const;
  });
  return Object.fromEntries(owners);
}
