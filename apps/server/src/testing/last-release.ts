import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './read-documents.ts';

export type Release = {
  version: string;
  /** What starts its server. */
  main: string;
  /** The names of the files of its migrations. */
  migrations: string[];
  remove: () => Promise<void>;
};

/** The commit of the release that the changelog names last: its tag, or else where the changelog came to name it; null in a shallow clone. */
export function lastReleaseCommit(): { version: string; commit: string } | null {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const version = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)?.[1] ?? '';
  const tagged = git('rev-parse', '--quiet', '--verify', `v${version}^{commit}`);
  const named = git('log', '--format=%H', `-S## [${version}]`, '--', 'CHANGELOG.md').split('\n').at(-1);
  const commit = tagged || named;
  return commit ? { version, commit } : null;
}

/** The sources of a release in a folder of their own, with the installed packages of today: they run without a build. */
export async function checkOutRelease({ version, commit }: { version: string; commit: string }): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), `platewise-${version}-`));
  const archive = spawnSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || status !== 0) throw new Error(`${archive.stderr.toString()}${stderr.toString()}`);
  await linkPackages(folder);
  return {
    version,
    main: join(folder, 'apps/server/src/main.ts'),
    migrations: await readdir(join(folder, 'packages/db/src/migrations')),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Packages of others are those of this checkout; ours are links within the folder. */
async function linkPackages(folder: string): Promise<void> {
  const [own, theirs] = [join(folder, 'node_modules'), join(ROOT, 'node_modules')];
  await mkdir(join(own, '@platewise'), { recursive: true });
  for (const name of await readdir(theirs))
    if (name !== '@platewise') await symlink(join(theirs, name), join(own, name));
  for (const name of await readdir(join(theirs, '@platewise')))
    await symlink(await readlink(join(theirs, '@platewise', name)), join(own, '@platewise', name));
  for (const name of await readdir(join(folder, 'packages'))) {
    const nested = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, 'packages', name, 'node_modules'));
  }
}

function git(...words: string[]): string {
  const { stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return (stdout ?? '').trim();
}
