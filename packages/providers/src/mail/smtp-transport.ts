import { createTransport } from 'nodemailer';

/** A connection to the mail server at an smtp:// or smtps:// address; no step of it takes longer than `timeoutMs`. */
export function smtpTransport({ url, timeoutMs }: { url: string; timeoutMs: number }) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
