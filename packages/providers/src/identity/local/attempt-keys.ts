import { createHash } from 'node:crypto';
import type { AttemptLimit } from '../attempt-limiter.ts';
import { addressGroup } from './address-group.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;

/** How often something may be tried (security T10, T17). A success clears the attempts of an account. */
export const LIMITS_OF_ATTEMPTS = {
  signIn: { max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  // Many people can share one address, so this one is wide: it stops lists of stolen passwords.
  signInFromAddress: { max: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  signUp: { max: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  /** The password asked for again of somebody who is signed in. */
  password: { max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  changeName: { max: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  /** A code asked for of somebody who is signed in. While somebody signs in, the library counts: five a try, ten an account. */
  code: { max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  passkeyFromAddress: { max: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  codeFromAddress: { max: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  /** Links that prove an address: of one account, and to one address. */
  link: { max: 5, windowSeconds: 3600 },
  linkTo: { max: 5, windowSeconds: 3600 },
  linkFromAddress: { max: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  reset: { max: 5, windowSeconds: 3600 },
  resetFromAddress: { max: 30, windowSeconds: QUARTER_HOUR_SECONDS },
} as const satisfies Record<string, AttemptLimit>;

/** The keys under which attempts are counted; e-mail addresses appear as digests only. */
export const attemptKeys = {
  signIn: (ip: string, email: string) => `sign-in:${addressGroup(ip)}:${digest(email)}`,
  signInFrom: (ip: string) => `sign-in:${addressGroup(ip)}`,
  signUp: (ip: string) => `sign-up:${addressGroup(ip)}`,
  password: (userId: string) => `password:${digest(userId)}`,
  changeName: (userId: string) => `name:${digest(userId)}`,
  code: (userId: string) => `code:${digest(userId)}`,
  passkeyFrom: (ip: string) => `passkey:${addressGroup(ip)}`,
  codeFrom: (ip: string) => `code:${addressGroup(ip)}`,
  link: (userId: string) => `link:${digest(userId)}`,
  linkTo: (email: string) => `link-to:${digest(email)}`,
  linkFrom: (ip: string) => `link:${addressGroup(ip)}`,
  reset: (email: string) => `reset:${digest(email)}`,
  resetFrom: (ip: string) => `reset:${addressGroup(ip)}`,
};

function digest(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
