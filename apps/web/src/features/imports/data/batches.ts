import type { ImportRow } from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';

/** What surrounds the rows of a batch in its request: the id and the source of the import, and how procedures are called. */
const AROUND_BYTES = 1024;

/** A row as it travels: what it does not state is left out. */
type SentRow = { [Key in keyof ImportRow]?: ImportRow[Key] };

/** Rows in batches that each fit into the body of a request. */
export function batchesOf(rows: readonly ImportRow[], { maxBytes = LIMITS.bodyMaxBytes } = {}): ImportRow[][] {
  const encoder = new TextEncoder();
  const batches: ImportRow[][] = [];
  let [batch, bytes] = [[] as ImportRow[], 0];
  for (const row of rows) {
    const sent = withoutNulls(row);
    const length = encoder.encode(JSON.stringify(sent)).length + 1;
    if (batch.length > 0 && (bytes + length > maxBytes - AROUND_BYTES || batch.length >= LIMITS.importRowsMax)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(sent as ImportRow);
    bytes += length;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

function withoutNulls(row: ImportRow): SentRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
