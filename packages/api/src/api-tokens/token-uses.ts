import type { Db } from '@platewise/db/database';
import { markUsed, type TokenUse } from './personal-tokens-repository.ts';

/** Uses that are held at once; beyond it the oldest are forgotten, so that a database that takes no writes fills no memory. */
const HELD_MAX = 100_000;
const BATCH = 1000;

/** When personal API tokens were used last, held in memory and written many at a time: a read writes nothing. */
export type TokenUses = {
  /** Whose token a digest is of, where it was seen before: it is theirs for ever, whether it still opens anything or not. */
  ownerOf: (tokenHash: string) => string | undefined;
  remember: (tokenHash: string, userId: string) => void;
  note: (use: TokenUse) => void;
  /** Writes what is held. What cannot be written stays for the next time. */
  flush: (db: Db) => Promise<void>;
};

export function createTokenUses(): TokenUses {
  const held = new Map<string, TokenUse>();
  const owners = new Map<string, string>();
  return {
    ownerOf: (tokenHash) => owners.get(tokenHash),
    remember: (tokenHash, userId) => hold(owners, tokenHash, userId),
    note: (use) => hold(held, use.id, use),
    flush: async (db) => {
      while (held.size > 0) {
        const batch = [...held.values()].slice(0, BATCH);
        await markUsed(db, batch);
        for (const use of batch) if (held.get(use.id) === use) held.delete(use.id);
      }
    },
  };
}

function hold<Held>(map: Map<string, Held>, key: string, one: Held): void {
  map.set(key, one);
  const oldest = map.keys().next().value;
  if (map.size > HELD_MAX && oldest) map.delete(oldest);
}
