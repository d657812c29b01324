// Starts the product from a fresh clone: installs, builds, serves. Runs on any Node from 20.19 on, without packages.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules', '.bin');
const isWatching = process.argv.includes('--watch');
// See .github/decisions/0064-a-start-of-few-files.md for what each saves; the image has the same.
const NODE_FLAGS = ['--liftoff-only', '--max-semi-space-size=8', '--heap-growing-percent=50', '--expose-gc'];
const DEV_ORIGIN = 'http://localhost:5173';

process.chdir(root);
ensureInstalled();
const node = findNode();
const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
// What Node has compiled is found again: a fifth of a start.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled');
const env = {
  // On Linux memory that threads have freed is given back sooner: a tenth less is held.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: path,
  NODE_COMPILE_CACHE: compiled,
  TURBO_TELEMETRY_DISABLED: '1',
};

if (isWatching) watch();
else serve();

function serve() {
  build();
  follow([start(node, [...NODE_FLAGS, 'apps/server/dist/main.js'])]);
}

// Turbo answers from its cache when no file has changed.
function build() {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  const parameters = [
    turbo,
    'run',
    'build',
    '--filter=@platewise/web',
    '--filter=@platewise/server',
    '--output-logs=errors-only',
    '--log-order=stream',
  ];
  const { status, stdout, stderr } = spawnSync(node, parameters, { cwd: root, env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe product could not be built.`);
  process.exit(status ?? 1);
}

function watch() {
  const origins = [process.env.WEB_ORIGINS, DEV_ORIGIN].filter(Boolean).join(',');
  const server = ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output', '--liftoff-only'];
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  follow([
    start(node, [...server, 'apps/server/src/main.ts'], { env: { ...env, WEB_ORIGINS: origins } }),
    start(node, [vite, '--port', '5173', '--strictPort'], { cwd: join(root, 'apps', 'web') }),
  ]);
}

function start(command, parameters, options = {}) {
  return spawn(command, parameters, { cwd: root, env, stdio: 'inherit', ...options });
}

// Signals reach all of them, and the first that ends ends the others and gives the exit code.
function follow(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
  for (const child of children) {
    child.on('exit', (code, signal) => {
      for (const other of children) other.kill();
      process.exitCode = code ?? (signal ? 1 : 0);
    });
  }
}
