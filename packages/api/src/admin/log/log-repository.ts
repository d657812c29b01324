import type { AdminAction } from '@platewise/contract/admin/admin-log-schema';
import type { Db } from '@platewise/db/database';
import type { AdminLogRow } from '@platewise/db/tables/admin-tables';
import type { RowPlace } from '../row-place.ts';

/** Adds a row; nobody changes or removes it. */
export async function insert(db: Db, row: AdminLogRow): Promise<void> {
  await db.insertInto('admin_log').values(row).execute();
}

/** A page of the log, newest first, from the row after `after` on; of what was about one subject or of some kinds, where that is asked. */
export function pageNewest(
  db: Db,
  {
    subject,
    actions,
    after,
    limit,
  }: {
    subject?: string | undefined;
    actions?: readonly AdminAction[] | undefined;
    after: RowPlace | null;
    limit: number;
  },
): Promise<AdminLogRow[]> {
  return db
    .selectFrom('admin_log')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.at ?? new Date(), after?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
