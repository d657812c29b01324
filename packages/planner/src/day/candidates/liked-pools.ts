import type { Wish } from '../../request/notes/wish-words.ts';
import type { DayOptions } from '../plan-day.ts';
import { byRegion, plainRegion } from './region-pools.ts';
import type { SlotPool } from './slot-pool.ts';
import { byTaste } from './taste-pools.ts';

/** The pools of a day as a person's region and taste leave them; null where neither is known. */
export function likedPools(
  pools: readonly SlotPool[],
  wishes: readonly Wish[],
  { region: asked, taste, seed }: Pick<DayOptions, 'region' | 'taste' | 'seed'>,
): SlotPool[] | null {
  const region = plainRegion(asked, wishes);
  if (!region && !taste) return null;
  const near = region ? byRegion(region, seed, pools) : [...pools];
  return taste ? near.map((pool) => ({ ...pool, ...byTaste(taste, wishes, pool) })) : near;
}
