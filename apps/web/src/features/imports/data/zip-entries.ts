import type { FileEntry } from '@zip.js/zip.js';

/** A file inside a zip: its name without folders, how long it is unpacked, and its bytes as they are unpacked. */
export type ZipEntry = { name: string; size: number; open: () => ReadableStream<Uint8Array> };

/**
 * The files inside a zip, of any size: its list is at its end, and each file is unpacked while it is read. Files of the list
 * that begin with a point are notes of the system that packed it. The library comes with the first zip.
 * @throws Error where the zip is cut off or damaged
 */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js/index-native.js');
  // The browser's own decompression, on this thread: our content security policy has no room for more.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(file)).getEntries();
  return entries
    .filter((entry): entry is FileEntry => !entry.directory && !entry.encrypted)
    .map((entry) => ({
      name: entry.filename.split('/').at(-1) ?? '',
      size: entry.uncompressedSize,
      open: () => unpacked(entry),
    }))
    .filter(({ name }) => name !== '' && !name.startsWith('.'));
}

function unpacked(entry: FileEntry): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // What goes wrong while it is unpacked is the reader's error.
  entry.getData(writable).catch((error: unknown) => void writable.abort(error).catch(() => undefined));
  return readable;
}
