import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataDir } from '@platewise/db/data-dir/create-data-dir';
import { z } from 'zod';

const SECRET_BYTES = 32;

const operatorFileSchema = z.object({ pid: z.number(), url: z.string(), secret: z.string() });

/** How the operator's commands reach the running server; readable by its owner alone. */
export type OperatorFile = z.infer<typeof operatorFileSchema>;

const pathIn = (dataDir: string) => join(dataDir, 'operator.json');

export function newOperatorSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export async function writeOperatorFile(dataDir: string, file: OperatorFile): Promise<void> {
  await createDataDir(dataDir);
  await writeFile(pathIn(dataDir), JSON.stringify(file), { mode: 0o600 });
  // The mode above counts only for a file that was not there.
  await chmod(pathIn(dataDir), 0o600);
}

export async function readOperatorFile(dataDir: string): Promise<OperatorFile | null> {
  try {
    return operatorFileSchema.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the file unless another server has written its own in the meantime. */
export async function removeOperatorFile(dataDir: string, secret: string): Promise<void> {
  const file = await readOperatorFile(dataDir);
  if (file?.secret === secret) await rm(pathIn(dataDir), { force: true });
}
