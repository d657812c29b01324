import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPendingMigrations, migrateToLatest } from '../migrate.ts';
import { openDatabase } from './open-database.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-open-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a fresh folder becomes a database that its owner alone can read, and keeps what is written', async () => {
  const dataDir = join(folder, 'data');
  const first = await openDatabase({ dataDir });
  await migrateToLatest(first.db);
  await sql`insert into auth_user (id, name, email, "emailVerified") values ('u1', 'A', 'a@example.com', false)`.execute(
    first.db,
  );
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  await first.close();

  const second = await openDatabase({ dataDir });
  const kept = await second.db.selectFrom('auth_user').select('id').execute();
  const pending = await hasPendingMigrations(second.db);
  await second.close();

  expect(kept).toEqual([{ id: 'u1' }]);
  expect(pending).toBe(false);
});

test('a folder that is open is refused to a second one, with the holder\u2019s pid, and free after closing', async () => {
  const first = await openDatabase({ dataDir: folder });

  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({
    code: 'LOCKED',
    pid: process.pid,
    host: hostname(),
  });

  await first.close();
  await (await openDatabase({ dataDir: folder })).close();
});

test('a folder that another process has open is refused; when that one is killed it is taken over', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")']);
  await once(holder.stdout, 'data');
  const lockFile = join(folder, 'database.lock');
  await writeFile(lockFile, JSON.stringify({ pid: holder.pid, host: hostname(), startedAt: null }));

  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({ code: 'LOCKED', pid: holder.pid });

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const opened = await openDatabase({ dataDir: folder });
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
  await opened.close();
});

test.each([
  ['below a file', 'file/data'],
  ['where nothing can be made', '/proc/none/data'],
])('a folder %s is refused by its path', async (_where, path) => {
  await writeFile(join(folder, 'file'), '');
  const dataDir = path.startsWith('/') ? path : join(folder, path);

  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_DIR_UNWRITABLE', path: dataDir });
});
