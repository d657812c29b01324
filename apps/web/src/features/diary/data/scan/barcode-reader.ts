import { BARCODE_FORMATS, type BarcodeFormat } from '@platewise/contract/diary/barcode';

/** Bars that were seen in a picture: their digits and their kind. */
export type SeenBars = { text: string; format: BarcodeFormat };

/** What reads bars from the picture of a camera. */
export type BarcodeReader = {
  /** All bars in the picture as it is now; rejects where the picture cannot be read. */
  read: (video: HTMLVideoElement) => Promise<SeenBars[]>;
  close: () => void;
};

/** The Barcode Detection API, which Chrome has on Android and macOS. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string; format: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** That of the browser, else one in a worker, whose files are fetched now. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await browserReader()) ?? (await import('./worker-reader.ts')).openWorkerReader();
}

async function browserReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  try {
    const supported = await BarcodeDetector.getSupportedFormats();
    const formats = BARCODE_FORMATS.filter((format) => supported.includes(format));
    // Some systems have the class and nothing behind it.
    if (!formats.includes('ean_13')) return null;
    const detector = new BarcodeDetector({ formats });
    return { read: async (video) => (await detector.detect(video)).flatMap(toSeenBars), close: () => undefined };
  } catch {
    return null;
  }
}

function toSeenBars({ rawValue: text, format: name }: { rawValue: string; format: string }): SeenBars[] {
  const format = BARCODE_FORMATS.find((known) => known === name);
  return format ? [{ text, format }] : [];
}
