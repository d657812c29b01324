import type { ByteSource } from '@platewise/domain/imports/sqlite-file';

/** Bytes that are read of a file at once: pages of a database lie near each other. */
const WINDOW_BYTES = 1024 * 1024;

/** The pieces of a stream, until `signal` ends it. */
export async function* bytesOf(
  stream: ReadableStream<Uint8Array>,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) return;
      onBytes(value.length);
      yield value;
    }
  } finally {
    // A file of which no more is wanted.
    await reader.cancel().catch(() => undefined);
  }
}

/** Text in UTF-8 or UTF-16, as its first bytes say, in the pieces in which it comes. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece));
    yield decoder.decode(piece, { stream: true });
  }
  const end = decoder?.decode();
  if (end) yield end;
}

/** A whole text; one that is no UTF-8 is what Windows wrote for a long time. */
export async function wholeText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  const whole = new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  try {
    return new TextDecoder(encodingOf(whole), { fatal: true }).decode(whole);
  } catch {
    return new TextDecoder('windows-1252').decode(whole);
  }
}

/** A file that is read in parts, of which the last one is at hand. */
export function byteSource(file: Blob): ByteSource {
  let [from, window] = [0, new Uint8Array()];
  return {
    size: file.size,
    async read(offset, length) {
      const isAtHand = offset >= from && offset + length <= from + window.length;
      if (!isAtHand) {
        from = offset;
        const part = file.slice(offset, offset + Math.max(length, WINDOW_BYTES));
        window = new Uint8Array(await part.arrayBuffer());
      }
      return window.subarray(offset - from, offset - from + length);
    },
  };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
