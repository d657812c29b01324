import type { ContactMessage } from '@platewise/contract/site/contact-schema';
import { texts } from '@platewise/contract/texts';
import type { Email } from '@platewise/providers/mail/mail-port';

/** The email about a message of the contact form: to the operator, and an answer goes to the sender. */
export function contactEmail(
  { name, email, subject, message }: ContactMessage,
  { contactTo }: { contactTo: string },
): Omit<Email, 'id'> {
  const { operatorEmail } = texts.contact;
  return {
    to: contactTo,
    replyTo: email,
    subject: operatorEmail.subject({ subject }),
    text: operatorEmail.text({ name, email, subject, message }),
  };
}
