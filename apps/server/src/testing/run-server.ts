import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@platewise/db/testing/run-as';

const MAIN = join(import.meta.dirname, '../main.ts');
const OPERATOR_CLI = join(import.meta.dirname, '../operator/operator-cli.ts');
const MIGRATE_CLI = join(import.meta.dirname, '../operator/migrate-cli.ts');
const SETUP_CLI = join(import.meta.dirname, '../operator/setup-payments-cli.ts');

/** What one process has compiled the next ones find. */
const PROCESS_ENV = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
};

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  /** What it has printed so far. */
  output: () => string;
  /** Waits for its end. */
  exited: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

const folders: string[] = [];

/** A folder for one test's data; the file that asks for it removes it with `removeDataDirs`. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platewise-data-'));
  folders.push(folder);
  return folder;
}

/** Removes the folders that were made, when the tests of a file are over. */
export async function removeDataDirs(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Runs the server, this one or that of another checkout, as a process of its own, with nothing but the given variables, until it is ready or has ended. */
export async function runServer(variables: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const port = variables.PORT ?? String(await freePort());
  const env = { ...PROCESS_ENV, ...variables, PORT: port };
  const child = spawn(process.execPath, ['--liftoff-only', main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, exited]);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    exited,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Runs `npm run <words>` of an operator as a process of its own, with nothing but the given variables. */
export function runOperator(words: readonly string[], variables: Record<string, string>, cwd?: string) {
  return runCommand([OPERATOR_CLI, ...words], variables, cwd);
}

/** Begins the same, and kills it after so many ms, wherever it is. */
export async function killOperator(
  words: readonly string[],
  variables: Record<string, string>,
  { afterMs }: { afterMs: number },
): Promise<void> {
  const env = { ...PROCESS_ENV, ...variables };
  const child = spawn(process.execPath, ['--liftoff-only', OPERATOR_CLI, ...words], { env, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  await once(child, 'exit');
  clearTimeout(timer);
}

/** Runs `npm run setup:payments` in the same way. */
export function runPaymentsSetup(words: readonly string[], variables: Record<string, string>) {
  return runCommand([SETUP_CLI, ...words], variables);
}

/** Runs `npm run migrate` in the same way. */
export function runMigrate(words: readonly string[], variables: Record<string, string>) {
  return runCommand([MIGRATE_CLI, ...words], variables);
}

async function runCommand(command: readonly string[], variables: Record<string, string>, cwd?: string) {
  const env = { ...PROCESS_ENV, ...variables };
  const child = spawn(process.execPath, ['--liftoff-only', ...command], { env, ...(cwd && { cwd }) });
  const [[exitCode], output, errors] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { exitCode: exitCode as number, output, errors };
}
