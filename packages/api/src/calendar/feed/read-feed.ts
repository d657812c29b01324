import { addDays } from '@platewise/contract/dates/local-date';
import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { readToday } from '../../preferences/read-preferences.ts';
import { hashLinkToken } from '../../sharing/link-token.ts';
import { entriesBetween } from '../calendar-repository.ts';
import { calendarFeed } from './calendar-feed.ts';
import { findFeedOwner } from './calendar-feed-repository.ts';

/**
 * The calendar that a link leads to, as a calendar file: the last month and the coming year. Whether the link holds is asked of the
 * primary; what it shows may lag, since calendar programs look once an hour.
 * @throws AppError NOT_FOUND for a link that was replaced, revoked, or never was
 */
export async function readFeed(
  { db, lagging, now }: Pick<Context, 'db' | 'lagging' | 'now'>,
  { secret }: { secret: string },
): Promise<string> {
  const userId = await findFeedOwner(db, hashLinkToken(secret));
  if (userId === null) throw new AppError('NOT_FOUND');
  const today = await readToday(lagging, userId, { now });
  const entries = await entriesBetween(lagging, userId, {
    from: addDays(today, -LIMITS.calendarFeedDaysBack),
    to: addDays(today, LIMITS.calendarFeedDaysAhead),
  });
  return calendarFeed(entries, { userId, now: now() });
}
