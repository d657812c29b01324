import type { PlansPage } from '@platewise/contract/plan-schema';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { countForUser, pageForUser } from './plans-repository.ts';
import { toPlan } from './to-plan.ts';

/** One page of the caller's plans, newest first; a page beyond the last is empty and still tells the total. */
export async function pagePlans(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PlansPage> {
  const { userId } = identity;
  const total = await countForUser(db, userId);
  const rows = await pageForUser(db, userId, { limit: pageSize, offset: (page - 1) * pageSize });
  const marks = await readFavoriteMarks(db, userId);
  return { plans: rows.map((row) => toPlan(row, marks)), page, pageSize, total };
}
