// Which packages of others reach people: those that the server and the web depend on at run time, and what these depend on.

const STARTS = ['apps/server', 'apps/web'];

/** The entries of the lockfile that are shipped, each once, by name and version: `{ name, version, license, path }`. */
export function shippedPackages(lock) {
  const shipped = new Map();
  const pending = STARTS.filter((path) => lock.packages[path]);
  const seen = new Set(pending);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const entry = lock.packages[path];
    if (path.includes('node_modules/')) {
      // An alias is listed under the name that its author gave it.
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      shipped.set(`${name} ${entry.version}`, { name, version: entry.version, license: entry.license, path });
    }
    for (const name of neededBy(entry)) {
      const found = resolveFrom(lock, path, name);
      if (!found || seen.has(found)) continue;
      seen.add(found);
      pending.push(found);
    }
  }
  return [...shipped.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

// As Node looks for it: next to the package, then further out. What is built for one platform only is no part of the list,
// which is to be the same everywhere; a workspace is followed to its folder.
function resolveFrom(lock, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const entry = lock.packages[candidate];
    if (entry?.link) return entry.resolved;
    if (entry) return entry.os || entry.cpu ? null : candidate;
    if (folder === '') return null;
  }
}
