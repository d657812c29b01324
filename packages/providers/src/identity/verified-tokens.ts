import { LRUCache } from 'lru-cache';

/** A bearer is a kilobyte; a person has one at a time, which they send with every call for as long as it runs. */
const REMEMBERED_MAX = 10_000;

/**
 * Remembers what signed tokens say until they end, so that each signature is checked once and not with every call: a token
 * never means anything else. Whether its session goes on is not for the token to say, and is asked with every call.
 */
export function createVerifiedTokens<Claims extends object>({ now }: { now: () => Date }) {
  const known = new LRUCache<string, { claims: Claims; untilMs: number }>({ max: REMEMBERED_MAX });
  return {
    find: (token: string): Claims | undefined => {
      const found = known.get(token);
      return found && found.untilMs > now().getTime() ? found.claims : undefined;
    },
    /** @param expiresAt in seconds since 1970, as tokens say it */
    remember: (token: string, claims: Claims, expiresAt: number): void => {
      known.set(token, { claims, untilMs: expiresAt * 1000 });
    },
  };
}
