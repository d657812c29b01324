import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '..');

/** The text of every file of this package that the use case of a procedure reaches by its imports. */
export async function sourcesBehind(path: string): Promise<string> {
  const name = path.split('.').at(-1) ?? '';
  const routers = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('-router.ts'));
  const texts = await Promise.all(routers.map(async (file) => [join(SOURCES, file), await read(file)] as const));
  // Procedures of other domains may have the same name: what they reach counts as well.
  const entries = texts.flatMap(([file, text]) => {
    const [, rest = ''] = text.split(new RegExp(`\\n\\s+${name}: (?=\\w+Procedure\\()`));
    const body = rest.split(/\n\s+\w+: \w+Procedure\(|\n\}\);/)[0] ?? '';
    return importsOf(file, text, (names) => names.some((one) => new RegExp(`\\b${one}\\b`).test(body)));
  });
  const seen = new Map<string, string>();
  await follow(entries, seen);
  // The planner comes with the context; where a model proposes, it has refusals of its own.
  if ([...seen.values()].some((text) => /\bplanner\b/.test(text)))
    await follow([join(SOURCES, 'meals/planners/composing-planner.ts')], seen);
  return [...seen.values()].join('\n');
}

function read(file: string): Promise<string> {
  return readFile(resolve(SOURCES, file), 'utf8');
}

async function follow(files: readonly string[], seen: Map<string, string>): Promise<void> {
  for (const file of files) {
    if (seen.has(file)) continue;
    const text = await read(file);
    seen.set(file, text);
    await follow(
      importsOf(file, text, () => true),
      seen,
    );
  }
}

function importsOf(file: string, text: string, isWanted: (names: string[]) => boolean): string[] {
  return [...text.matchAll(/import (?!type )(?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']+)'/g)].flatMap(
    ([, all, some = '', from]) => {
      const names = all ? [all] : some.split(',').flatMap((one) => one.trim().split(/\s+/).at(-1) || []);
      return from && isWanted(names) ? [resolve(dirname(file), from)] : [];
    },
  );
}
