import type { ImportRow } from '@platewise/contract/imports/import-schema';
import type {
  Answers,
  FileReading,
  LeftOut,
  Question,
  Refusal,
  UnreadableLine,
} from '@platewise/domain/imports/file-reading';
import { byteSource, bytesOf, textOf, wholeText } from './bytes.ts';
import { zipEntries } from './zip-entries.ts';

/** A table is read whole; ten years of a diary come to about 10 MB. */
export const TABLE_MAX_MEGABYTES = 64;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** What a person's file holds: the tables of a zip together. */
export type ReadFile = {
  source: FileReading['source'];
  rows: ImportRow[];
  unreadable: UnreadableLine[];
  leftOut: Partial<Record<LeftOut, number>>;
  questions: Question[];
  /** Names of files of a zip that bring nothing. */
  otherFiles: string[];
};

export type FileRefusal = Refusal | 'damaged' | 'too-large';

type Reading = { answers: Answers; signal: AbortSignal; onProgress: (share: number) => void };

/** One thing that can be read: a file, or one inside a zip. */
type Readable = { name: string; size: number; open: () => ReadableStream<Uint8Array> };

/**
 * Reads a file that a person chose, on this device: nothing of it is sent anywhere. What it is shows in its first bytes.
 * @throws DOMException AbortError when `signal` ends it
 */
export async function readFile(file: File, reading: Reading): Promise<ReadFile | FileRefusal> {
  try {
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (isZip(head)) return together(await readZip(file, reading));
    const one = { name: file.name, size: file.size, open: () => file.stream() };
    return together([{ name: file.name, read: await readOne(one, file, reading) }]);
  } catch (error) {
    reading.signal.throwIfAborted();
    if (error instanceof TooLarge) return 'too-large';
    return 'damaged';
  }
}

type Part = { name: string; read: FileReading | Refusal };

async function readZip(file: File, reading: Reading): Promise<Part[]> {
  const entries = (await zipEntries(file)).filter(({ name }) => /\.(?:csv|xml|db)$/i.test(name));
  const parts: Part[] = [];
  for (const entry of entries) {
    // A record of an export for doctors, which repeats what export.xml holds.
    const isOther = /\.xml$/i.test(entry.name) && entry.name !== 'export.xml';
    parts.push({ name: entry.name, read: isOther ? 'unknown-file' : await readOne(entry, null, reading) });
  }
  return parts;
}

/** @param file the file itself where it is one that can be read at any place */
async function readOne(one: Readable, file: Blob | null, reading: Reading): Promise<FileReading | Refusal> {
  const [first = '', head] = await firstCharacters(file ?? one);
  let bytesRead = 0;
  const onBytes = (bytes: number) => {
    bytesRead += bytes;
    reading.onProgress(one.size > 0 ? bytesRead / one.size : 1);
  };
  const bytes = () => bytesOf(one.open(), { signal: reading.signal, onBytes });
  if (head.startsWith('SQLite format 3')) {
    const { readHealthConnect } = await import('@platewise/domain/imports/read-health-connect');
    return readHealthConnect(byteSource(file ?? (await unpackedBlob(bytes()))));
  }
  if (first === '<') {
    const { readAppleHealth } = await import('@platewise/domain/imports/read-apple-health');
    return readAppleHealth(textOf(bytes()));
  }
  if (one.size > TABLE_MAX_MEGABYTES * BYTES_PER_MEGABYTE) throw new TooLarge();
  const { readCsvFile } = await import('@platewise/domain/imports/read-csv-file');
  return readCsvFile(await wholeText(bytes()), reading.answers);
}

async function firstCharacters(readable: Blob | Readable): Promise<[first: string | undefined, head: string]> {
  const stream = readable instanceof Blob ? readable.slice(0, 64).stream() : readable.open();
  const pieces = textOf(bytesOf(stream, { signal: new AbortController().signal, onBytes: () => undefined }));
  const { value = '' } = await pieces.next();
  await pieces.return(undefined);
  return [value.trimStart().replace('\uFEFF', '')[0], value];
}

async function unpackedBlob(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const pieces: Blob[] = [];
  // Blobs and not arrays: a browser may hold them on its disk.
  for await (const piece of bytes) pieces.push(new Blob([piece as Uint8Array<ArrayBuffer>]));
  return new Blob(pieces);
}

class TooLarge extends Error {}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

function together(parts: readonly Part[]): ReadFile | FileRefusal {
  const read = parts.flatMap(({ read: one }) => (typeof one === 'string' ? [] : [one]));
  const [first] = read;
  if (!first) return refusalOf(parts);
  return {
    source: first.source,
    rows: read.flatMap(({ rows }) => rows),
    unreadable: read.flatMap(({ unreadable }) => unreadable),
    leftOut: summed(read.map(({ leftOut }) => leftOut)),
    questions: [...new Set(read.flatMap(({ questions }) => questions))],
    otherFiles: parts.flatMap(({ name, read: one }) => (typeof one === 'string' ? [name] : [])),
  };
}

/** Of several files that bring nothing, what is known of one of them. */
function refusalOf(parts: readonly Part[]): Refusal {
  const refusals = parts.flatMap(({ read }) => (typeof read === 'string' ? [read] : []));
  return refusals.find((refusal) => refusal !== 'unknown-file') ?? 'unknown-file';
}

function summed(all: readonly Partial<Record<LeftOut, number>>[]): Partial<Record<LeftOut, number>> {
  const sums: Partial<Record<LeftOut, number>> = {};
  for (const one of all) {
    for (const [why, count] of Object.entries(one) as [LeftOut, number][]) sums[why] = (sums[why] ?? 0) + count;
  }
  return sums;
}
