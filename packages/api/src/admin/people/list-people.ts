import type { AdminPage } from '@platewise/contract/admin/admin-page-schema';
import type { AdminListedPerson, AdminPeopleRequest } from '@platewise/contract/admin/admin-people-schema';
import { inBoundedTime } from '../bounded-time-repository.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { readPlace, toPage } from '../row-place.ts';
import { type ListedPersonRow, pageNewest } from './people-repository.ts';

/**
 * A page of people for an operator, newest first.
 * @throws AppError VALIDATION when the cursor is not one of ours
 */
export async function listPeople(
  operating: Operating,
  { search, plan, status, limit, cursor }: AdminPeopleRequest,
): Promise<AdminPage<AdminListedPerson>> {
  const after = readPlace(cursor);
  await logAction(operating, { action: 'people-listed' });
  const found = await inBoundedTime(operating.db, (trx) =>
    pageNewest(trx, { search, plan, status, after, limit: limit + 1 }),
  );
  return toPage(found, { limit, placeOf: ({ created_at: at, id }) => ({ at, id }), toRow: toListedPerson });
}

/** A person as they are listed. */
export function toListedPerson(row: ListedPersonRow): AdminListedPerson {
  return {
    userId: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    plan: row.plan,
    status: row.status,
    grantedPlan: row.granted_plan,
    tokens: row.tokens,
    isOperator: row.operator_since !== null,
  };
}
