import { texts } from '@platewise/contract/texts';
import type { Email } from '@platewise/providers/mail/mail-port';

/** Days in which the link of an email confirms an address; unsubscribing with it never ends. */
export const CONFIRM_DAYS = 7;

/** The email after someone asked for the newsletter: with the link that confirms, or that nothing is left to do. */
export function newsletterEmail(
  kind: 'confirm' | 'already',
  { email, token, publicUrl }: { email: string; token: string; publicUrl: string },
): Omit<Email, 'id'> {
  const { newsletter } = texts.contact;
  const confirmLink = `${publicUrl}/newsletter/confirm?token=${token}`;
  const unsubscribeLink = `${publicUrl}/newsletter/unsubscribe?token=${token}`;
  const envelope = { to: email, unsubscribeUrl: unsubscribeLink };
  if (kind === 'already') {
    return { ...envelope, subject: newsletter.alreadySubject, text: newsletter.alreadyText({ unsubscribeLink }) };
  }
  const text = newsletter.confirmText({ confirmLink, unsubscribeLink, days: CONFIRM_DAYS });
  return { ...envelope, subject: newsletter.confirmSubject, text };
}
