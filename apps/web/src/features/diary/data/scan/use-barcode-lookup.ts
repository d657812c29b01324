import { readBarcode } from '@platewise/contract/diary/barcode';
import { isTransient } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useAuth } from '../../../../shared/session/use-auth.ts';
import type { BarcodeAnswer } from '../diary-day.ts';
import { cachedBarcodes } from './cached-barcodes.ts';

/**
 * Looks up what a barcode leads to; where the server is away, among what this device has kept of barcodes that were scanned before.
 * Rejects where neither answers.
 */
export function useBarcodeLookup(): (barcode: string) => Promise<BarcodeAnswer> {
  const { client } = trpc.useUtils();
  const userId = useAuth().user?.id;

  return async (barcode) => {
    try {
      const answer = await client.calorie.barcode.mutate({ barcode });
      if (answer.food && userId !== undefined) await cachedBarcodes.save(userId, answer);
      return answer;
    } catch (error) {
      const reading = readBarcode(barcode);
      const isAway = userId !== undefined && reading.ok && isTransient(error);
      const cached = isAway ? await cachedBarcodes.find(userId, reading.code) : null;
      if (cached) return cached;
      throw error;
    }
  };
}
