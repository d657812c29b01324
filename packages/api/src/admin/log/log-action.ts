import type { AdminAction } from '@platewise/contract/admin/admin-log-schema';
import type { Context } from '../../context.ts';
import { subjectHash } from '../../users/subject-hash.ts';
import { insert } from './log-repository.ts';

/** Who acts: an operator in the admin area, or null for a command on the machine. */
export type Operating = Pick<Context, 'db' | 'now' | 'newId'> & { operatorId: string | null };

type Done = {
  action: AdminAction;
  /** Whom it was about. */
  userId?: string;
  /** What it was about, where that is nobody. */
  subject?: string;
  reason?: string | undefined;
  detail?: string;
};

/** Writes what an operator does or reads into the log, which nobody changes: in the transaction of what is done, or before it is read. */
export async function logAction(
  { db, now, newId, operatorId }: Operating,
  { action, userId, subject, reason, detail }: Done,
): Promise<void> {
  await insert(db, {
    id: newId(),
    at: now(),
    operator_id: operatorId,
    operator_hash: operatorId === null ? null : subjectHash(operatorId),
    action,
    subject_id: userId ?? null,
    subject: userId === undefined ? (subject ?? null) : subjectHash(userId),
    reason: reason ?? null,
    detail: detail ?? null,
  });
}
