import { expect, test } from 'vitest';
import type { BarcodeReader, SeenBars } from './barcode-reader.ts';
import { scanVideo } from './scan-video.ts';

const VIDEO = {} as HTMLVideoElement;
const SPREAD: SeenBars = { text: '3017624010701', format: 'ean_13' };
const MISREAD: SeenBars = { text: '3017624010702', format: 'ean_13' };
const EGGS: SeenBars = { text: '96385074', format: 'ean_8' };

/** A reader that sees these pictures one after another, and nothing afterwards; a failure where one is null. */
function scan(pictures: readonly (readonly SeenBars[] | null)[], signal = new AbortController().signal) {
  const state = { taken: 0, isClosed: false };
  const reader: BarcodeReader = {
    read: async () => {
      const picture = pictures[state.taken];
      state.taken += 1;
      if (picture === null) throw new Error('no picture yet');
      return [...(picture ?? [])];
    },
    close: () => {
      state.isClosed = true;
    },
  };
  return { state, found: scanVideo(VIDEO, { open: async () => reader, signal, pictureMs: 0 }) };
}

test('a code counts when it is seen twice, also with pictures between that show nothing', async () => {
  const { found, state } = scan([null, [], [SPREAD], [], [SPREAD]]);

  expect(await found).toBe('3017624010701');
  expect(state).toEqual({ taken: 5, isClosed: true });
});

test('what was read wrongly, once or against its check digit, does not', async () => {
  const { found } = scan([[MISREAD], [MISREAD], [EGGS], [SPREAD], [SPREAD, EGGS]]);

  expect(await found).toBe('3017624010701');
});

test('it ends when it is given up, and its reader with it', async () => {
  const given = new AbortController();
  const { found, state } = scan([], given.signal);
  given.abort();

  expect(await found).toBeNull();
  expect(state.isClosed).toBe(true);
});

test('it fails where no picture can be read', async () => {
  const { found, state } = scan(Array.from({ length: 40 }, () => null));

  await expect(found).rejects.toThrow('No picture');
  expect(state).toEqual({ taken: 30, isClosed: true });
});
