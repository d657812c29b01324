import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { folderOfServer, startProgram } from '@platewise/db/testing/run-as';
import { ROOT } from './read-documents.ts';

const HAPROXY = '/usr/sbin/haproxy';
const PATIENCE_MS = 30_000;

/** Whether Debian's package `haproxy` is installed. */
export const hasHaproxy = existsSync(HAPROXY);

export type Balancer = {
  /** Sends nothing new to a server, and waits until nothing of it is under way. */
  drain: (server: string) => Promise<void>;
  /** Sends requests to a server again, and waits until it is seen to be ready. */
  ready: (server: string) => Promise<void>;
  close: () => Promise<void>;
};

/** HAProxy with infra/rolling/haproxy.cfg on a port, before servers by their names and ports. */
export async function startHaproxy(port: number, servers: Readonly<Record<string, number>>): Promise<Balancer> {
  const folder = await folderOfServer();
  const socket = join(folder.path, 'admin.sock');
  const example = await readFile(join(ROOT, 'infra/rolling/haproxy.cfg'), 'utf8');
  const settings = example
    .replace('/run/haproxy/admin.sock', socket)
    .replace('bind 127.0.0.1:3000', `bind 127.0.0.1:${port}`)
    .replace(/^ {2}server \S+ \S+ check\n/gm, '');
  const lines = Object.entries(servers).map(([name, on]) => `  server ${name} 127.0.0.1:${on} check\n`);
  const file = join(folder.path, 'haproxy.cfg');
  await writeFile(file, settings + lines.join(''));
  await chmod(file, 0o644);
  const program = startProgram(HAPROXY, ['-db', '-f', file], folder.path);

  const order = async (words: string) => {
    const client = connect(socket);
    client.end(`${words}\n`);
    return text(client);
  };
  const until = async (server: string, isSo: (status: string, underWay: number) => boolean) => {
    const startedAt = performance.now();
    for (;;) {
      const [head, ...rows] = (await order('show stat')).split('\n').map((line) => line.split(','));
      const row = rows.find(([proxy, name]) => proxy === 'app' && name === server);
      const value = (column: string) => row?.[head?.indexOf(column) ?? -1] ?? '';
      if (isSo(value('status'), Number(value('scur')))) return;
      if (performance.now() - startedAt > PATIENCE_MS)
        throw new Error(`HAProxy sees ${server} as ${value('status')}: ${program.output()}`);
      await wait(100);
    }
  };
  return {
    drain: async (server) => {
      await order(`set server app/${server} state drain`);
      await until(server, (_, underWay) => underWay === 0);
    },
    ready: async (server) => {
      await order(`set server app/${server} state ready`);
      await until(server, (status) => status === 'UP');
    },
    close: async () => {
      await program.end('SIGTERM');
      await folder.remove();
    },
  };
}
