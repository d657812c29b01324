import type { PlansPage, PlansPageRequest } from '@platewise/contract/plans/plan-schema';
import type { UserContext } from '../context.ts';
import { toFavoriteMarks } from '../favorites/favorite-marks.ts';
import { readPage } from './plans-page-repository.ts';
import { toPlan } from './to-plan.ts';

/**
 * One page of the caller's plans, newest first: all, or those of a goal and those that hold every word of a search. A page
 * beyond the last is empty and still holds the total.
 */
export async function pagePlans(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { page, pageSize, search = '', goal }: PlansPageRequest,
): Promise<PlansPage> {
  const { userId } = identity;
  const filter = { words: [...new Set(search.split(/\s+/).filter(Boolean))], goal };
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total, marks: favorites } = await readPage(db, userId, { ...filter, ...place });
  const marks = toFavoriteMarks(favorites);
  return { plans: rows.map((row) => toPlan(row, marks)), page, pageSize, total };
}
