import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupError } from './backup-error.ts';
import {
  BACKUP_VERSION,
  type BackupHeader,
  backupHeaderSchema,
  backupLineSchema,
  type TableCount,
} from './backup-format.ts';

/** Rows handed on at once, so that memory does not grow with a table. */
const ROWS_AT_ONCE = 200;
const ROWS_MAX_CHARACTERS = 4 * 1024 * 1024;
/** No row of ours comes near it: what has a longer line is no backup. */
const LINE_MAX_CHARACTERS = 64 * 1024 * 1024;

/** A part of a file in the order in which it is restored. `rows` are JSON arrays of the columns' texts. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; columns: readonly string[]; rows: readonly string[] }
  | { kind: 'sequences'; values: Readonly<Record<string, string>> };

/** What a whole file holds. `bytes` is its size when it is not compressed. */
export type BackupSummary = { header: BackupHeader; tables: TableCount[]; bytes: number };

/**
 * Reads a file from its beginning to its end without keeping anything of it.
 * @throws BackupError when it is none of ours, cut off, or was changed
 */
export async function checkBackupFile(path: string): Promise<BackupSummary> {
  const tables = new Map<string, number>();
  let header: BackupHeader | undefined;
  let bytes = 0;
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind !== 'rows') continue;
    tables.set(part.table, (tables.get(part.table) ?? 0) + part.rows.length);
    for (const row of part.rows) bytes += Buffer.byteLength(row);
  }
  if (!header) throw damaged(path);
  return { header, tables: [...tables].map(([table, rows]) => ({ table, rows })), bytes };
}

/**
 * The parts of a file, checked against its counts and digests while they are read: what was handed on is known to be
 * whole only when the last part has come without an error.
 * @throws BackupError as checkBackupFile does
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256');
  let isHeader = true;
  let table: { name: string; columns: string[]; count: number; digest: ReturnType<typeof createHash> } | null = null;
  const seen = { tables: 0, rows: 0 };
  let rows: string[] = [];
  let length = 0;
  let isEnded = false;

  for await (const line of readLines(path)) {
    if (isEnded) throw damaged(path);
    if (isHeader) {
      yield { kind: 'header', header: readHeader(path, line) };
      isHeader = false;
      whole.update(`${line}\n`);
      continue;
    }
    if (line.startsWith('[')) {
      if (!table) throw damaged(path);
      whole.update(`${line}\n`);
      table.digest.update(`${line}\n`);
      table.count += 1;
      rows.push(line);
      length += line.length;
      if (rows.length < ROWS_AT_ONCE && length < ROWS_MAX_CHARACTERS) continue;
      yield { kind: 'rows', table: table.name, columns: table.columns, rows };
      rows = [];
      length = 0;
      continue;
    }
    const entry = backupLineSchema.safeParse(parseJson(line)).data;
    if (!entry) throw damaged(path);
    if ('end' in entry) {
      const isSame = entry.tables === seen.tables && entry.rows === seen.rows && entry.sha256 === whole.digest('hex');
      if (table || !isSame) throw damaged(path);
      isEnded = true;
      continue;
    }
    whole.update(`${line}\n`);
    if ('table' in entry) {
      if (table) throw damaged(path);
      table = { name: entry.table, columns: entry.columns, count: 0, digest: createHash('sha256') };
    } else if ('endOf' in entry) {
      const isSame =
        table?.name === entry.endOf && table.count === entry.rows && table.digest.digest('hex') === entry.sha256;
      if (!table || !isSame) throw damaged(path);
      yield { kind: 'rows', table: table.name, columns: table.columns, rows };
      seen.tables += 1;
      seen.rows += table.count;
      [rows, length, table] = [[], 0, null];
    } else {
      yield { kind: 'sequences', values: entry.sequences };
    }
  }
  if (!isEnded) throw damaged(path);
}

function readHeader(path: string, line: string): BackupHeader {
  const { data } = backupHeaderSchema.safeParse(parseJson(line));
  if (!data) throw backupError(`${path} is no backup of Platewise AI.`);
  if (data.version !== BACKUP_VERSION) {
    throw backupError(
      `${path} is of format ${data.version}, written by version ${data.product}; this version reads format ${BACKUP_VERSION}.`,
    );
  }
  return data;
}

async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  // Whatever fails on the way is thrown where the text is read.
  pipeline(createReadStream(path), text, () => undefined);
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_MAX_CHARACTERS) throw damaged(path);
      yield* lines;
    }
  } catch (error) {
    throw readFailure(path, error);
  }
  if (rest !== '') throw damaged(path);
}

function readFailure(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  // The gunzip stream's own codes: Z_BUF_ERROR for a file that was cut off, Z_DATA_ERROR for one that was changed.
  if (code === 'Z_DATA_ERROR' && /incorrect header check/.test(error.message)) {
    return backupError(`${path} is no backup of Platewise AI.`, error);
  }
  if (code.startsWith('Z_')) return damaged(path, error);
  return 'syscall' in error ? backupError(`${path} cannot be read (${code}).`, error) : error;
}

function damaged(path: string, cause?: unknown): Error {
  return backupError(
    `${path} is damaged: it was cut off or changed. Nothing was restored; take another backup.`,
    cause,
  );
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
