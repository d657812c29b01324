import { texts } from '@platewise/contract/texts';
import type { AppUserRow } from '@platewise/db/database';
import type { Email } from '@platewise/providers/mail/mail-port';
import type { Context } from '../../context.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import type { Operating } from '../log/log-action.ts';

/** Who acts, and may have to notify a person. */
export type Mailing = Operating & Pick<Context, 'mailing'>;

type Written = Pick<Email, 'subject' | 'text'> & { forgetAt?: Date };

/** Writes an email to a person’s own address, in the transaction of what it is about; false without a mail server or an address. */
export async function writeToPerson(
  { db, now, newId, mailing }: Mailing,
  { email: to }: Pick<AppUserRow, 'email'>,
  write: (mailing: NonNullable<Context['mailing']>) => Written,
): Promise<boolean> {
  if (!mailing || !to.trim()) return false;
  await enqueueEmail({ db, now, newId }, { to, ...write(mailing) });
  return true;
}

/** The paragraph of an email that says why; nothing where no reason was given. */
export function whyText(reason: string | undefined): string {
  return reason === undefined ? '' : texts.mail.reasonGiven({ reason });
}
