import type { Db } from '@platewise/db/database';
import { markUsed, type TokenUse } from './personal-tokens-repository.ts';

/** Uses that are held at once; beyond it the oldest are forgotten, so that a database that takes no writes fills no memory. */
const HELD_MAX = 100_000;
const BATCH = 1000;

/** When personal API tokens were used last, held in memory and written many at a time: a read writes nothing. */
export type TokenUses = {
  note: (use: TokenUse) => void;
  /** Writes what is held. What cannot be written stays for the next time. */
  flush: (db: Db) => Promise<void>;
};

export function createTokenUses(): TokenUses {
  const held = new Map<string, TokenUse>();
  return {
    note: (use) => {
      held.set(use.id, use);
      const oldest = held.keys().next().value;
      if (held.size > HELD_MAX && oldest) held.delete(oldest);
    },
    flush: async (db) => {
      while (held.size > 0) {
        const batch = [...held.values()].slice(0, BATCH);
        await markUsed(db, batch);
        for (const use of batch) if (held.get(use.id) === use) held.delete(use.id);
      }
    },
  };
}
