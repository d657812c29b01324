import { createTransport } from 'nodemailer';
import { providerError } from '../provider-error.ts';
import type { Letter, MailPort } from './mail-port.ts';

const TIMEOUT_MS = 10_000;
const SINGLE_LINE = /^[^\r\n\0]*$/;

/** Letters through a mail server, given as smtp:// or smtps:// address. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    send: async (letter) => {
      refuseLineBreaks(letter);
      const { to, subject, text } = letter;
      await transport
        .sendMail({ from, to: { name: '', address: to }, subject, text })
        .catch((error: unknown) => Promise.reject(providerError('UNAVAILABLE', error)));
      return 'sent';
    },
    close: async () => transport.close(),
  };
}

// A line break in a header would add headers of the writer's choice (security T27).
function refuseLineBreaks({ to, subject }: Letter): void {
  if (!SINGLE_LINE.test(to) || !SINGLE_LINE.test(subject)) throw new Error('A mail header contains a line break.');
}
