import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const OUT = join(import.meta.dirname, 'dist');

/** Files that a module reads next to itself stay where they are: it finds them from the bundle. */
const whereFilesAre: Plugin = {
  name: 'where-files-are',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, id) => {
      const way = JSON.stringify(`/${relative(OUT, dirname(id))}`);
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null };
    },
  },
};

const ROOT = join(import.meta.dirname, '../..');
/** Where the bundle finds libraries by their names. */
const IN_REACH = [join(ROOT, 'node_modules'), join(import.meta.dirname, 'node_modules')].map((folder) => `${folder}/`);

/** Libraries stay where they are. One that npm has put below a package, since another version stands above, is bundled with it. */
const librariesInReach: Plugin = {
  name: 'libraries-in-reach',
  resolveId: {
    filter: { id: /^[^./]/ },
    handler: async function (id, importer) {
      if (id.startsWith('node:')) return { id, external: true };
      if (id.startsWith('@platewise/') || !importer) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const isInReach = found && IN_REACH.some((folder) => found.id.startsWith(folder));
      return isInReach ? { id, external: true } : found;
    },
  },
};

/**
 * The server as a few files of JavaScript: a start reads and compiles these, and not eight hundred files of TypeScript. Libraries stay
 * in node_modules.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'plan-worker': 'src/planner/plan-worker.ts',
    'operator-cli': 'src/operator/operator-cli.ts',
  },
  platform: 'node',
  plugins: [librariesInReach, whereFilesAre],
  output: { dir: OUT, format: 'esm', cleanDir: true, chunkFileNames: '[name].js', entryFileNames: '[name].js' },
});
