import type { CalendarFeedLink } from '@platewise/contract/calendar/calendar-schema';
import type { UserContext } from '../../context.ts';
import { hashLinkToken, newLinkToken } from '../../sharing/link-token.ts';
import { setFeed } from './calendar-feed-repository.ts';

/**
 * Makes the link that calendar programs follow; the one before leads nowhere from then on. The answer is the only place
 * where the link can be read.
 */
export async function makeFeedLink({
  db,
  identity,
  now,
}: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<CalendarFeedLink> {
  const [secret, createdAt] = [newLinkToken(), now()];
  await setFeed(db, identity.userId, { hash: hashLinkToken(secret), createdAt });
  return { path: `/api/calendar/feed/${secret}.ics`, createdAt: createdAt.toISOString() };
}
