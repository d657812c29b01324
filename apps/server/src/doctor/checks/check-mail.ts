import { inspectSmtp } from '@platewise/providers/mail/inspect-smtp';
import type { Env } from '../../env/env.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Mail';

/** Whether the mail server takes our sign-in; nothing is sent. */
export async function checkMail(
  { SMTP_URL, isProduction }: Pick<Env, 'SMTP_URL' | 'isProduction'>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Finding> {
  if (!SMTP_URL) {
    const why =
      'No mail server is set: no email is written, also not to somebody who forgot a password, and no address is asked to be confirmed.';
    return isProduction ? warning(WHAT, why, 'Set SMTP_URL, MAIL_FROM and CONTACT_TO.') : ok(WHAT, why);
  }
  const { host } = new URL(SMTP_URL);
  const inspection = await inspectSmtp({ url: SMTP_URL, timeoutMs });
  switch (inspection.kind) {
    case 'ok':
      return ok(WHAT, `${host} greets, and takes our sign-in where one is set.`);
    case 'refused':
      return fault(
        WHAT,
        `${host} refuses our sign-in (${inspection.reason}).`,
        'Put the right user and password into SMTP_URL; special characters in them are written as %XX.',
      );
    case 'unreachable':
      return fault(
        WHAT,
        `${host} cannot be spoken to (${inspection.reason}).`,
        'See whether host and port of SMTP_URL are right and open from here; smtps:// is for port 465, smtp:// for 587.',
      );
  }
}
