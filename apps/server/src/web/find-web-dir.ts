import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env/env.ts';

const BUILT_PAGES = join(import.meta.dirname, '../../../web/dist');

/** The folder of the built pages; null before the first build. */
export function findWebDir({ WEB_DIR = BUILT_PAGES }: Pick<Env, 'WEB_DIR'>): string | null {
  const isBuilt = ['app.html', 'index.html'].some((file) => existsSync(join(WEB_DIR, file)));
  return isBuilt ? WEB_DIR : null;
}
