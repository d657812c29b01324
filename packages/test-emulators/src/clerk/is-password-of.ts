import { scryptSync } from 'node:crypto';
import type { ClerkUser } from './clerk-state.ts';

/** Whether a password is a person's: the one they set, or the one whose hash a server has brought. */
export function isPasswordOf({ password, passwordDigest }: ClerkUser, given: string): boolean {
  if (password !== null) return password === given;
  return passwordDigest !== null && isOfWerkzeug(passwordDigest, given);
}

/** As `check_password_hash` of Werkzeug does: "scrypt:N:r:p$salt$key", the salt taken as text, 64 bytes of key in hex. */
function isOfWerkzeug(digest: string, given: string): boolean {
  const [, n, r, p, salt = '', key] = /^scrypt:(\d+):(\d+):(\d+)\$([^$]+)\$([0-9a-f]{128})$/.exec(digest) ?? [];
  const [cost, blockSize, parallelization] = [Number(n), Number(r), Number(p)];
  const maxmem = 132 * cost * blockSize * parallelization;
  return scryptSync(given, salt, 64, { cost, blockSize, parallelization, maxmem }).toString('hex') === key;
}
