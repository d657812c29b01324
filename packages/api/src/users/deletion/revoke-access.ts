import type { RevokeChoices } from '@platewise/contract/account/user-schema';
import type { Db } from '@platewise/db/database';
import { deleteTokens } from '../../api-tokens/personal-tokens-repository.ts';
import { endFeed } from '../../calendar/feed/calendar-feed-repository.ts';
import { deleteEveryLink } from '../../sharing/plan-links-repository.ts';

/** Ends what lets somebody into an account besides its password, as far as it is named: all of it, or nothing on a failure. */
export async function revokeAccess(db: Db, userId: string, choices: RevokeChoices): Promise<void> {
  await db.transaction().execute((trx) => revokeWithin(trx, userId, choices));
}

/** The same in a transaction that is under way. */
export async function revokeWithin(
  trx: Db,
  userId: string,
  { apiTokens, shareLinks, calendarFeed }: RevokeChoices,
): Promise<void> {
  if (apiTokens) await deleteTokens(trx, userId);
  if (shareLinks) await deleteEveryLink(trx, userId);
  if (calendarFeed) await endFeed(trx, userId);
}
