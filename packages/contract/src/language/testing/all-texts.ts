import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedText, listTexts } from '../area.ts';

const TEXTS = join(import.meta.dirname, '../../texts');

/** Every text of the product, by its file. */
export async function allTexts(): Promise<{ file: string; texts: ListedText[] }[]> {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const exports: Record<string, unknown> = await import(join(TEXTS, file));
      return { file, texts: Object.values(exports).flatMap(listTexts) };
    }),
  );
}
