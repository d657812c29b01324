import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../../..');

/** A document that people read: its path from the root, and its text. */
export type Document = { path: string; text: string };

/** A fenced block: what stands after the fence, such as `sh operator`, and its lines. */
export type Block = { info: string; lines: string[] };

/** The documents of the root, of docs and of infra; decision notes are left as they were when they were written. */
export async function readDocuments(): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const path of glob('{*.md,docs/*.md,infra/*.md}', { cwd: ROOT })) {
    documents.push({ path, text: await readFile(join(ROOT, path), 'utf8') });
  }
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The fenced blocks of a text in their order, those inside lists without their indent. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)\n\1```$/gm)].map(([, indent = '', info = '', body = '']) => ({
    info: info.trim(),
    lines: body.split('\n').map((line) => line.slice(indent.length)),
  }));
}

/** A text without its fenced blocks. */
export function withoutBlocks(text: string): string {
  return text.replaceAll(/^( *)```[^\n]*\n[\s\S]*?\n\1```$/gm, '');
}

/** The anchors that GitHub gives the headings of a document. */
export function anchorsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
