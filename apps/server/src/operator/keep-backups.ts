import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBackupError } from '@platewise/api/backup/backup-error';
import { DELETED_ACCOUNTS_FILE, deletedAccountsFile } from '@platewise/api/backup/deleted-accounts-file';
import { releaseRestored } from '@platewise/api/backup/release-restored';
import { restoreBackup } from '@platewise/api/backup/restore-backup';
import { takeBackup } from '@platewise/api/backup/take-backup';
import { numberFormat } from '@platewise/contract/language/formats';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

const MIB = 1024 * 1024;
/** What the embedded database must have left afterwards: below it nothing is written any more. */
const MUST_STAY_FREE_BYTES = 64 * MIB;

/** Writes a backup, and next to it the list of deleted accounts as it is now. */
export function writeBackup(
  { database, deletedAccounts, version, stopping, now }: OperatorServices,
  { file, isOverwritten }: { file: string; isOverwritten: boolean },
): Promise<OperatorAnswer> {
  return answer(async () => {
    // Not a connection of requests, whose statements and pauses between them end after seconds.
    const { background: db, hasFreeSpace } = database;
    const uses = { db, now, hasFreeSpace, signal: stopping };
    const { bytes, tables } = await takeBackup(uses, { path: file, isOverwritten, product: version });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await copyList(deletedAccounts, deletedListFor(file));
    return [
      `${file} holds ${count(rows)} rows of ${tables.length} tables in ${(bytes / MIB).toFixed(1)} MiB.`,
      'It contains secrets of the server, digests of passwords and tokens, and personal data: only its owner can read it,',
      'and whoever has it has all of that.',
    ].join('\n');
  });
}

/** Restores a backup; deletions are read from the data folder and from next to the file. */
export function readBackup(
  { env, database, deletedAccounts, now, newId }: OperatorServices,
  { file, isReplacing }: { file: string; isReplacing: boolean },
): Promise<OperatorAnswer> {
  return answer(async () => {
    const freeBytes = database.kind === 'embedded' ? (await freeBytesOf(env.DATA_DIR)) - MUST_STAY_FREE_BYTES : null;
    const lists = [deletedAccounts, deletedListFor(file)];
    const { header, rows, tables, deletedAgain, held } = await restoreBackup(
      { db: database.background, now, newId, deletedAccounts },
      { path: file, isReplacing, lists, freeBytes },
    );
    return [
      `Restored ${count(rows)} rows of ${tables} tables as they were at ${header.createdAt} (version ${header.product}).`,
      'Everybody has to sign in again. API tokens, shared links and calendar feeds that were revoked since work again.',
      `Accounts deleted since and deleted again: ${deletedAgain}.`,
      `Mail, webhooks and payment tasks are held (${held.emails} emails, ${held.tasks} tasks). Look around, then:`,
      '  npm run restore -- --release',
    ].join('\n');
  });
}

/** Asks the payment provider what is paid, then lets mail, webhooks and payment tasks go on. */
export function releaseHeld({ database, payments, now }: OperatorServices): Promise<OperatorAnswer> {
  return answer(async () => {
    const outcome = await releaseRestored({ db: database.db, now, payments });
    switch (outcome.kind) {
      case 'nothing-held':
        return 'Nothing is held.';
      case 'not-asked':
        return {
          ok: false,
          text: `The payment provider could not be asked what is paid (${outcome.code}). Everything is still held; try again later.`,
        };
      case 'released':
        return [
          `The payment provider was asked about ${outcome.asked} subscriptions.`,
          ...(outcome.unknown.length > 0 ? [`It does not know: ${outcome.unknown.join(', ')}.`] : []),
          `Mail, webhooks and payment tasks go on (${outcome.held.emails} emails, ${outcome.held.tasks} tasks).`,
        ].join('\n');
    }
  });
}

async function answer(work: () => Promise<string | OperatorAnswer>): Promise<OperatorAnswer> {
  try {
    const done = await work();
    return typeof done === 'string' ? { ok: true, text: done } : done;
  } catch (error) {
    if (isBackupError(error)) return { ok: false, text: error.message };
    throw error;
  }
}

function deletedListFor(file: string) {
  return deletedAccountsFile(join(dirname(file), DELETED_ACCOUNTS_FILE));
}

async function copyList(from: ReturnType<typeof deletedListFor>, to: ReturnType<typeof deletedListFor>): Promise<void> {
  if (from.path === to.path) return;
  const known = new Set((await to.read()).map((one) => JSON.stringify(one)));
  const missing = (await from.read()).filter((one) => !known.has(JSON.stringify(one)));
  if (missing.length > 0) await to.append(missing);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function count(value: number): string {
  return numberFormat().format(value);
}
