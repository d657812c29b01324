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

/**
 * A source with letters beyond ASCII takes twice the memory, for as long as the server runs. What the printer leaves are letters of
 * templates: those of String.raw are all sources of regular expressions, which read the escape as the letter.
 */
const onlyAscii: Plugin = {
  name: 'only-ascii',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(BEYOND_ASCII, escaped);
    }
  },
};
const BEYOND_ASCII = /[\u0080-\uffff]/g;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Libraries that start threads from a file of theirs, or read files that lie next to them. */
const WITH_FILES = /^(pino|piscina|ioredis|@electric-sql\/pglite.*|@fastify\/(static|swagger|swagger-ui))$/;

/**
 * The server as a few files of JavaScript: a start reads and compiles these, and not a thousand files of its own and of libraries.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'plan-worker': 'src/planner/plan-worker.ts',
    'operator-cli': 'src/operator/operator-cli.ts',
  },
  platform: 'node',
  external: WITH_FILES,
  plugins: [whereFilesAre, onlyAscii],
  output: {
    dir: OUT,
    format: 'esm',
    cleanDir: true,
    chunkFileNames: '[name].js',
    entryFileNames: '[name].js',
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  },
});
