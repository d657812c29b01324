import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Pages that are read, and fetch nothing of what the working screens share. */
const READ =
  /^(index|about|careers|contact|documentation|features|preview|pricing|privacy|support|terms|blog\/.*|newsletter\/.*)$/;
/** What so many pages, or so many working screens, need is one file for all of them. */
const SHARED_BY = 5;
/** Less code than this, not yet minified, is not worth a file of its own. */
const SMALLEST_CHARACTERS = 2500;
const DIALOG = '~';

/**
 * Gathers modules into files by the screens that need them, so that a screen is some twenty files and not a hundred. Only
 * the bundler knows which screen needs which module of a library, so a first build, which is thrown away, says it. What
 * a module needs is needed by all of its screens too, so files need one another in one direction only.
 */
export function groupModules(first: InlineConfig): Plugin {
  return {
    name: 'group-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: async () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: await groupsOf(first) } } } },
    }),
  };
}

async function groupsOf(first: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const options = { ...first.build, write: false, minify: false };
  const built = await build({ ...first, configFile: false, logLevel: 'error', build: options });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const usersOf = new Map<string, Set<string>>();
  for (const { fileName, isEntry, isDynamicEntry, facadeModuleId } of chunks.values()) {
    if (!isEntry && !isDynamicEntry) continue;
    const user = isEntry ? 'start' : userOf(facadeModuleId ?? '');
    for (const module of modulesOf(fileName, chunks)) usersOf.set(module, (usersOf.get(module) ?? new Set()).add(user));
  }

  // What the router fetches of a screen stays a file of its own.
  const named = [...usersOf].filter(([module]) => !module.includes('?tsr-split'));
  const fileOf = new Map(named.map(([module, users]) => [module, fileFor([...users].toSorted())]));
  const characters = new Map<string | null | undefined, number>();
  for (const [module, { renderedLength }] of [...chunks.values()].flatMap(({ modules }) => Object.entries(modules)))
    characters.set(fileOf.get(module), (characters.get(fileOf.get(module)) ?? 0) + renderedLength);
  for (const [module, file] of fileOf)
    if (file && (characters.get(file) ?? 0) < SMALLEST_CHARACTERS) fileOf.set(module, fileForSmall(file));

  // A file takes along what its modules need, unless an earlier one has it.
  const files = [...new Set(fileOf.values())].filter((file) => file !== null);
  return files
    .toSorted((a, b) => rank(a) - rank(b))
    .map((file) => ({ name: nameOf(file), test: (module) => fileOf.get(module) === file }));
}

/**
 * A screen by its route, without the folder that groups it; what the shell fetches on every screen by its name, marked; else
 * some dialog or part.
 */
function userOf(entry: string): string {
  const [, isRoute, name] = /src\/app\/(routes\/)?(?:\(\w+\)\/)?([^?]*)\.tsx?/.exec(entry) ?? [];
  return isRoute ? String(name) : name ? `~${name}` : DIALOG;
}

/** The file of a module with these users; null leaves it to the bundler. */
function fileFor(users: string[]): string | null {
  if (users.includes('start')) return 'start';
  const screens = users.filter((user) => !user.startsWith('~'));
  const read = screens.filter((screen) => READ.test(screen)).length;
  if (read === screens.length || users.length === 1) return null;
  if (read > 0) return read >= SHARED_BY ? 'start' : `public ${users.join(' ')}`;
  if (screens.length >= SHARED_BY) return 'app';
  // Dialogs are opened on screens that have most of what they need.
  return users.filter((user) => user !== DIALOG || screens.length === 1).join(' ');
}

function fileForSmall(file: string): string | null {
  if (isRead(file)) return 'start';
  return screensIn(file).length > 1 ? 'app' : null;
}

function screensIn(file: string): string[] {
  return file.split(' ').filter((user) => !user.startsWith(DIALOG));
}

/** What public pages need comes before what the working screens share, and what more screens need before what fewer do. */
function rank(file: string): number {
  if (file === 'start') return 0;
  const sort = isRead(file) ? 10_000 : file === 'app' ? 20_000 : 30_000;
  return sort - 100 * screensIn(file).length - file.split(' ').length;
}

/** Short, and fit for a file. */
function nameOf(file: string): string {
  const [first = '', ...others] = file.split(' ');
  return others.length > 0 ? `${first.replaceAll(/\W+/g, '-')}-shared` : first;
}

function isRead(file: string): boolean {
  return file.startsWith('public ');
}

/** The modules of a chunk and of those that it imports. */
function modulesOf(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((one) => modulesOf(one, chunks, seen))];
}
