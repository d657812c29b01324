import { STORED_NAMES } from '../../../../shared/storage/stored-names.ts';
import { cachedRecords } from '../../../../shared/sync/cache/cached-records.ts';
import type { BarcodeAnswer } from '../diary-day.ts';

const NAME = STORED_NAMES.cachedRecords.barcodes;
/** Foods that were scanned last: about 60 KB. */
const CACHED_MAX = 100;

/** What the barcodes that a person scanned last led to, as this browser keeps it. */
export const cachedBarcodes = {
  async find(userId: string, barcode: string): Promise<BarcodeAnswer | null> {
    return (await all(userId)).find((answer) => answer.barcode === barcode) ?? null;
  },
  /** Puts an answer first; an older one of the same barcode goes. */
  async save(userId: string, answer: BarcodeAnswer): Promise<void> {
    const others = (await all(userId)).filter(({ barcode }) => barcode !== answer.barcode);
    const data = [answer, ...others].slice(0, CACHED_MAX);
    await cachedRecords.save({ userId, name: NAME, data, at: Date.now() });
  },
};

async function all(userId: string): Promise<readonly BarcodeAnswer[]> {
  return (await cachedRecords.read<BarcodeAnswer[]>(userId, NAME))?.data ?? [];
}
