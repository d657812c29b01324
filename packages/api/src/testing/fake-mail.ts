import type { Letter, MailPort } from '@platewise/providers/mail/mail-port';
import { providerError } from '@platewise/providers/provider-error';

/** A mail server that keeps its letters; `behave` decides about each one before it is taken. */
export function fakeMail(behave: (letter: Letter) => Promise<'sent' | 'refused'> = async () => 'sent'): {
  mail: MailPort;
  letters: Letter[];
} {
  const letters: Letter[] = [];
  const send = async (letter: Letter) => {
    const answer = await behave(letter);
    if (answer === 'sent') letters.push(letter);
    return answer;
  };
  return { letters, mail: { kind: 'smtp', send, close: async () => undefined } };
}

/** How a mail server behaves that does not answer. */
export async function unavailable(): Promise<never> {
  throw providerError('UNAVAILABLE', Object.assign(new Error('asha@example.test'), { code: 'ECONNECTION' }));
}
