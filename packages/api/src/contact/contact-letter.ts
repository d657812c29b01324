import type { ContactMessage } from '@platewise/contract/contact-schema';
import { texts } from '@platewise/contract/texts';
import type { Letter } from '@platewise/providers/mail/mail-port';

/** The letter about a message of the contact form: to the operator, and an answer goes to the sender. */
export function contactLetter(
  { name, email, subject, message }: ContactMessage,
  { contactTo }: { contactTo: string },
): Omit<Letter, 'id'> {
  const { letter } = texts.contact;
  return {
    to: contactTo,
    replyTo: email,
    subject: letter.subject({ subject }),
    text: letter.text({ name, email, subject, message }),
  };
}
