type Forget = (userId: string) => void;

const subscribers = new Set<Forget>();

/**
 * Somebody leaves this browser for good: they sign out, here or in another tab, or delete their account. What stores
 * something of a person subscribes and forgets it, so that the next person finds nothing. A session that ends by itself is
 * no leaving: anyone who signs in again goes on where they were.
 */
export const leaving = {
  /** Returns the way to end it. */
  subscribe(forget: Forget): () => void {
    subscribers.add(forget);
    return () => subscribers.delete(forget);
  },
  notify(userId: string): void {
    for (const forget of subscribers) forget(userId);
  },
};
