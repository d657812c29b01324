import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 60_000;
/** What `npm start` and the image give Node, and the environment. */
export const SERVER_FLAGS = ['--liftoff-only', '--max-semi-space-size=8', '--heap-growing-percent=50', '--expose-gc'];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

export type Running = { url: string; pid: number; stop: () => Promise<void> };

/** The server as its operator starts it, built, with nothing but the given variables; of this checkout, or of another as it was started there. */
export async function startServer(variables: Record<string, string>, root: string = ROOT): Promise<Running> {
  const port = variables.PORT ?? String(await freePort());
  const built = join(root, 'apps/server/dist/main.js');
  const main = existsSync(built) ? built : join(root, 'apps/server/src/main.ts');
  return start([...SERVER_FLAGS, main], port, {
    ...SERVER_ENVIRONMENT,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'relaxed',
    ...variables,
    PORT: port,
  });
}

/** The server that does nothing but what it is asked. */
export async function startBareServer(place: string): Promise<Running> {
  const port = String(await freePort());
  return start([join(import.meta.dirname, 'bare-server.ts'), place, port], port, {});
}

/** Makes somebody Pro by the operator's command. */
export async function grantPro(email: string, variables: Record<string, string>): Promise<void> {
  const cli = join(ROOT, 'apps/server/src/operator/operator-cli.ts');
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(process.execPath, ['--liftoff-only', cli, 'grant', email, 'pro'], { env, stdio: 'inherit' });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`The grant ended with ${exitCode}.`);
}

async function start(args: string[], port: string, variables: Record<string, string>): Promise<Running> {
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready')) resolve();
    });
  });
  const tooLate = AbortSignal.timeout(START_MS);
  try {
    await Promise.race([ready, exited.then(failed), once(tooLate, 'abort').then(failed)]);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function failed(): never {
  throw new Error('A server did not become ready.');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
