import type { AdminSessionsEnded } from '@platewise/contract/admin/admin-action-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { deleteSessions } from '../../sessions/sessions-repository.ts';
import { revokeWithin } from '../../users/deletion/revoke-access.ts';
import { findById } from '../../users/users-repository.ts';
import { logAction } from '../log/log-action.ts';
import { type Mailing, whyText, writeToPerson } from './write-to-person.ts';

/**
 * Signs a person out everywhere, at once, and with `endsTokens` ends their API tokens, shared links and calendar feed. An email notifies them.
 * Sessions that a hosted sign-in service keeps end there.
 * @throws AppError NOT_FOUND
 */
export async function endSessions(
  operating: Mailing & Pick<Context, 'accounts'>,
  { userId, reason, endsTokens }: { userId: string; reason: string; endsTokens: boolean },
): Promise<AdminSessionsEnded> {
  return operating.db.transaction().execute(async (trx) => {
    const given = { ...operating, db: trx };
    const user = await findById(trx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    const sessions = operating.accounts.kind === 'local' ? await deleteSessions(trx, userId) : null;
    if (endsTokens) await revokeWithin(trx, userId, { apiTokens: true, shareLinks: true, calendarFeed: true });
    const detail = endsTokens ? 'with API tokens, shared links and calendar feed' : 'sessions alone';
    await logAction(given, { action: 'sessions-ended', userId, reason, detail });
    const { sessionsEndedSubject: subject, sessionsEndedText, accessEndedText } = texts.mail;
    const write = endsTokens ? accessEndedText : sessionsEndedText;
    const isMailed = await writeToPerson(given, user, ({ publicUrl }) => ({
      subject,
      text: write({ why: whyText(reason), link: `${publicUrl}/signin` }),
    }));
    return { sessions, isMailed };
  });
}
