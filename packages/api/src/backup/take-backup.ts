import { createHash } from 'node:crypto';
import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import { backupError } from './backup-error.ts';
import { BACKUP_NOTICE, BACKUP_VERSION, type BackupHeader, type TableCount } from './backup-format.ts';
import { describeTables, listMigrations, readRows, readSequences, usePortableText } from './backup-repository.ts';
import { BACKED_UP_TABLES } from './backup-tables.ts';
import { writeBackupFile } from './write-backup-file.ts';

type Uses = Pick<Context, 'db' | 'now' | 'hasFreeSpace' | 'signal'>;

/**
 * Writes everything that is kept to one file, as it stood at one moment, while others go on. On the embedded database,
 * which has one connection, they wait meanwhile. Answers what is in it and its size in bytes.
 * @throws BackupError when the file is there already or cannot be written; nothing is left under its name then
 */
export async function takeBackup(
  { db, now, hasFreeSpace, signal }: Uses,
  {
    path,
    isOverwritten,
    product,
    tables = BACKED_UP_TABLES,
  }: { path: string; isOverwritten: boolean; product: string; tables?: readonly string[] },
): Promise<{ bytes: number; tables: TableCount[] }> {
  const counts: TableCount[] = [];
  // Before the moment that is kept, so that anyone who is deleted after that moment is deleted after this one.
  const createdAt = now().toISOString();
  const bytes = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await usePortableText(trx);
      const header: BackupHeader = {
        format: 'platewise-backup',
        version: BACKUP_VERSION,
        notice: BACKUP_NOTICE,
        product,
        migrations: await listMigrations(trx),
        createdAt,
      };
      const lines = () => writeLines(trx, { header, tables, counts, hasFreeSpace });
      return writeBackupFile({ path, isOverwritten, signal }, lines);
    });
  return { bytes, tables: counts };
}

async function* writeLines(
  trx: Db,
  {
    header,
    tables,
    counts,
    hasFreeSpace,
  }: { header: BackupHeader; tables: readonly string[]; counts: TableCount[]; hasFreeSpace: () => Promise<boolean> },
): AsyncGenerator<string> {
  const whole = createHash('sha256');
  const lineOf = (line: object) => {
    const text = `${JSON.stringify(line)}\n`;
    whole.update(text);
    return text;
  };
  yield lineOf(header);
  for (const table of await describeTables(trx, tables)) {
    yield lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const digest = createHash('sha256');
    let count = 0;
    for await (const rows of readRows(trx, table)) {
      if (!(await hasFreeSpace()))
        throw backupError('The disk of the data folder is nearly full. No backup was written.');
      const text = `${rows.join('\n')}\n`;
      whole.update(text);
      digest.update(text);
      count += rows.length;
      yield text;
    }
    counts.push({ table: table.name, rows: count });
    yield lineOf({ endOf: table.name, rows: count, sha256: digest.digest('hex') });
  }
  yield lineOf({ sequences: await readSequences(trx, tables) });
  const rows = counts.reduce((sum, table) => sum + table.rows, 0);
  yield `${JSON.stringify({ end: true, tables: counts.length, rows, sha256: whole.digest('hex') })}\n`;
}
