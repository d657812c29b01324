import type { SendMailOptions } from 'nodemailer';
import { providerError } from '../provider-error.ts';
import type { Email, MailPort } from './mail-port.ts';
import { smtpTransport } from './smtp-transport.ts';

const TIMEOUT_MS = 10_000;
const SINGLE_LINE = /^[^\r\n\0]*$/;
const PERMANENT = 500;

/** Emails through a mail server, given as smtp:// or smtps:// address. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = smtpTransport({ url, timeoutMs: TIMEOUT_MS });
  return {
    kind: 'smtp',
    send: async (email) => {
      refuseLineBreaks(email);
      try {
        await transport.sendMail({ from, ...toMail(email, from) });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw providerError('UNAVAILABLE', error);
      }
    },
    close: async () => transport.close(),
  };
}

// A line break in a header would add headers of the writer's choice (security T27).
function refuseLineBreaks({ to, subject, replyTo = '', unsubscribeUrl = '', id = '' }: Email): void {
  const isSafe = [to, subject, replyTo, unsubscribeUrl, id].every((line) => SINGLE_LINE.test(line));
  if (!isSafe) throw new Error('A mail header contains a line break.');
}

function toMail({ to, subject, text, replyTo, unsubscribeUrl, id }: Email, from: string): SendMailOptions {
  return {
    to: toAddress(to),
    subject,
    text,
    ...(replyTo && { replyTo: toAddress(replyTo) }),
    ...(id && { messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>` }),
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

// As an object an address is one address, whatever it holds.
function toAddress(address: string) {
  return { name: '', address };
}

// Refused for good are an envelope and a message; a refused sign-in is the operator's to mend, so those emails wait.
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutEmail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutEmail && Number(error.responseCode) >= PERMANENT;
}
