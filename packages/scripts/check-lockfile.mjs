// Checks what `npm ci` on another platform, or years later, will need: every optional package that the lockfile names
// has its own entry, no entry carries a download address, and every direct dependency is pinned to one version.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [];

const has = (from, name) => {
  const parts = from.split('node_modules/');
  for (let depth = parts.length; depth > 0; depth--) {
    const folder = `${parts.slice(0, depth).join('node_modules/')}/node_modules/${name}`.replace(/^\//, '');
    if (lock.packages[folder]) return true;
  }
  return lock.packages[`node_modules/${name}`] !== undefined;
};

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!has(path, name)) problems.push(`${path || 'the root'} wants ${name}, which the lockfile does not hold`);
  }
  if (!entry.link && /^https?:/.test(entry.resolved ?? '')) problems.push(`${path} carries a download address`);
}

for await (const file of glob('{package.json,apps/*/package.json,packages/*/package.json}')) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    const isExact = /^(npm:.+@)?\d+\.\d+\.\d+/.test(version) || (version === '*' && name.startsWith('@platewise/'));
    if (!isExact) problems.push(`${file} does not pin ${name} (${version})`);
  }
}

for (const problem of problems) console.error(`lockfile: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
