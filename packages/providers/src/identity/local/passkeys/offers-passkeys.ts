import { isIP } from 'node:net';

/**
 * Whether browsers use passkeys at this address: with TLS, or on this machine by its name; a passkey is for a name, never for a number
 * (WebAuthn level 3, 5.1.3).
 */
export function offersPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[');
}
