import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Not dependencies of the project: what Clerk's own servers would send to a browser, taken when a test asks for it. */
const PACKAGES = [
  {
    name: '@clerk/clerk-js',
    version: '6.34.1',
    integrity: 'PcM/x9lzmDU5bQ8jaJjkWYncJbAYL5hlxHG3jkO4SLG39apLqfBuFCaRw27ptIkwRCTJnY+a6Nvml3gk8G1CZA==',
  },
  {
    name: '@clerk/ui',
    version: '1.34.0',
    integrity: 'EP6Wcf+iqV5hJRMjfmVSOb7wWEgt2DuUOnR3Yv/ULPdmGgGWa64oc4tB4VfD66z8nXgtXqHEXNNnGURAOfQ7vQ==',
  },
];

/** Where there is no registry, that is known within seconds. */
const SHORT_OF_PATIENCE = ['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

/** Beneath node_modules: ignored, and gone with it. */
const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/platewise-clerk');

/** The folders of Clerk's browser bundles, by package name; fetched once, and only what has the known digest is kept. */
export async function fetchClerkBundles(): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const known of PACKAGES) folders.set(known.name, await folderOf(known));
  return folders;
}

async function folderOf({ name, version, integrity }: (typeof PACKAGES)[number]): Promise<string> {
  const folder = join(CACHE, `${name.replace('@clerk/', '')}-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  try {
    const isWindows = process.platform === 'win32';
    const options = { cwd: draft, shell: isWindows, timeout: 60_000 };
    await run('npm', ['pack', '--silent', ...SHORT_OF_PATIENCE, `${name}@${version}`], options);
    const [archive = ''] = (await readdir(draft)).filter((file) => file.endsWith('.tgz'));
    const digest = createHash('sha512')
      .update(await readFile(join(draft, archive)))
      .digest('base64');
    if (digest !== integrity) throw new Error(`${name}@${version} is not what it was: its digest is ${digest}`);
    await run('tar', ['-xzf', archive], { cwd: draft });
    // Two test processes may fetch at once: the second finds the folder there.
    await rename(join(draft, 'package'), folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A file of a bundle as the loader asks for it, `/npm/@clerk/clerk-js@6/dist/clerk.browser.js`; the version is ours. */
export async function readBundleFile(folders: ReadonlyMap<string, string>, path: string): Promise<Buffer | null> {
  const [, name = '', file = ''] = /^\/npm\/(@clerk\/[\w-]+)@[^/]+\/(.+)$/.exec(path) ?? [];
  const folder = folders.get(name);
  if (!folder) return null;
  const wanted = resolve(folder, file);
  if (!wanted.startsWith(folder + sep) || !existsSync(wanted)) return null;
  return readFile(wanted);
}
