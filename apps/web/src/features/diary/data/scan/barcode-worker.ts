import { prepareZXingModule } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { SeenBars } from './barcode-reader.ts';
import { readPicture } from './read-picture.ts';

/** A picture as its pixels, four bytes each. */
export type BarcodePicture = { pixels: ArrayBuffer; width: number; height: number };
export type BarcodeAnswer = { ok: true; bars: SeenBars[] } | { ok: false };

// Ours, in the place of the host that the library would fetch it from.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

// A file of its own with a content policy of its own: it alone may run WebAssembly (decision note 109).
self.addEventListener('message', ({ data }: MessageEvent<BarcodePicture>) => {
  void read(data).then((answer) => self.postMessage(answer));
});

async function read({ pixels, width, height }: BarcodePicture): Promise<BarcodeAnswer> {
  try {
    return { ok: true, bars: await readPicture(new ImageData(new Uint8ClampedArray(pixels), width, height)) };
  } catch {
    return { ok: false };
  }
}
