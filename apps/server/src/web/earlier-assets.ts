import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder next to the data that outlives a release. */
const FOLDER = 'web-builds';

/** Their names change with their content, so those of two releases never mean different things. */
const ASSET = /^\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png)$/;

/** The files of the release before this one, for pages of it that are still open. */
export type EarlierAssets = {
  /** The folder and the name of a file; null where that release had none of this path. */
  find: (path: string) => { folder: string; name: string } | null;
};

/**
 * Keeps the assets of this build next to the data, and finds those of the build that was served before it; older ones go.
 * Where nothing can be kept there, only this build's are served, and open pages offer to be loaded again.
 */
export async function storeAssets({ webDir, dataDir }: { webDir: string; dataDir: string }): Promise<EarlierAssets> {
  try {
    const folder = join(dataDir, FOLDER);
    const files = (await readdir(join(webDir, 'assets'))).filter((name) => !name.endsWith('.map'));
    const build = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const earlier = (await newestFirst(folder)).filter((name) => name !== build);
    await keep(join(webDir, 'assets'), files, join(folder, build));
    const now = new Date();
    await utimes(join(folder, build), now, now);
    for (const name of earlier.slice(1)) await rm(join(folder, name), { recursive: true, force: true });
    const [last] = earlier;
    return last === undefined ? NONE : assetsIn(join(folder, last), new Set(await readdir(join(folder, last))));
  } catch {
    return NONE;
  }
}

const NONE: EarlierAssets = { find: () => null };

function assetsIn(folder: string, names: ReadonlySet<string>): EarlierAssets {
  return {
    find: (path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return ASSET.test(path) && names.has(name) ? { folder, name } : null;
    },
  };
}

/** Complete or not at all: a start that was interrupted leaves no half of a build. */
async function keep(from: string, files: readonly string[], to: string): Promise<void> {
  const isKept = await stat(to).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const half = `${to}.half-${process.pid}`;
  await mkdir(half, { mode: 0o700 });
  for (const name of files) {
    // The same file under two names takes no room; another disk wants a copy.
    await link(join(from, name), join(half, name)).catch(() => copyFile(join(from, name), join(half, name)));
  }
  await rename(half, to);
}

async function newestFirst(folder: string): Promise<string[]> {
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return builds.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}
