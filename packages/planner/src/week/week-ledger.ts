import type { ShopPack } from '@platewise/nutrition/prices/shop-pack';
import { shopPackOf } from '@platewise/nutrition/prices/shop-packs';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';

/** What is left of an opened pack, and the last day (by its number) on which it may be used. */
export type OpenedPack = { food: string; grams: number; pack: ShopPack; lastDay: number };

/** The perishable food of a week as it is cooked: packs that stand open, rests that were kept too long, packs opened. */
export type WeekLedger = { open: readonly OpenedPack[]; spoilt: readonly OpenedPack[]; packs: number };

export const EMPTY_LEDGER: WeekLedger = { open: [], spoilt: [], packs: 0 };

/** A dish may stretch a pack by this share of it before another is opened: nobody opens a tin for a spoonful. */
const STRETCH = 0.1;

/**
 * The ledger after a day's portions (grams of all servings): open packs are used up first, oldest first, then new ones
 * are opened, as shops sell them. What was kept too long before that day is spoilt.
 */
export function cookFrom(ledger: WeekLedger, day: number, portions: readonly Portion[]): WeekLedger {
  const open = ledger.open.filter(({ lastDay }) => lastDay >= day).map((one) => ({ ...one }));
  const spoilt = [...ledger.spoilt, ...ledger.open.filter(({ lastDay }) => lastDay < day)];
  let { packs } = ledger;
  for (const { food, grams } of portions) {
    const pack = shopPackOf(food.id);
    if (!pack) continue;
    const missing = takeFrom(open, food.id, grams);
    const count = Math.max(0, Math.ceil(missing / pack.grams - STRETCH));
    const rest = count * pack.grams - missing;
    packs += count;
    if (rest > 0) open.push({ food: food.id, grams: rest, pack, lastDay: day + pack.keepsDays });
  }
  return { open: open.filter(({ grams }) => grams > 0), spoilt, packs };
}

/** Everything that is left of opened packs, spoilt or not, in packs: half a bunch of mint weighs as much as half a cabbage. */
export function packsLeftOver({ open, spoilt }: WeekLedger): number {
  return [...open, ...spoilt].reduce((sum, { grams, pack }) => sum + grams / pack.grams, 0);
}

/** Takes what open packs have of a food; returns the grams that are still missing. */
function takeFrom(open: OpenedPack[], food: string, grams: number): number {
  let missing = grams;
  for (const one of open) {
    if (one.food !== food || missing <= 0) continue;
    const taken = Math.min(one.grams, missing);
    one.grams -= taken;
    missing -= taken;
  }
  return missing;
}
