import type { MealPlanRow } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readEntitlements } from '../subscription/read-entitlements.ts';

/** The profiles of a plan with which people may plan together. */
const PROFILES_MIN = 2;

/**
 * Makes sure that the caller's plan is Family.
 * @throws AppError FAMILY_ONLY
 */
export async function requireFamily({ db, identity }: Pick<UserContext, 'db' | 'identity'>): Promise<void> {
  const { profiles } = await readEntitlements(db, identity.userId);
  if (profiles < PROFILES_MIN) throw new AppError('FAMILY_ONLY');
}

/**
 * Makes sure that the caller may change a plan: one whose meals several people share is read, kept and deleted by
 * anyone who has it, and changed with Family only.
 * @throws AppError FAMILY_ONLY
 */
export async function requireChangeable(
  context: Pick<UserContext, 'db' | 'identity'>,
  { request }: Pick<MealPlanRow, 'request'>,
): Promise<void> {
  if (request.people) await requireFamily(context);
}
