import type { AdminPage } from '@platewise/contract/admin/admin-page-schema';

/** More than this belongs to a query of the database, not to a file of a browser. */
export const FILE_MAX_ROWS = 10_000;

/** Every row of a list, page after page, up to `FILE_MAX_ROWS`; throws what `askFor` throws. */
export async function allRows<Row>(askFor: (cursor: string | undefined) => Promise<AdminPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: AdminPage<Row> = await askFor(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && rows.length < FILE_MAX_ROWS);
  return rows.slice(0, FILE_MAX_ROWS);
}
