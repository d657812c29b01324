import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeAssets } from './earlier-assets.ts';

test('the files of the release before are found, also after another start, and those before that are gone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'platewise-releases-'));
  const [webDir, dataDir] = [join(root, 'web'), join(root, 'data')];
  const found: Record<string, boolean[]> = {};

  for (const release of ['one', 'two', 'three', 'two']) {
    await rm(webDir, { recursive: true, force: true });
    await mkdir(join(webDir, 'assets'), { recursive: true });
    await writeFile(join(webDir, `assets/search-${release}.js`), release);
    await storeAssets({ webDir, dataDir });
    const { find } = await storeAssets({ webDir, dataDir });
    found[release] = ['one', 'two', 'three'].map((name) => find(`/assets/search-${name}.js`) !== null);
  }
  const kept = await readdir(join(dataDir, 'web-builds'));
  await rm(root, { recursive: true });

  // Back at two, what was served last is three.
  expect(found).toEqual({ one: [false, false, false], two: [false, false, true], three: [false, true, false] });
  expect(kept).toHaveLength(2);
});

test('where nothing can be kept, the server serves its own release', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'platewise-release-'));
  const { find } = await storeAssets({ webDir, dataDir: '/dev/null/data' });
  await rm(webDir, { recursive: true });

  expect(find('/assets/search-one.js')).toBeNull();
});
