import { numberFormat } from '@platewise/contract/language/formats';
import type { Db } from '@platewise/db/database';
import { migrations } from '@platewise/db/migrations';
import type { Context } from '../context.ts';
import { listSeries, raiseSeries } from '../receipts/receipts-repository.ts';
import { listDeletions } from '../users/deletion/list-deletions.ts';
import { backupError } from './backup-error.ts';
import type { BackupHeader } from './backup-format.ts';
import * as repository from './backup-repository.ts';
import { ALL_TABLES } from './backup-tables.ts';
import { deleteAgain } from './delete-again.ts';
import type { DeletedAccountsFile } from './deleted-accounts-file.ts';
import { checkBackupFile, readBackupFile } from './read-backup-file.ts';
import { countHeld, insert } from './restored-backup-repository.ts';

/** What the embedded database takes on the disk for a byte of the file that is not compressed: rows, indexes, log. */
const DISK_FACTOR = 4;

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'deletedAccounts'>;

/** What was restored. */
export type Restored = {
  header: BackupHeader;
  rows: number;
  tables: number;
  /** Accounts that were in the file and had been deleted since. */
  deletedAgain: number;
  held: { emails: number; tasks: number };
};

/**
 * Puts what a file holds in the place of everything that is kept, in one transaction: a failure leaves all as it was.
 * Tables are made as they were when the file was written, filled, and brought up to date. Nobody is signed in
 * afterwards; accounts that are in `lists` with a later deletion are deleted again; series of
 * receipts go on after the numbers that were given here; mail, webhooks and payment tasks are
 * held until releaseRestored.
 * @throws BackupError when the file is damaged, newer than this product or too large for the disk, and when there are
 * people and `isReplacing` is not set
 */
export async function restoreBackup(
  { db, now, newId, deletedAccounts }: Uses,
  {
    path,
    isReplacing,
    lists,
    freeBytes = null,
    tables = ALL_TABLES,
  }: {
    path: string;
    isReplacing: boolean;
    lists: readonly Pick<DeletedAccountsFile, 'read'>[];
    /** What the embedded database may still write; null where the disk is another's. */
    freeBytes?: number | null;
    tables?: readonly string[];
  },
): Promise<Restored> {
  const { header, tables: counts, bytes } = await checkBackupFile(path);
  requireKnown(header);
  if (freeBytes !== null && bytes * DISK_FACTOR > freeBytes) {
    throw backupError(
      `The disk of the data folder has too little room: about ${mebibytes(bytes * DISK_FACTOR)} MiB are needed. Nothing was changed.`,
    );
  }
  return db.transaction().execute(async (trx) => {
    await repository.usePortableText(trx);
    const present = (await repository.describeTables(trx, tables)).map(({ name }) => name);
    await repository.lockTables(trx, present);
    if (!isReplacing) await refusePeople(trx);
    // What is deleted here is known to this database alone until it is in the file.
    await listDeletions({ db: trx, now, deletedAccounts });
    const deleted = (await Promise.all(lists.map((list) => list.read()))).flat();
    // Numbers of receipts that were given since stay given.
    const given = present.includes('document_series') ? await listSeries(trx) : [];
    await prepareTables(trx, present, header);
    await insertParts(trx, path, tables);
    await runMigrations(trx, (name) => !header.migrations.includes(name));
    await raiseSeries(trx, given);
    const at = now();
    await insert(trx, { id: newId(), backup_at: new Date(header.createdAt), restored_at: at });
    const deletedAgain = await deleteAgain(trx, { deleted, backupAt: new Date(header.createdAt), at });
    const rows = counts.reduce((sum, table) => sum + table.rows, 0);
    return { header, rows, tables: counts.length, deletedAgain, held: await countHeld(trx) };
  });
}

function requireKnown({ migrations: names, product }: BackupHeader): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw backupError(
    `The backup was written by a newer version (${product}): this one does not know ${unknown.join(', ')}. Update first.`,
  );
}

async function refusePeople(trx: Db): Promise<void> {
  const { accounts, contacts } = await repository.countPeople(trx);
  if (accounts + contacts === 0) return;
  throw backupError(
    `There are people here already (${accounts} accounts, ${contacts} messages and newsletter addresses). ` +
      'Add --replace to remove all of that and restore the backup in its place.',
  );
}

// Made again only for an older file: a restore needs no more rights than it has to.
async function prepareTables(trx: Db, present: readonly string[], header: BackupHeader): Promise<void> {
  const isUpToDate = Object.keys(migrations).every((name) => header.migrations.includes(name));
  if (isUpToDate) return repository.emptyTables(trx, present);
  await repository.dropTables(trx, present);
  await runMigrations(trx, (name) => header.migrations.includes(name));
}

// The ledger of migrations stays as it is: in the end all of them have run.
async function runMigrations(trx: Db, isWanted: (name: string) => boolean): Promise<void> {
  for (const name of Object.keys(migrations).toSorted()) {
    if (isWanted(name)) await migrations[name]?.up(trx);
  }
}

async function insertParts(trx: Db, path: string, tables: readonly string[]): Promise<void> {
  const known = new Map((await repository.describeTables(trx, tables)).map((table) => [table.name, table]));
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'rows') {
      const table = known.get(part.table);
      const columns = part.columns.map((name) => {
        const column = table?.columns.find((one) => one.name === name);
        if (!column)
          throw backupError(`The backup has ${part.table}.${name}, which is not known. Nothing was changed.`);
        return column;
      });
      await repository.insertRows(trx, { name: part.table, columns }, part.rows);
    } else if (part.kind === 'sequences') {
      for (const [name, value] of Object.entries(part.values)) await repository.setSequence(trx, name, value);
    }
  }
}

function mebibytes(bytes: number): string {
  return numberFormat().format(Math.ceil(bytes / (1024 * 1024)));
}
