import type { AdminPage } from '@platewise/contract/admin/admin-page-schema';
import { invalidInput } from '../invalid-input.ts';

/** Where a list of rows by time goes on: after which row. */
export type RowPlace = { at: Date; id: string };

/** The place that a cursor names; null where there is none.
 * @throws AppError VALIDATION when it is not one of ours
 */
export function readPlace(cursor: string | undefined): RowPlace | null {
  if (cursor === undefined) return null;
  const [, time = '', id = ''] =
    /^(\d{1,14}) ([\x21-\x7e]{1,128})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time) return { at: new Date(Number(time)), id };
  throw invalidInput([{ path: 'cursor', message: 'cursor is not one that this list has given.' }]);
}

/** A page of `limit` rows of a list that was read one row further, as the wire has it. */
export function toPage<Row, Shown>(
  found: readonly Row[],
  { limit, placeOf, toRow }: { limit: number; placeOf: (row: Row) => RowPlace; toRow: (row: Row) => Shown },
): AdminPage<Shown> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const goesOn = found.length > limit && last !== undefined;
  return { rows: rows.map(toRow), nextCursor: goesOn ? encode(placeOf(last)) : null };
}

function encode({ at, id }: RowPlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}
