import { createHash } from 'node:crypto';

/** What is kept of a deleted account's id: enough to know it again, and not the id. */
export function subjectHash(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
