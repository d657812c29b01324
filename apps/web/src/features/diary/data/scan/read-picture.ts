import type { BarcodeFormat } from '@platewise/contract/diary/barcode';
import { readBarcodes } from 'zxing-wasm/reader';
import type { SeenBars } from './barcode-reader.ts';

/** The decoder's names of the kinds that packs carry; it is asked for ITF-14 and calls what it finds ITF. */
const ASKED = ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14'] as const;
const FORMATS: Readonly<Record<string, BarcodeFormat>> = {
  EAN13: 'ean_13',
  EAN8: 'ean_8',
  UPCA: 'upc_a',
  UPCE: 'upc_e',
  ITF14: 'itf',
  ITF: 'itf',
};
const BARS_MAX = 4;

/** The bars in a picture, read by ZXing. */
export async function readPicture(picture: ImageData): Promise<SeenBars[]> {
  const found = await readBarcodes(picture, { formats: [...ASKED], maxNumberOfSymbols: BARS_MAX });
  return found.flatMap(({ text, format: name }) => {
    const format = FORMATS[name];
    return format ? [{ text, format }] : [];
  });
}
