import type { MailPort } from './mail-port.ts';

/** No mail server: nothing leaves, and every email is answered with 'not-sent'. */
export function createStoredMail(): MailPort {
  return { kind: 'stored', send: async () => 'not-sent', close: async () => undefined };
}
