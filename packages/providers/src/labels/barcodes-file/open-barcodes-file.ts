import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { LabelsPort } from '../label-port.ts';
import { barcodesFileError } from './barcodes-file-error.ts';
import { type Header, readHeader, readLine } from './read-line.ts';

/** What a file may have: its lines stay in memory as text. */
const [FILE_MAX_BYTES, LINES_MAX] = [32 * 1024 * 1024, 200_000];

/**
 * Labels from a file of the operator's: CSV in UTF-8 with a header, of at most 200,000 lines and 32 MiB. It is read once, line by line,
 * and every line is checked; what was read stays as text until somebody asks for it.
 * @throws BarcodesFileError naming the line that cannot be used
 */
export async function openBarcodesFile(path: string): Promise<LabelsPort> {
  const { header, lines } = await readLines(path);
  return {
    kind: 'operator-file',
    find: async (barcode) => {
      const line = lines.get(barcode);
      const read = line === undefined ? null : readLine(line, header);
      return read?.ok ? { kind: 'found', label: read.label } : { kind: 'unknown' };
    },
  };
}

async function readLines(path: string): Promise<{ header: Header; lines: ReadonlyMap<string, string> }> {
  const size = await stat(path).then(
    (found) => found.size,
    (error: NodeJS.ErrnoException) => refuse(`${path} cannot be read (${error.code}).`),
  );
  if (size > FILE_MAX_BYTES) refuse(`${path} has more than ${FILE_MAX_BYTES / 1024 / 1024} MiB.`);
  let header: Header | null = null;
  const lines = new Map<string, string>();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    if (header === null) {
      const read = readHeader(line);
      if (!read.ok) return refuse(`line ${number}: ${read.why}.`);
      header = read.header;
      continue;
    }
    const read = readLine(line, header);
    if (!read.ok) return refuse(`line ${number}: ${read.why}.`);
    if (lines.has(read.barcode)) return refuse(`line ${number}: ${read.barcode} stands in it already.`);
    if (lines.size === LINES_MAX) return refuse(`it has more than ${LINES_MAX} barcodes.`);
    lines.set(read.barcode, line);
  }
  return header ? { header, lines } : refuse('it is empty.');
}

function refuse(why: string): never {
  throw barcodesFileError(why);
}
