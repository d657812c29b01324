import type { BarcodeReader, SeenBars } from './barcode-reader.ts';
import type { BarcodeAnswer, BarcodePicture } from './barcode-worker.ts';

/** Pixels across that are read: more take longer and find no more. */
const WIDTH_MAX = 1024;

/** Reads bars in a worker of this browser, which has the decoder (ZXing, as WebAssembly). */
export function openWorkerReader(
  openWorker = () => new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' }),
): BarcodeReader {
  const worker = openWorker();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) => {
      if (!context || video.videoWidth === 0) return Promise.resolve([]);
      const scale = Math.min(1, WIDTH_MAX / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return ask(worker, context.getImageData(0, 0, canvas.width, canvas.height));
    },
    close: () => worker.terminate(),
  };
}

/** One picture at a time is asked about. */
function ask(worker: Worker, { data, width, height }: ImageData): Promise<SeenBars[]> {
  const { promise, resolve, reject } = Promise.withResolvers<SeenBars[]>();
  worker.onmessage = ({ data: answer }: MessageEvent<BarcodeAnswer>) =>
    answer.ok ? resolve(answer.bars) : reject(new Error('The picture could not be read.'));
  worker.onerror = () => reject(new Error('The worker that reads barcodes could not be used.'));
  worker.postMessage({ pixels: data.buffer, width, height } satisfies BarcodePicture, [data.buffer]);
  return promise;
}
