import { z } from 'zod';

/** Grows when a file is laid out in another way; a product reads what it knows. */
export const BACKUP_VERSION = 1;

/** What a file says of itself in its first line, for anyone who finds it. */
export const BACKUP_NOTICE =
  'This file holds secrets and personal data: secrets of the server, digests of passwords and API tokens, addresses, ' +
  'plans, diaries and payments. Keep it as you keep the database. Sign-ins and links for a new password are not in it.';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const backupHeaderSchema = z.object({
  format: z.literal('platewise-backup'),
  version: z.number().int(),
  notice: z.string(),
  /** The version of the product that wrote it. */
  product: z.string(),
  /** The migrations that had made the tables, in their order. */
  migrations: z.array(z.string()).min(1),
  createdAt: z.iso.datetime(),
});

/** The first line of a file. */
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const tableEndSchema = z.object({ endOf: z.string(), rows: z.number().int(), sha256: digest });
/** The last value that each sequence gave; a text, since it may be larger than a number holds. */
const sequencesSchema = z.object({ sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)) });
const fileEndSchema = z.object({
  end: z.literal(true),
  tables: z.number().int(),
  rows: z.number().int(),
  sha256: digest,
});

/**
 * A line between the first one and the end, but for rows: those are arrays of the columns' texts as Postgres prints them,
 * which mean the same to every Postgres, the embedded one included.
 */
export const backupLineSchema = z.union([tableSchema, tableEndSchema, sequencesSchema, fileEndSchema]);

/** What was counted of a table. */
export type TableCount = { table: string; rows: number };
