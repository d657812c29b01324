import { numberFormat } from '@platewise/contract/language/formats';
import { LIMITS } from '@platewise/contract/limits';
import { water as words } from '@platewise/contract/texts/diary/water';
import type { Units } from '../../../shared/preferences/food-weight-text.ts';
import { readDecimal } from './values/read-amount.ts';

/** The US fluid ounce (NIST Handbook 44, appendix C). */
const ML_PER_FLUID_OUNCE = 29.573_529_562_5;

/** A glass before somebody used sizes of their own: 250 ml, or 8 fl oz. */
const FIRST_GLASS_ML: Record<Units, number> = { metric: 250, us: 237 };

const whole = numberFormat({ maximumFractionDigits: 0 });
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** An amount of water as a person measures it: '250 ml', '8 fl oz'. */
export function waterText(ml: number, units: Units): string {
  return units === 'us'
    ? words.fluidOunces({ count: tenths.format(ml / ML_PER_FLUID_OUNCE) })
    : words.ml({ count: whole.format(ml) });
}

/** The sizes that one press adds: those that were used last. */
export function offeredSizes(sizes: readonly number[], units: Units): readonly number[] {
  return sizes.length > 0 ? sizes : [FIRST_GLASS_ML[units]];
}

/** Whole ml of an amount that was typed in the person's units; null where there is none, or it is out of bounds. */
export function readWaterMl(text: string, units: Units): number | null {
  const amount = readDecimal(text);
  if (amount === null) return null;
  const ml = Math.round(units === 'us' ? amount * ML_PER_FLUID_OUNCE : amount);
  return ml >= LIMITS.waterMinMl && ml <= LIMITS.waterMaxMl ? ml : null;
}
