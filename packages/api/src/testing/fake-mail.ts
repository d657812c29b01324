import type { Email, MailPort } from '@platewise/providers/mail/mail-port';
import { providerError } from '@platewise/providers/provider-error';

/** A mail server that keeps its emails; `behave` decides about each one before it is taken. */
export function fakeMail(behave: (email: Email) => Promise<'sent' | 'refused'> = async () => 'sent'): {
  mail: MailPort;
  emails: Email[];
} {
  const emails: Email[] = [];
  const send = async (email: Email) => {
    const answer = await behave(email);
    if (answer === 'sent') emails.push(email);
    return answer;
  };
  return { emails, mail: { kind: 'smtp', send, close: async () => undefined } };
}

/** How a mail server behaves that does not answer. */
export async function unavailable(): Promise<never> {
  throw providerError('UNAVAILABLE', Object.assign(new Error('asha@example.test'), { code: 'ECONNECTION' }));
}
