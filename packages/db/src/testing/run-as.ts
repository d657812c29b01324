import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Servers of databases refuse to run as root, so that tests that do run them as this user of Debian's package. */
const USER = 'postgres';

/** A folder that such a server can use. */
export async function folderOfServer(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'platewise-server-'));
  const { uid, gid } = ids();
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  await chmod(path, 0o700);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export type ServerProgram = {
  output: () => string;
  /** Ends it; resolves when it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts a server in a folder of `folderOfServer`. */
export function startProgram(program: string, words: readonly string[], cwd: string): ServerProgram {
  const { child, output } = start(program, words, cwd);
  const exited = once(child, 'exit');
  return {
    output,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Runs a program to its end, in a folder of `folderOfServer`. */
export async function runProgram(program: string, words: readonly string[], cwd: string): Promise<void> {
  const { child, output } = start(program, words, cwd);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${output()}`);
}

function start(program: string, words: readonly string[], cwd: string): { child: ChildProcess; output: () => string } {
  const child = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { LC_ALL: 'C' }, ...ids() });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return { child, output: () => printed };
}

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function ids(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] =
    new RegExp(`^${USER}:.*$`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  if (!uid || !gid) throw new Error(`There is no user ${USER} on this machine.`);
  return { uid: Number(uid), gid: Number(gid) };
}
