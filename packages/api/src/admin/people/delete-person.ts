import type { AdminPersonDeleted } from '@platewise/contract/admin/admin-action-schema';
import { texts } from '@platewise/contract/texts';
import type { AppUserRow } from '@platewise/db/database';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { FORGOTTEN_MS } from '../../users/deletion/account-deleted-email.ts';
import { deletePerson } from '../../users/deletion/delete-person.ts';
import { removeIdentity } from '../../users/deletion/remove-account.ts';
import { findById } from '../../users/users-repository.ts';
import { logAction } from '../log/log-action.ts';
import { type Mailing, whyText, writeToPerson } from './write-to-person.ts';

/**
 * Deletes a person’s account for an operator, as they could themselves: the paid plan first, then all that is theirs in one
 * transaction, with the line in the log and the email that states why.
 * @throws AppError NOT_FOUND; OPERATOR_ACCOUNT for an operator’s, whose right is taken on the machine first;
 * SUBSCRIPTION_NOT_CANCELLED; nothing was deleted then
 */
export async function deletePersonAsOperator(
  context: Mailing & Pick<Context, 'payments' | 'seller' | 'deletedAccounts' | 'accounts'>,
  { userId, reason }: { userId: string; reason: string },
): Promise<AdminPersonDeleted> {
  const user = await findById(context.db, userId);
  if (!user) throw new AppError('NOT_FOUND');
  requireNoOperator(user);
  const { email, email_verified: emailVerified, name } = user;
  const person = { ...context, identity: { userId, email, emailVerified, name } };
  let isMailed = false;
  await deletePerson(person, {
    isNotified: false,
    removesIdentity: true,
    beforeRemoval: async (trx, removed) => {
      requireNoOperator(removed);
      const given = { ...context, db: trx };
      await logAction(given, { action: 'person-deleted', userId, reason });
      isMailed = await writeToPerson(given, removed, ({ publicUrl }) => ({
        subject: texts.mail.deletedByUsSubject,
        text: texts.mail.deletedByUsText({ why: whyText(reason), link: `${publicUrl}/contact` }),
        forgetAt: new Date(context.now().getTime() + FORGOTTEN_MS),
      }));
    },
  });
  return { isMailed, ...(await removeIdentity(context, userId)) };
}

function requireNoOperator({ operator_since }: AppUserRow): void {
  if (operator_since) throw new AppError('OPERATOR_ACCOUNT');
}
