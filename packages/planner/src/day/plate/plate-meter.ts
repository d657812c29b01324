import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import {
  boundShareOf,
  boundsGrowth,
  namedFor,
  namedGramsMin,
  plateGramsBounds,
} from '@platewise/nutrition/recipes/plate-bounds';
import type { PlanningTask } from '../../request/read-request.ts';
import { type Eaters, ONE_EATER } from './plate-rows.ts';

/** The bounds of one plate, each as filled by 1 at its limit, and what one gram of each portion fills of them. */
export type PlateMeter = { filled: number[]; signs: (1 | -1)[]; perGram: ReadonlyMap<Portion, GramShares> };

/** The bounds that a portion counts towards, and which share of each its gram fills. */
export type GramShares = { bounds: readonly number[]; shares: readonly number[] };

const GROWTH_MARGIN = 0.985;

/** Reads a plate whose amounts are still to be moved; `kcal` are what it is going to hold. */
export function plateMeter(
  task: PlanningTask,
  { name, kcal, isSnack }: { name: string; kcal: number; isSnack: boolean },
  portions: readonly Portion[],
): PlateMeter {
  const { largest, smallest }: Eaters = task.eaters ?? ONE_EATER;
  // Rounding moves the kcal themselves by a little, and with them the bounds of a large meal.
  const growth = boundsGrowth(GROWTH_MARGIN * kcal * largest);
  const rows = new Map<string, number>();
  const meter = { filled: [] as number[], signs: [] as (1 | -1)[], perGram: new Map<Portion, GramShares>() };
  const rowOf = (key: string, sign: 1 | -1) => {
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, meter.filled.push(0) - 1);
    meter.signs.push(sign);
    return meter.filled.length - 1;
  };
  const named = namedFor(
    name,
    portions.map(({ food }) => food),
  );
  const { max } = plateGramsBounds({ kcal: GROWTH_MARGIN * kcal * largest, isSnack });
  const { min } = plateGramsBounds({ kcal: kcal * smallest, isSnack });
  for (const portion of portions) {
    const bounds = [rowOf('plate above', 1), rowOf('plate below', -1)];
    const shares = [largest / max, smallest / min];
    const share = boundShareOf(portion.food, task.diet === 'keto');
    if (share) {
      bounds.push(rowOf(share.key, 1));
      shares.push((share.perGram * largest) / growth);
    }
    if (share?.bound === 'flesh' || share?.bound === 'egg') {
      const least = namedGramsMin(share.bound, named[share.bound]);
      if (least > 0) {
        bounds.push(rowOf(`${share.bound} below`, -1));
        shares.push(smallest / least);
      }
    }
    const ofGram = { bounds, shares };
    meter.perGram.set(portion, ofGram);
    fill(meter, ofGram, portion.grams);
  }
  return meter;
}

/** Counts grams of a portion in, or out where they are negative. */
export function fill({ filled }: PlateMeter, { bounds, shares }: GramShares, grams: number) {
  for (let at = 0; at < bounds.length; at++) {
    const bound = bounds[at] as number;
    filled[bound] = (filled[bound] as number) + (shares[at] as number) * grams;
  }
}

/** How far the plate leaves its bounds, all added up; 0 where it keeps them. */
export function meterBreach({ filled, signs }: PlateMeter): number {
  return filled.reduce((sum, one, row) => sum + Math.max(0, (signs[row] ?? 1) * (one - 1)), 0);
}

/** What a change of one portion adds to the breach. */
export function breachChange({ filled, signs }: PlateMeter, { bounds, shares }: GramShares, grams: number): number {
  let change = 0;
  for (let at = 0; at < bounds.length; at++) {
    const bound = bounds[at] as number;
    const sign = signs[bound] as number;
    const before = sign * ((filled[bound] as number) - 1);
    change += Math.max(0, before + sign * (shares[at] as number) * grams) - Math.max(0, before);
  }
  return change;
}
