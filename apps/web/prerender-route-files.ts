import type { SitePage } from './src/app/site-pages.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** What the build wrote: each module's file, its styles, and the modules that it imports. */
export type Manifest = Record<string, Chunk>;

/** Styles and code of the page's own screen: without them it would be read unstyled, and hydrate late. */
export function routeFiles(page: SitePage, manifest: Manifest): string {
  const screen = screenOf(page, manifest);
  if (screen.length === 0) throw new Error(`${page.path} is prerendered from a screen that is not in the build.`);
  const loaded = new Set(filesOf('index.html', manifest));
  const files = [...new Set(screen.flatMap((key) => filesOf(key, manifest)))].filter((file) => !loaded.has(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const code = files.filter((file) => !file.endsWith('.css'));
  const tags = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  return tags.map((tag) => `    ${tag}`).join('\n');
}

/** The modules that the router fetches for the page. */
function screenOf({ path }: SitePage, manifest: Manifest): string[] {
  const slug = path.startsWith('/blog/') ? path.slice('/blog/'.length) : null;
  const route = slug !== null ? 'blog/$slug' : path === '/blog' ? 'blog/index' : path.slice(1) || 'index';
  return Object.keys(manifest).filter(
    (key) =>
      key.replace('(site)/', '').startsWith(`src/app/routes/${route}.tsx?`) ||
      (slug !== null && key.includes(`site/articles/bodies/${slug}.tsx`)),
  );
}

/** A chunk's file, its styles, and those of the chunks that it imports. */
function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((one) => filesOf(one, manifest, seen)), ...(chunk.css ?? []), chunk.file];
}
