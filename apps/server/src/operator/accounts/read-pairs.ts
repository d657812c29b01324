import { readFile } from 'node:fs/promises';

const PAIR = /^([^\s,]+)\s*,\s*(user_\w+)$/;

/** Lines `id here,id at Clerk` of a file, by the id here; a sentence where a line is none, or an id stands there twice. Empty without a file. */
export async function readPairs(file: string | undefined): Promise<ReadonlyMap<string, string> | string> {
  if (file === undefined) return new Map();
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return `The file ${file} cannot be read.`;
  const pairs = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, from = '', to = ''] = PAIR.exec(line.trim()) ?? [];
    if (!from) return `Line ${index + 1} of ${file} is no pair: an id here, a comma, an id at Clerk (user_...).`;
    if (pairs.has(from) || [...pairs.values()].includes(to))
      return `Line ${index + 1} of ${file} names an id for the second time.`;
    pairs.set(from, to);
  }
  return pairs;
}
