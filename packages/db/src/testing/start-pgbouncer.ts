import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onServer } from './on-server.ts';
import { folderOfServer, freePort, startProgram } from './run-as.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const EXAMPLE = join(import.meta.dirname, '../../../../infra/pgbouncer.ini');

/** Whether Debian's package `pgbouncer` is installed. */
export const hasPgbouncer = existsSync(PGBOUNCER);

/** Whether it can know named statements, as it does from 1.21 on; Debian 12 has 1.18. */
export const canKnowNames = hasPgbouncer && minorVersion() >= 21;

function minorVersion(): number {
  const printed = execFileSync(PGBOUNCER, ['-V'], { encoding: 'utf8' });
  return Number(/PgBouncer 1\.(\d+)/.exec(printed)?.[1]);
}

export type Pooler = { url: string; stop: () => Promise<void> };

/**
 * Runs PgBouncer before a database with the settings of infra/pgbouncer.ini, but two connections to Postgres, which take turns, so that
 * hardly two transactions of a client come to the same. `change` makes other settings of it.
 */
export async function startPgbouncer(
  databaseUrl: string,
  change: (settings: string) => string = (settings) => settings,
): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = await folderOfServer();
  const ownPort = await freePort();
  const place = [
    `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)} user=${decodeURIComponent(username)}`,
    ...(password ? [`password=${decodeURIComponent(password)}`] : []),
  ].join(' ');
  const example = await readFile(EXAMPLE, 'utf8');
  const settings = example
    .replace(/host=\S+ port=\S+ dbname=\S+/, place)
    .replace(/^listen_port = .*$/m, `listen_port = ${ownPort}\nunix_socket_dir =\nserver_round_robin = 1`)
    .replace(/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any')
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 2');
  const file = join(folder.path, 'pgbouncer.ini');
  await writeFile(file, change(settings));
  await chmod(file, 0o644);
  const pooler = startProgram(PGBOUNCER, [file], folder.path);
  const url = `postgres://${username}@127.0.0.1:${ownPort}/platewise`;
  await untilAnswered(url, pooler.output);
  // It opens a connection to Postgres when none is free.
  await Promise.all([onServer(url, 'select pg_sleep(0.1)'), onServer(url, 'select pg_sleep(0.1)')]);
  return {
    url,
    stop: async () => {
      await pooler.end('SIGTERM');
      await folder.remove();
    },
  };
}

const PATIENCE_MS = 15_000;

/** Waits until a server answers that was just started. */
export async function untilAnswered(url: string, output: () => string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      await onServer(url, 'select 1');
      return;
    } catch (error) {
      if (performance.now() - startedAt > PATIENCE_MS)
        throw new Error(`${url} does not answer: ${output()}`, { cause: error });
      await wait(50);
    }
  }
}
