import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

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

/** Runs the server as a process of its own, with nothing but the given variables, until it is ready or has ended. */
export async function runServer(variables: Record<string, string>): Promise<ServerProcess> {
  const port = variables.PORT ?? String(await freePort());
  const env = { PATH: '/usr/bin:/bin', ...variables, PORT: port };
  const child = spawn(process.execPath, ['--liftoff-only', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, exited]);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    exited,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
