import { readBarcode } from '@platewise/contract/diary/barcode';
import type { BarcodeReader } from './barcode-reader.ts';

/** ms between two pictures: a hand holds still for about half a second. */
const PICTURE_MS = 150;
/** Pictures in a row that cannot be read before it is given up; the first may come before the camera has one. */
const FAILURES_MAX = 30;

type Options = { open: () => Promise<BarcodeReader>; signal: AbortSignal; pictureMs?: number };

/**
 * Looks for a barcode until one is seen in two pictures in a row: a digit that was read wrongly may fit its check digit by chance, and
 * hardly twice alike.
 * @returns its code; null when it was given up by the signal
 * @throws where pictures cannot be read
 */
export async function scanVideo(
  video: HTMLVideoElement,
  { open, signal, pictureMs = PICTURE_MS }: Options,
): Promise<string | null> {
  const reader = await open();
  let before: readonly string[] = [];
  let failures = 0;
  try {
    while (!signal.aborted) {
      const seen = await codesIn(reader, video);
      if (signal.aborted) return null;
      const again = seen?.find((code) => before.includes(code));
      if (again !== undefined) return again;
      failures = seen ? 0 : failures + 1;
      if (failures >= FAILURES_MAX) throw new Error('No picture of the camera could be read.');
      if (seen && seen.length > 0) before = seen;
      await new Promise((resolve) => setTimeout(resolve, pictureMs));
    }
    return null;
  } finally {
    reader.close();
  }
}

/** Null where the picture could not be read. */
async function codesIn(reader: BarcodeReader, video: HTMLVideoElement): Promise<string[] | null> {
  try {
    const readings = (await reader.read(video)).map(({ text, format }) => readBarcode(text, format));
    return readings.flatMap((reading) => (reading.ok ? [reading.code] : []));
  } catch {
    return null;
  }
}
