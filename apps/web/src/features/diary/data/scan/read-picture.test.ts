import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readBarcode } from '@platewise/contract/diary/barcode';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { readPicture } from './read-picture.ts';

/** Pixels of a bar, and white ones around all of them. */
const [SCALE, MARGIN] = [3, 40];

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url);
  const binary = async (name: string) => new Uint8Array(await readFile(resolve(name))).buffer;
  prepareReader({ overrides: { wasmBinary: await binary('zxing-wasm/reader/zxing_reader.wasm') } });
  prepareWriter({ overrides: { wasmBinary: await binary('zxing-wasm/writer/zxing_writer.wasm') } });
});

/** A picture of bars on white, as a camera would hold it still. */
async function draw(text: string, format: WriteInputBarcodeFormat): Promise<ImageData> {
  const { symbol, error } = await writeBarcode(text, { format });
  if (error) throw new Error(error);
  const [width, height] = [symbol.width * SCALE + 2 * MARGIN, 240];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = MARGIN; y < height - MARGIN; y += 1) {
    for (let x = 0; x < symbol.width * SCALE; x += 1) {
      const at = (y * width + x + MARGIN) * 4;
      data.fill(symbol.data[Math.floor(x / SCALE)] ?? 255, at, at + 3);
    }
  }
  return { data, width, height } as ImageData;
}

test.each([
  ['EAN13', '3017624010701', '3017624010701'],
  ['EAN8', '96385074', '0000096385074'],
  ['UPCA', '036000291452', '0036000291452'],
  ['UPCE', '01234531', '0012300000451'],
  ['ITF', '15400141288763', '15400141288763'],
] as const)('bars of %s are read from their picture as the code of the pack', async (format, text, code) => {
  const bars = await readPicture(await draw(text, format));

  expect(bars.map(({ text: seen, format: kind }) => readBarcode(seen, kind))).toEqual([{ ok: true, code }]);
});

test('bars of other kinds, and pictures without any, are none', async () => {
  const blank = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 } as ImageData;

  expect(await readPicture(await draw('A123', 'Code128'))).toEqual([]);
  expect(await readPicture(blank)).toEqual([]);
});
