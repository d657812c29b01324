import { existsSync, readFileSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { folderOfServer, freePort, type ServerProgram, startProgram } from './run-as.ts';
import { untilAnswered } from './start-pgbouncer.ts';
import { POSTGRES_PROGRAMS } from './start-replicated-postgres.ts';

const PATRONI = '/usr/bin/patroni';
const HAPROXY = '/usr/sbin/haproxy';
const ETCD = '/usr/bin/etcd';
const EXAMPLES = join(import.meta.dirname, '../../../../infra/patroni');
const NAMES = ['db1', 'db2'] as const;
type Name = (typeof NAMES)[number];

/** Which of Debian's packages for a cluster that heals itself are not installed. */
export const missingForPatroni = [
  ...[PATRONI, HAPROXY, ETCD].filter((program) => !existsSync(program)),
  ...(POSTGRES_PROGRAMS === null ? ['/usr/lib/postgresql'] : []),
];

export type PatroniCluster = {
  /** The database's address at HAProxy, as a superuser. */
  url: string;
  /** Waits until one server is the primary and the other has all that it acknowledged; returns the name of the first. */
  untilWhole: () => Promise<Name>;
  /** Ends a server at once with what watches it, as when its machine fails. */
  kill: (name: Name) => void;
  /** Starts what watches a server again, which starts the server. */
  start: (name: Name) => void;
  output: () => string;
  close: () => Promise<void>;
};

/** Two Postgres servers under Patroni, one etcd and HAProxy, with the files of infra/patroni, on free ports of this machine. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await folderOfServer();
  const patroni = await readFile(join(EXAMPLES, 'patroni.yml'), 'utf8');
  const haproxy = await readFile(join(EXAMPLES, 'haproxy.cfg'), 'utf8');
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { db1: await twoPorts(), db2: await twoPorts() };
  const programs = new Map<Name, ServerProgram>();
  const logs: (() => string)[] = [];

  const peer = `http://127.0.0.1:${peerPort}`;
  const client = `http://127.0.0.1:${etcdPort}`;
  const settingsOfEtcd = {
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
    'data-dir': join(folder.path, 'etcd'),
  };
  const options = Object.entries(settingsOfEtcd).map(([name, value]) => `--${name}=${value}`);
  const etcd = startProgram(ETCD, [...options, '--unsafe-no-fsync'], folder.path);
  for (const name of NAMES) {
    const { postgres, rest } = ports[name];
    const settings = patroni
      .replace(/^name: .*$/m, `name: ${name}`)
      .replaceAll('10.0.0.11:8008', `127.0.0.1:${rest}`)
      .replaceAll('10.0.0.11:5432', `127.0.0.1:${postgres}`)
      .replace(/^ {2}hosts: .*$/m, `  hosts: 127.0.0.1:${etcdPort}`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace(/data_dir: .*/, `data_dir: ${join(folder.path, name)}`)
      .replace(/bin_dir: .*/, `bin_dir: ${POSTGRES_PROGRAMS}`)
      .replace(/pgpass: .*/, `pgpass: ${join(folder.path, `${name}.pgpass`)}`)
      .replace(/^( {2}parameters:)$/m, `$1\n    unix_socket_directories: ''\n    shared_buffers: 32MB`);
    await writeReadable(join(folder.path, `${name}.yml`), settings);
  }
  const addresses = haproxy
    .replace('127.0.0.1:5000', `127.0.0.1:${proxyPort}`)
    .replace(/server (db\d) \S+ check port \d+/g, (_, name: Name) => {
      const { postgres, rest } = ports[name];
      return `server ${name} 127.0.0.1:${postgres} check port ${rest}`;
    });
  await writeReadable(join(folder.path, 'haproxy.cfg'), addresses);
  const proxy = startProgram(HAPROXY, ['-db', '-f', join(folder.path, 'haproxy.cfg')], folder.path);

  const start = (name: Name) => {
    const program = startProgram(PATRONI, [join(folder.path, `${name}.yml`)], folder.path);
    programs.set(name, program);
    logs.push(program.output);
  };
  const kill = (name: Name) => {
    void programs.get(name)?.end('SIGKILL');
    killPostgres(join(folder.path, name));
  };
  const output = () => logs.map((log) => log()).join('\n');
  const is = async (name: Name, role: 'primary' | 'sync') => {
    const asked = await fetch(`http://127.0.0.1:${ports[name].rest}/${role}`).catch(() => null);
    return asked?.status === 200;
  };
  const untilWhole = async (): Promise<Name> => {
    const startedAt = performance.now();
    for (;;) {
      for (const [primary, standby] of [NAMES, [NAMES[1], NAMES[0]]] as const)
        if ((await is(primary, 'primary')) && (await is(standby, 'sync'))) return primary;
      if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`The cluster is not whole: ${output()}`);
      await wait(250);
    }
  };
  for (const name of NAMES) start(name);
  const url = `postgres://postgres:CHANGE-superuser@127.0.0.1:${proxyPort}/postgres`;
  await untilWhole();
  await untilAnswered(url, proxy.output);
  return {
    url,
    untilWhole,
    kill,
    start,
    output,
    close: async () => {
      for (const name of NAMES) kill(name);
      await Promise.all([proxy.end('SIGTERM'), etcd.end('SIGKILL')]);
      await folder.remove();
    },
  };
}

/** A server that is made, or that has to give up what the other never had, takes a while on a busy machine. */
const PATIENCE_MS = 120_000;

/** Its other processes end when they miss the first. */
function killPostgres(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function twoPorts(): Promise<{ postgres: number; rest: number }> {
  return { postgres: await freePort(), rest: await freePort() };
}

async function writeReadable(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await chmod(path, 0o644);
}
