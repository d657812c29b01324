import type { Water } from '@platewise/contract/diary/water-schema';
import { LIMITS } from '@platewise/contract/limits';

type Drink = Water['drinks'][number];

/** The water of a day, with the sizes that the person used last. */
export function toWater({ drinks, recent }: { drinks: readonly Drink[]; recent: readonly Drink[] }): Water {
  const sizes = [...new Set(recent.map(({ ml }) => ml))].slice(0, LIMITS.waterSizesMax);
  return { ml: drinks.reduce((sum, { ml }) => sum + ml, 0), drinks: [...drinks], sizes };
}
