import { isWithinAYear } from '@platewise/contract/dates/known-dates';
import type { ListFromPlanRequest } from '@platewise/contract/shopping/shopping-list-request-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { invalidInput } from '../../invalid-input.ts';
import { isId } from '../../is-id.ts';
import { plansOf } from './meals-of-source.ts';

/**
 * The plans or the days of the calendar that a request names.
 * @throws AppError NOT_FOUND for a plan that is not the caller's, VALIDATION for a date more than a year ahead
 */
export async function readListSource(
  db: Db,
  { identity, now }: Pick<UserContext, 'identity' | 'now'>,
  { planIds, from, to }: Pick<ListFromPlanRequest, 'planIds' | 'from' | 'to'>,
): Promise<StoredListSource> {
  if (planIds) {
    const asked = [...new Set(planIds)];
    const plans = asked.every(isId) ? await plansOf(db, identity.userId, asked) : [];
    if (plans.length < asked.length) throw new AppError('NOT_FOUND');
    return { kind: 'plans', planIds: asked };
  }
  for (const [field, date] of Object.entries({ from, to })) {
    if (date !== undefined && isWithinAYear(date, now())) continue;
    throw invalidInput([{ path: field, message: texts.validation.date({ field }) }]);
  }
  return { kind: 'calendar', from: from ?? '', to: to ?? '' };
}
