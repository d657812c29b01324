import type { Taste } from '@platewise/contract/generation/taste-schema';
import { errorCode, errorStatus } from './api-error.ts';
import { randomId } from './random-id.ts';

const SERVERS_FAULT = 500;

/** The Idempotency-Keys of what is asked for and was not answered yet. */
export type PendingIdempotencyKeys = ReturnType<typeof pendingIdempotencyKeys>;

/**
 * Gives each request its Idempotency-Key: the same request has the same key until an answer came, so that what was done
 * although its answer was lost is neither done nor paid again.
 */
export function pendingIdempotencyKeys() {
  const keys = new Map<string, string>();
  const tastes = new Map<string, Promise<{ taste?: Taste }>>();
  return {
    of(request: object): string {
      const name = JSON.stringify(request);
      const key = keys.get(name) ?? randomId();
      keys.set(name, key);
      return key;
    },

    /**
     * The taste that a key was first sent with. It is no part of the request, since it moves by itself (a heart, midnight), but it travels
     * with it: another one would be another call under the same key.
     */
    tasteOf(key: string, read: () => Promise<{ taste?: Taste }>): Promise<{ taste?: Taste }> {
      const taste = tastes.get(key) ?? read();
      tastes.set(key, taste);
      return taste;
    },

    /** Says what came of a key, and answers whether that ends it: a failure does only where it is the server's word. */
    answered(key: string, failure?: unknown): boolean {
      if (failure !== undefined && isUnanswered(failure)) return false;
      for (const [name, one] of keys) if (one === key) keys.delete(name);
      tastes.delete(key);
      return true;
    },
  };
}

// Behind a server's failure, or a proxy's, the work may be done; where it was not, the server has freed the key.
function isUnanswered(failure: unknown): boolean {
  const isServersFault = (errorStatus(failure) ?? SERVERS_FAULT) >= SERVERS_FAULT;
  return isServersFault || errorCode(failure) === 'KEY_STILL_RUNNING';
}
