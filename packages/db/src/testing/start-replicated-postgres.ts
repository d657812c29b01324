import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onServer } from './on-server.ts';
import { folderOfServer, freePort, runProgram, startProgram } from './run-as.ts';
import { untilAnswered } from './start-pgbouncer.ts';

/** The folder of a Postgres server's programs; null where none is installed. */
export const POSTGRES_PROGRAMS = postgresPrograms();
export const hasPostgresPrograms = POSTGRES_PROGRAMS !== null;

/** Nothing in it has to outlive a power cut, and replay waits a moment for readers as it does by default for half a minute. */
const SETTINGS = ['fsync=off', 'shared_buffers=16MB', 'unix_socket_directories=', 'max_standby_streaming_delay=100ms'];

export type ReplicatedPostgres = {
  url: string;
  replicaUrl: string;
  /** The replica goes on answering, and stays as it is until `follow`. */
  stand: () => Promise<void>;
  follow: () => Promise<void>;
  /** Ends the replica at once, as when its machine fails. */
  killReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  close: () => Promise<void>;
};

/** Makes a Postgres server with a streaming replica, both on free ports of this machine. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const programs = POSTGRES_PROGRAMS ?? '';
  const folder = await folderOfServer();
  const [port, replicaPort] = [await freePort(), await freePort()];
  const addressOf = (of: number) => `postgres://postgres@127.0.0.1:${of}/postgres`;
  const [url, replicaUrl] = [addressOf(port), addressOf(replicaPort)];
  const serve = async (name: string, on: number) => {
    const settings = [...SETTINGS, `port=${on}`, 'listen_addresses=127.0.0.1'].flatMap((setting) => ['-c', setting]);
    const server = startProgram(join(programs, 'postgres'), ['-D', join(folder.path, name), ...settings], folder.path);
    await untilAnswered(addressOf(on), server.output);
    return server;
  };
  const options = ['-U', 'postgres', '--auth=trust', '--no-sync', '--no-locale', '--encoding=UTF8'];
  await runProgram(join(programs, 'initdb'), ['-D', 'primary', ...options], folder.path);
  const primary = await serve('primary', port);
  const copy = ['-D', 'replica', '-d', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  await runProgram(join(programs, 'pg_basebackup'), copy, folder.path);
  let replica = await serve('replica', replicaPort);
  return {
    url,
    replicaUrl,
    stand: () => onServer(replicaUrl, 'select pg_wal_replay_pause()'),
    follow: () => onServer(replicaUrl, 'select pg_wal_replay_resume()'),
    killReplica: () => replica.end('SIGQUIT'),
    startReplica: async () => {
      replica = await serve('replica', replicaPort);
    },
    close: async () => {
      await replica.end('SIGQUIT');
      await primary.end('SIGQUIT');
      await folder.remove();
    },
  };
}

/** The folder of the newest Postgres of Debian's packages; null without one. */
function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  try {
    const [newest] = readdirSync(root).toSorted((left, right) => Number(right) - Number(left));
    return newest ? join(root, newest, 'bin') : null;
  } catch {
    return null;
  }
}
