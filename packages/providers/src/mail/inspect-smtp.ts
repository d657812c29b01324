import { smtpTransport } from './smtp-transport.ts';

/** How a mail server does: it takes our sign-in, it refuses it, or it cannot be spoken to; `reason` is a short code. */
export type SmtpInspection = { kind: 'ok' } | { kind: 'refused' | 'unreachable'; reason: string };

/** Connects to the mail server and signs in where the address holds a user; no email is sent. */
export async function inspectSmtp(options: { url: string; timeoutMs: number }): Promise<SmtpInspection> {
  const transport = smtpTransport(options);
  try {
    await transport.verify();
    return { kind: 'ok' };
  } catch (error) {
    const { code = '', responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
    return { kind: code === 'EAUTH' || code === 'ENOAUTH' ? 'refused' : 'unreachable', reason };
  } finally {
    transport.close();
  }
}
