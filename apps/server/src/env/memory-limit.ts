import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
/** What is left has to do for the requests under way. */
const SHARE = 0.9;

/** How many megabytes each of so many processes may take of what the container, or else the machine, has. */
export function memoryLimitMb({
  processes,
  constrainedBytes = process.constrainedMemory(),
  totalBytes = totalmem(),
}: {
  processes: number;
  constrainedBytes?: number;
  totalBytes?: number;
}): number {
  // Zero, or more than there is, where nothing limits the container.
  const bytes = constrainedBytes > 0 ? Math.min(constrainedBytes, totalBytes) : totalBytes;
  return Math.floor((bytes * SHARE) / processes / MEGABYTE);
}
