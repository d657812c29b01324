import { existsSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../..', 'node_modules');
const OLDEST_MAJOR = 22;

/** The Node that the product runs on: the one among the packages, else this process's own when it is new enough. */
export function findNode() {
  const folder = join(modules, `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`);
  const own = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR) return process.execPath;
  console.error(`Node ${OLDEST_MAJOR}.12 or newer is needed here; this is ${process.version}.`);
  process.exit(1);
}
