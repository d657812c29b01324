import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDataDir } from '@platewise/db/data-dir/create-data-dir';
import { z } from 'zod';
import { backupError } from './backup-error.ts';

/** The name of the file in the data folder, and of its copies next to backups. */
export const DELETED_ACCOUNTS_FILE = 'deleted-accounts.jsonl';

const entrySchema = z.object({
  /** The digest of the account's id that subjectHash makes. */
  account: z.string().regex(/^[0-9a-f]{64}$/),
  deletedAt: z.iso.datetime(),
});

/** An account that was deleted, and when. */
export type DeletedAccount = z.infer<typeof entrySchema>;

/** Accounts that were deleted, a line each, for as long as backups are kept in which they are. */
export type DeletedAccountsFile = {
  path: string;
  /** Adds lines and waits until they are on the disk. */
  append: (accounts: readonly DeletedAccount[]) => Promise<void>;
  /**
   * Everything that was added; nothing where there is no file. A line that was cut off by a crash is left out.
   * @throws BackupError when the file cannot be read or is none of ours
   */
  read: () => Promise<DeletedAccount[]>;
};

/** The file at a path; it is made with the first line, readable by its owner alone. */
export function deletedAccountsFile(path: string): DeletedAccountsFile {
  return {
    path,
    append: async (accounts) => {
      await createDataDir(dirname(path));
      const file = await open(path, 'a+', 0o600);
      try {
        // Whole lines in one write: several processes may add to one file. A torn line of a crash is closed first.
        const text = accounts.map((account) => `${JSON.stringify(account)}\n`).join('');
        await file.appendFile((await endsWithLine(file)) ? text : `\n${text}`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    read: async () => parse(path, await readText(path)),
  };
}

async function endsWithLine(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw backupError(`The list of deleted accounts ${path} cannot be read.`, error);
  }
}

function parse(path: string, text: string): DeletedAccount[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    const entry = entrySchema.safeParse(parseJson(line));
    if (entry.success) return [entry.data];
    // Only what a crash tore off may be unreadable: it begins like a line of ours.
    if (line.startsWith('{"account":"') && !line.endsWith('}')) return [];
    throw backupError(`Line ${index + 1} of the list of deleted accounts ${path} cannot be read. Nothing was changed.`);
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
