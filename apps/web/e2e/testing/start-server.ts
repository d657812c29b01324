import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const READY_WITHIN_MS = 60_000;

/** The variable with the path of the data folder that is copied. */
const PREPARED = 'PREPARED_DATA_DIR';

/** The built pages that are tested. */
export const WEB_DIR = path.resolve(process.env.WEB_DIR ?? path.join(ROOT, 'apps/web/dist'));

export type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> };

/** The product as people run it: the built web, a fresh data folder, a port of its own unless `env` names one. */
export async function startServer(name: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await newDataDir(name);
  const { url, halt } = await runServer(dataDir, env);
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
}

/**
 * Makes a data folder with an empty database, of which every server of this run starts with a copy: to make one takes
 * longer than all else of a start. Returns what removes it.
 */
export default async function prepareDataDir(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir('prepared');
  const { halt } = await runServer(dataDir);
  await halt();
  process.env[PREPARED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

async function newDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `platewise-e2e-${name}-`));
  const prepared = process.env[PREPARED];
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  return dataDir;
}

async function runServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ url: string; halt: () => Promise<void> }> {
  const url = `http://localhost:${env.PORT ?? (await freePort())}`;
  const server = spawn(process.execPath, ['--liftoff-only', path.join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'relaxed',
      // Webhooks of tests lead to this machine.
      OUTGOING_WEBHOOKS: 'local',
      WEB_DIR,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const collect = (chunk: Buffer) => {
    log += chunk.toString();
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);

  async function halt(): Promise<void> {
    if (server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
  }

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (server.exitCode === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    await halt();
    throw new Error(`The server did not start:\n${log}`);
  }
  return { url, halt };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
