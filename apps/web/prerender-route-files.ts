import type { SitePage } from './src/site-pages.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** What the build wrote: each module's file, its styles, and the modules that it imports. */
export type Manifest = Record<string, Chunk>;

/** Styles and code of the page's own screen: without them it would be read unstyled, and wake up late. */
export function routeFiles({ path }: SitePage, manifest: Manifest): string {
  const route =
    path === '/' ? 'index' : path.startsWith('/blog/') ? 'blog/$slug' : path === '/blog' ? 'blog/index' : path.slice(1);
  const slug = path.startsWith('/blog/') ? path.slice('/blog/'.length) : null;
  const wanted = Object.keys(manifest).filter(
    (key) =>
      key.startsWith(`src/routes/${route}.tsx?`) || (slug !== null && key.includes(`content/articles/${slug}.tsx`)),
  );
  const entry = manifest['index.html'];
  const loaded = new Set(entry ? filesOf('index.html', manifest) : []);
  const files = new Set(wanted.flatMap((key) => filesOf(key, manifest)).filter((file) => !loaded.has(file)));
  const tags = [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}" />`
      : `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return tags.map((tag) => `    ${tag}`).join('\n');
}

/** A chunk's file, its styles, and those of the chunks that it imports. */
function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((one) => filesOf(one, manifest, seen)), ...(chunk.css ?? []), chunk.file];
}
