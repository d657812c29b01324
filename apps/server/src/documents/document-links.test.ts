import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, ROOT, readDocuments, withoutBlocks } from '../testing/read-documents.ts';

const documents = await readDocuments();
const links = documents.flatMap(({ path, text }) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [{ path, target }],
  ),
);

test('every document is reached from README.md, over others', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) {
    for (const link of links.filter((one) => one.path === path)) {
      reached.add(relative(ROOT, join(ROOT, dirname(path), link.target.replace(/#.*/, ''))));
    }
  }

  expect(documents.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test.each(links)('$path: $target is there', async ({ path, target }) => {
  const [to = '', anchor] = target.split('#');
  const file = to === '' ? join(ROOT, path) : join(ROOT, dirname(path), to);

  expect(await stat(file).catch(() => null), file).not.toBeNull();
  if (anchor !== undefined) expect(anchorsOf(await readFile(file, 'utf8'))).toContain(anchor);
});
