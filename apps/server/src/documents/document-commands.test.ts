import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { blocksOf, ROOT, readDocuments } from '../testing/read-documents.ts';

const FOLDERS = ['apps', 'packages', 'docs', 'infra', '.github', '.ci'];
const IS_PATH = new RegExp(`^(?:${FOLDERS.map((name) => name.replace('.', '\\.')).join('|')})/[\\w./-]*\\w$`);
/** Also where a document leaves out the folder that it speaks of. */
const IS_SOURCE = /^[\w-][\w./-]*\.(?:tsx?|mjs|sql|csv|ini|yml)$/;

const documents = await readDocuments();

/** Each file and folder, with a slash before it; what a build makes is there after one. */
const all = new Set(['/apps/web/dist', '/apps/server/dist']);

beforeAll(async () => {
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist|dist-ssr|\.turbo|\.git)$/.test(name);
  for await (const path of glob(`{*,{${FOLDERS.join(',')}}/**}`, { cwd: ROOT, exclude })) all.add(`/${path}`);
});

async function scriptsOf(folder: string): Promise<object> {
  const file = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
  return (JSON.parse(file) as { scripts: object }).scripts;
}

test.each(documents)('$path names scripts of package.json', async ({ text }) => {
  const named = text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w/-]+))?/g);

  for (const [command, name = '', folder = '.'] of named) {
    expect(Object.keys(await scriptsOf(folder)), command).toContain(name);
  }
});

test.each(documents)('$path names files that are there', ({ text }) => {
  const inSentences = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, words = '']) => words);
  const inCommands = blocksOf(text)
    .filter(({ info }) => info.startsWith('sh'))
    .flatMap(({ lines }) => lines.flatMap((line) => line.split(/\s+/)));
  const named = [
    ...inSentences.filter((words) => IS_PATH.test(words) || IS_SOURCE.test(words)),
    ...inCommands.filter((word) => IS_PATH.test(word)),
  ];

  const paths = [...all];
  expect(named.filter((path) => !paths.some((one) => one.endsWith(`/${path}`)))).toEqual([]);
});
