import { texts } from '@platewise/contract/texts';
import { AppError } from '../../app-error.ts';
import { findById } from '../../users/users-repository.ts';
import { logAction } from '../log/log-action.ts';
import { type Mailing, whyText, writeToPerson } from './write-to-person.ts';

/**
 * Writes to a person’s own address where they get the copy of their data: behind their sign-in, so that neither an operator nor anyone who
 * reads the mail sees any of it.
 * @throws AppError NOT_FOUND, NO_MAIL_SERVER
 */
export async function sendExport(
  operating: Mailing,
  { userId, reason }: { userId: string; reason: string },
): Promise<{ isMailed: true }> {
  await operating.db.transaction().execute(async (trx) => {
    const given = { ...operating, db: trx };
    const user = await findById(trx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    const isMailed = await writeToPerson(given, user, ({ publicUrl }) => ({
      subject: texts.mail.exportSubject,
      text: texts.mail.exportText({ why: whyText(reason), link: `${publicUrl}/settings?tab=account` }),
    }));
    if (!isMailed) throw new AppError('NO_MAIL_SERVER');
    await logAction(given, { action: 'export-sent', userId, reason });
  });
  return { isMailed: true };
}
