import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
/** Bytes that must stay free: after a failed write the embedded database stops answering, so it must never come to that. */
const MIN_FREE_BYTES = 64 * MIB;
/** How long a measurement is believed. */
const FRESH_MS = 1000;

/** Answers whether the file system of `path` has room for another write; asks the system at most once a second. */
export function createFreeSpaceGuard({
  path,
  minFreeBytes = MIN_FREE_BYTES,
  now = Date.now,
}: {
  path: string;
  minFreeBytes?: number;
  now?: () => number;
}): () => Promise<boolean> {
  let measured: { at: number; hasSpace: Promise<boolean> } | undefined;
  return () => {
    if (!measured || now() - measured.at >= FRESH_MS || now() < measured.at) {
      measured = { at: now(), hasSpace: hasBytes(path, minFreeBytes) };
    }
    return measured.hasSpace;
  };
}

async function hasBytes(path: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= bytes;
}
