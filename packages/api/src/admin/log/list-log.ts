import type { AdminLog, AdminLogRequest } from '@platewise/contract/admin/admin-log-schema';
import type { AdminLogRow } from '@platewise/db/tables/admin-tables';
import { subjectHash } from '../../users/subject-hash.ts';
import { findAddresses } from '../../users/users-repository.ts';
import { readPlace, toPage } from '../row-place.ts';
import { logAction, type Operating } from './log-action.ts';
import { pageNewest } from './log-repository.ts';

/**
 * What operators did and read, newest first, with the addresses of those whose accounts are there.
 * @throws AppError VALIDATION when the cursor is not one of ours
 */
export async function listLog(
  operating: Operating,
  { userId, action, limit, cursor }: AdminLogRequest,
): Promise<AdminLog> {
  const { db } = operating;
  const after = readPlace(cursor);
  const subject = userId === undefined ? undefined : subjectHash(userId);
  // By the digest alone: the account may be gone, and its id with it.
  await logAction(operating, { action: 'log-read', ...(subject !== undefined && { subject }) });
  const found = await pageNewest(db, { subject, actions: action && [action], after, limit: limit + 1 });
  const ids = found.flatMap(({ operator_id, subject_id }) => [operator_id, subject_id]).filter((id) => id !== null);
  const addresses = await findAddresses(db, [...new Set(ids)]);
  const addressOf = (id: string | null) => (id === null ? null : (addresses.get(id) ?? null));
  const toRow = (row: AdminLogRow) => ({
    id: row.id,
    at: row.at.toISOString(),
    operator: addressOf(row.operator_id),
    isCommand: row.operator_hash === null,
    action: row.action,
    userId: row.subject_id,
    email: addressOf(row.subject_id),
    subject: row.subject,
    reason: row.reason,
    detail: row.detail,
  });
  return toPage(found, { limit, placeOf: ({ at, id }) => ({ at, id }), toRow });
}
