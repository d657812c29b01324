/** How better-auth hashes passwords (its `utils/password`): scrypt with N 16384, r 16, p 1, of a salt that is the text of 16 bytes in hex. */
const PARAMETERS = 'scrypt:16384:16:1';
const LOCAL_HASH = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

/**
 * A password hash of our accounts in the form of Werkzeug's scrypt, one of those that Clerk takes: it is the same computation (salt as text,
 * 64 bytes in hex), with other parameters. Null for anything else.
 */
export function werkzeugDigest(localHash: string): string | null {
  const [, salt, key] = LOCAL_HASH.exec(localHash) ?? [];
  return salt && key ? `${PARAMETERS}$${salt}$${key}` : null;
}
