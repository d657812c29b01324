import type { Wish } from '../../request/notes/wish-words.ts';
import type { DayOptions } from '../plan-day.ts';
import { withFewUncommon } from './common-pools.ts';
import { byRegion, plainRegion } from './region-pools.ts';
import type { SlotPool } from './slot-pool.ts';
import { byTaste } from './taste-pools.ts';

/** The pools of a day as they are looked at first: with few dishes of foods that few people buy, and by the person's region and taste; null where that is all of them. */
export function narrowedPools(
  pools: readonly SlotPool[],
  wishes: readonly Wish[],
  { region: asked, taste, seed }: Pick<DayOptions, 'region' | 'taste' | 'seed'>,
): readonly SlotPool[] | null {
  const common = withFewUncommon(pools, wishes, seed);
  const region = plainRegion(asked, wishes);
  const near = region ? byRegion(region, seed, common) : common;
  const narrowed = taste ? near.map((pool) => ({ ...pool, ...byTaste(taste, wishes, pool) })) : near;
  return narrowed.some((pool, place) => pool !== pools[place]) ? narrowed : null;
}
